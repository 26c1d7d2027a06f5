import { expect, test } from "vitest";
import { SessionWarning } from "./SessionWarning.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";

const warning = (props: Partial<Parameters<typeof SessionWarning>[0]> = {}): string => {
  const usual = { open: true, minutesLeft: 2, extendable: true, extension: "none" } as const;
  return htmlOf(<SessionWarning {...usual} onExtend={() => {}} {...props} />);
};

test("the dialog is closed in HTML, whatever the time: only script opens it", () => {
  expect(tagsOf(warning(), "dialog", "open")).toEqual([]);
  expect(tagsOf(warning({ open: false }), "dialog")).toHaveLength(1);
});

test("the dialog asks, tells the time left and offers to stay or to log out", () => {
  const html = warning({ minutesLeft: 1 });
  const words = wordsOf(html);
  expect(words).toContain("Are you still there?");
  expect(words).toContain("You have about 1 minute left.");
  expect(words).toContain("Stay logged in");
  expect(tagsOf(html, "form", 'method="post"', 'action="/logout"')).toHaveLength(1);
  const [dialog = ""] = tagsOf(html, "dialog");
  const idOf = (name: string) => new RegExp(`aria-${name}="([^"]+)"`).exec(dialog)?.[1] ?? "";
  expect(tagsOf(html, "h2", `id="${idOf("labelledby")}"`)).toHaveLength(1);
  expect(tagsOf(html, "p", `id="${idOf("describedby")}"`, 'aria-live="polite"')).toHaveLength(1);
});

test("at the session's last moment there is nothing to extend, only the page to go back to", () => {
  const html = warning({ extendable: false, minutesLeft: 0 });
  expect(wordsOf(html)).toContain("Your session is about to end");
  expect(wordsOf(html)).toContain("less than a minute left");
  expect(html).not.toContain("Stay logged in");
  expect(tagsOf(html, "form", 'method="dialog"')).toHaveLength(1);
  expect(tagsOf(html, "form", 'action="/logout"')).toHaveLength(1);
});

test("an extension is not asked for twice; one that could not be says so, and can be asked again", () => {
  expect(tagsOf(warning({ extension: "asked" }), "button", "disabled")).toHaveLength(1);
  expect(tagsOf(warning(), "button", "disabled")).toEqual([]);
  const html = warning({ extension: "failed" });
  expect(wordsOf(html)).toContain("We couldn't connect.");
  expect(tagsOf(html, "button", "disabled")).toEqual([]);
});
