import { expect, test } from "vitest";
import { SessionEndPage, SessionWarning } from "./SessionWarning.tsx";
import { htmlOf, tagsOf, wordsOf } from "./render-html.tsx";

function warning(props: Partial<Parameters<typeof SessionWarning>[0]> = {}): string {
  return htmlOf(
    <SessionWarning open minutesLeft={2} extendable onExtend={() => {}} busy={false} {...props} />,
  );
}

function page(props: Partial<Parameters<typeof SessionEndPage>[0]> = {}): string {
  return htmlOf(
    <SessionEndPage
      kind="warning"
      minutes={15}
      extendable
      from="/claims?page=2"
      kept={false}
      loginHref="/login?to=/claims"
      {...props}
    />,
  );
}

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

test("an extension that was asked for is not asked for twice", () => {
  expect(tagsOf(warning({ busy: true }), "button", "disabled")).toHaveLength(1);
  expect(tagsOf(warning(), "button", "disabled")).toEqual([]);
});

test("the warning as a page extends by a post that knows the way back", () => {
  const html = page();
  expect(html).toContain("<h1>Are you still there?</h1>");
  expect(wordsOf(html)).toContain("we log you out after 15 minutes without activity");
  expect(tagsOf(html, "form", 'method="post"', 'action="/session-ended"')).toHaveLength(1);
  expect(
    tagsOf(html, "input", 'type="hidden"', 'name="from"', 'value="/claims?page=2"'),
  ).toHaveLength(1);
  expect(tagsOf(html, "button", 'name="intent"', 'value="extend"')).toHaveLength(1);
  expect(tagsOf(html, "form", 'action="/logout"')).toHaveLength(1);
});

test("the last warning as a page leads back and extends nothing", () => {
  const html = page({ extendable: false });
  expect(html).toContain("<h1>Your session is about to end</h1>");
  expect(html).not.toContain("/session-ended");
  expect(tagsOf(html, "a", 'href="/claims?page=2"')).toHaveLength(1);
});

test("the end says why, what is kept, and how to go on", () => {
  const html = page({ kind: "ended", kept: true });
  const words = wordsOf(html);
  expect(words).toContain("Your session has ended");
  expect(words).toContain("For your security, we log you out after 15 minutes without activity.");
  expect(words).toContain(
    "What you typed in your last form was not sent. " +
      "We keep it for 15 minutes: log in again to see and send it.",
  );
  expect(tagsOf(html, "a", 'href="/login?to=/claims"')).toHaveLength(1);
  expect(html).not.toContain("<form");
  expect(wordsOf(page({ kind: "ended" }))).not.toContain("What you typed");
});
