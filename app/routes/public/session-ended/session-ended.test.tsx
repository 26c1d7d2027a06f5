import { expect, test } from "vitest";
import { SessionEndPage } from "./session-ended.tsx";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";

function page(props: Partial<Parameters<typeof SessionEndPage>[0]> = {}): string {
  return htmlOf(
    <SessionEndPage
      kind="warning"
      minutes={15}
      extendable
      from="/claims?page=2"
      hasDraft={false}
      {...props}
    />,
  );
}

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
  const html = page({ kind: "ended", hasDraft: true });
  const words = wordsOf(html);
  expect(words).toContain("Your session has ended");
  expect(words).toContain("For your security, we log you out after 15 minutes without activity.");
  expect(words).toContain(
    "Your last form wasn't sent. " +
      "We'll keep it for 15 minutes. Log in again to review and send it.",
  );
  expect(tagsOf(html, "a", 'href="/login"')).toHaveLength(1);
  expect(html).not.toContain("<form");
  expect(wordsOf(page({ kind: "ended" }))).not.toContain("What you typed");
});
