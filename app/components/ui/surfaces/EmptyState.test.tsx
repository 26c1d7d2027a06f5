import { expect, test } from "vitest";
import { EmptyState } from "./EmptyState.tsx";
import { htmlOf, tagsOf, wordsOf } from "../render-html.tsx";
import { Unavailable } from "./Unavailable.tsx";

test("an empty state has a title, and text, a link and another icon only where given", () => {
  const action = { label: "Find care", href: "/find-care" };
  const [title, text] = ["You have no referrals", "You'll find them here."];
  const html = htmlOf(<EmptyState icon="stethoscope-duotone" {...{ title, text, action }} />);
  expect(wordsOf(html)).toBe(`${title} ${text} Find care`);
  expect(tagsOf(html, "a", 'href="/find-care"')).toHaveLength(1);
  expect(html).toContain("#stethoscope-duotone");
  expect(html).not.toMatch(/tone-|role=/);
  const bare = htmlOf(<EmptyState title={title} />);
  expect(wordsOf(bare)).toBe(title);
  expect(bare).not.toContain("<a");
  expect(bare).toContain("#file-text-duotone");
});

test("a part that failed to load is never shown as empty, and can be tried again at the same address", () => {
  const failed = (phone: string | null) =>
    htmlOf(<Unavailable title="We can't show your claims right now" phone={phone} />, "/a?b=1&c=2");
  const html = failed(null);
  expect(wordsOf(html)).toMatch(
    /^We can't show your claims right now The problem is on our side\./,
  );
  expect(wordsOf(html)).not.toMatch(/\b(no|none|empty|nothing|zero|0)\b/i);
  expect(html).toContain("tone-warn");
  expect(tagsOf(html, "a")).toEqual([expect.stringContaining('href="/a?b=1&amp;c=2"')]);
  expect(wordsOf(html)).toMatch(/Try again$/);
  const callable = failed("(503) 555-0100");
  expect(tagsOf(callable, "a", 'href="tel:5035550100"')).toHaveLength(1);
  expect(wordsOf(callable)).toContain("Need it now? Call (503) 555-0100");
});
