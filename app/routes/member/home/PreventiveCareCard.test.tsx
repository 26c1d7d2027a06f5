import { expect, test } from "vitest";
import { PreventiveCareCard } from "./HomeCards.tsx";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";

const contact = { phone: "503-555-0142", email: "advocate@example.com" };

test("BRAND-22 HOME-10 by when the qualifying preventive visit is needed, or that it is unavailable", () => {
  const html = htmlOf(<PreventiveCareCard dueDate="2026-12-31" {...contact} />);
  expect(html).toMatch(/<h2[^>]*>Preventive Care Initiative<\/h2>/);
  expect(wordsOf(html)).toContain(
    "This is for City of Portland members. " +
      "See your primary care provider for a qualifying preventive visit by 12/31/2026.",
  );
  const words = wordsOf(htmlOf(<PreventiveCareCard dueDate={null} {...contact} />));
  expect(words).toContain(
    "This information is currently unavailable. Please contact the CoP Member Health Advocate",
  );
  expect(words).not.toContain("qualifying");
});

test("HOME-11 phone and email as links, each only where it is configured", () => {
  const html = htmlOf(<PreventiveCareCard dueDate={null} {...contact} />);
  expect(tagsOf(html, "a", 'href="tel:5035550142"')).toHaveLength(1);
  expect(tagsOf(html, "a", 'href="mailto:advocate@example.com"')).toHaveLength(1);
  const bare = htmlOf(<PreventiveCareCard dueDate={null} phone={null} email={null} />);
  expect(tagsOf(bare, "a")).toEqual([]);
});
