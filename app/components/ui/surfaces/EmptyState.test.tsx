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

const at = "/claims?type=vision&page=2";

test("a part that failed to load is shown as our problem, and never as empty", () => {
  const html = htmlOf(<Unavailable title="We can't show your vision claims right now" />, at);
  expect(wordsOf(html)).toContain("We can't show your vision claims right now");
  expect(wordsOf(html)).toContain("The problem is on our side.");
  expect(wordsOf(html)).not.toMatch(/\b(no|none|empty|nothing|zero|0)\b/i);
  expect(html).toContain("tone-warn");
});

test("the link to try again leads to the same address with its query", () => {
  const html = htmlOf(<Unavailable title="We can't show your claims right now" />, at);
  const [link = "", ...others] = tagsOf(html, "a");
  expect(link).toContain('href="/claims?type=vision&amp;page=2"');
  expect(others).toEqual([]);
  expect(wordsOf(html.slice(html.indexOf(link)))).toBe("Try again");
});

test("a part that failed to load has a number to call where one is known", () => {
  const html = htmlOf(
    <Unavailable title="We can't show your claims right now" phone="(503) 555-0100" />,
    at,
  );
  expect(tagsOf(html, "a", 'href="tel:5035550100"')).toHaveLength(1);
  expect(wordsOf(html)).toContain("Need it now? Call (503) 555-0100");
  expect(
    htmlOf(<Unavailable title="We can't show your claims right now" phone={null} />, at),
  ).not.toContain("tel:");
});
