import { expect, test } from "vitest";
import { EmptyState } from "./EmptyState.tsx";
import { htmlOf, tagsOf, wordsOf } from "./render-html.tsx";

test("an empty state says that there is nothing, and what can be done; its words alone will do", () => {
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
