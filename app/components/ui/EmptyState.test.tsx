import { expect, test } from "vitest";
import { EmptyState } from "./EmptyState.tsx";
import { htmlOf, tagsOf, wordsOf } from "./render-html.tsx";

test("an empty state says that there is nothing, and what can be done", () => {
  const html = htmlOf(
    <EmptyState
      icon="stethoscope-duotone"
      title="You have no referrals"
      text="You'll find them here."
      action={{ label: "Find care", href: "/find-care" }}
    />,
  );
  expect(wordsOf(html)).toBe("You have no referrals You'll find them here. Find care");
  expect(tagsOf(html, "a", 'href="/find-care"')).toHaveLength(1);
  expect(html).toContain("#stethoscope-duotone");
  expect(html).not.toMatch(/tone-|role=/);
});

test("its words alone will do", () => {
  const html = htmlOf(<EmptyState title="No claims in the last two years" />);
  expect(wordsOf(html)).toBe("No claims in the last two years");
  expect(html).not.toContain("<a");
  expect(html).toContain("#file-text-duotone");
});
