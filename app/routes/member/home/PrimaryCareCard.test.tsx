import { expect, test } from "vitest";
import { PrimaryCareCard } from "./HomeCards.tsx";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";

const html = htmlOf(
  <PrimaryCareCard
    withSelection={[
      {
        suffix: 0,
        name: "Ana",
        providerName: "Dr. Alder",
        from: null,
        href: "/find-care/primary-care/0",
      },
      {
        suffix: 2,
        name: "Bo",
        providerName: "Oak Group",
        from: "01/01/2027",
        href: "/find-care/primary-care/2",
      },
    ]}
    withoutSelection={[{ suffix: 1, name: "Theo", href: "/find-care/primary-care/1/search" }]}
    unread={[{ suffix: 3, name: "Cleo" }]}
  />,
);
const words = wordsOf(html);

function linkWords(href: string): string {
  const [link = ""] = tagsOf(html, "a", `href="${href}"`);
  return wordsOf(html.slice(html.indexOf(link)).split("</a>")[0] ?? "");
}

test("HOME-12 HOME-13 HOME-14 HOME-15 HOME-16 HOME-17 HOME-18 members, providers, the ways there", () => {
  expect(html).toMatch(/<h2[^>]*>Primary care<\/h2>/);
  expect(words).toContain("Your primary care is your first point of contact for health issues.");
  expect(words).toContain("Theo Select primary care");
  expect(words).toContain("Cleo We couldn't load this right now");
  expect(linkWords("/find-care/primary-care/1/search")).toBe("Select primary care for Theo");
  expect(words).toContain("Ana Dr. Alder");
  expect(linkWords("/find-care/primary-care/0")).toBe("View primary care of Ana");
  expect(words).toContain("Bo Oak Group from 01/01/2027");
  expect(linkWords("/find-care/primary-care")).toBe("Primary care details");
});
