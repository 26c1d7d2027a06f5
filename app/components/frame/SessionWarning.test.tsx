import { expect, test } from "vitest";
import { SessionWarning } from "./SessionWarning.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";

const warning = (props: Partial<Parameters<typeof SessionWarning>[0]> = {}): string => {
  const usual = { open: true, minutesLeft: 2, extendable: true, extension: "none" } as const;
  return htmlOf(<SessionWarning {...usual} onExtend={() => {}} {...props} />);
};

test("the warning is closed in HTML, has name and description, and offers to stay or to log out", () => {
  const html = warning({ minutesLeft: 1 });
  const [dialog = ""] = tagsOf(html, "dialog");
  // Only script opens the dialog.
  expect(dialog).not.toContain(" open");
  const idOf = (name: string) => new RegExp(`aria-${name}="([^"]+)"`).exec(dialog)?.[1] ?? "";
  expect(tagsOf(html, "h2", `id="${idOf("labelledby")}"`)).toHaveLength(1);
  expect(tagsOf(html, "p", `id="${idOf("describedby")}"`, 'aria-live="polite"')).toHaveLength(1);
  for (const words of ["Are you still there?", "about 1 minute left.", "Stay logged in"]) {
    expect(wordsOf(html)).toContain(words);
  }
  expect(tagsOf(html, "form", 'method="post"', 'action="/logout"')).toHaveLength(1);
});

test("near the session's last moment the warning offers to go back to the page, not to stay", () => {
  const html = warning({ extendable: false, minutesLeft: 0 });
  expect(wordsOf(html)).toContain("Your session is about to end");
  expect(wordsOf(html)).toContain("less than a minute left");
  expect(html).not.toContain("Stay logged in");
  expect(tagsOf(html, "form", 'method="dialog"')).toHaveLength(1);
  expect(tagsOf(html, "form", 'action="/logout"')).toHaveLength(1);
});

test("the button that extends the session is disabled while that is under way, and enabled after it failed", () => {
  expect(tagsOf(warning({ extension: "asked" }), "button", "disabled")).toHaveLength(1);
  expect(tagsOf(warning(), "button", "disabled")).toEqual([]);
  const html = warning({ extension: "failed" });
  expect(wordsOf(html)).toContain("We couldn't connect.");
  expect(tagsOf(html, "button", "disabled")).toEqual([]);
});
