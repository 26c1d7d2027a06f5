import { findSection, sectionOf, textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { linksOf } from "#tests/harness/pages/page-parts.ts";
import { termsIn } from "#tests/harness/pages/tables.ts";

/** The pages of primary care as a member reads them. */

/** Each person of the list: name, provider, notes, and the links. */
export const peopleOf = ({ document }: Page) =>
  document.querySelectorAll(".people > li").map((row) => ({
    name: textOf(row.querySelector("b")),
    provider: textOf(row.querySelector("bdi")),
    notes: row.querySelectorAll("small").map(textOf),
    links: row.querySelectorAll("a").map((link) => [textOf(link), link.getAttribute("href")]),
  }));

/** A card of a provider: the name, and the terms with their values. */
export function providerIn({ document }: Page, heading: string) {
  const section = sectionOf(document, heading);
  return { name: textOf(section.querySelector("h3")), facts: termsIn(section) };
}

/** The places of a provider, each line by line, and the phone numbers. */
export function placesIn({ document }: Page, heading = "Locations") {
  const section = sectionOf(document, heading);
  return section.querySelectorAll("li").map((item) => ({
    lines: item.querySelectorAll("p").map(textOf),
    tel: item.querySelector('a[href^="tel:"]')?.getAttribute("href") ?? null,
  }));
}

/** The rows of the history, cell by cell; undefined without one. */
export const historyOf = ({ document }: Page) =>
  findSection(document, "History")
    ?.querySelectorAll("tbody tr")
    .map((row) => row.querySelectorAll("th, td").map(textOf));

/** The link to choose or change a provider. */
export const chooseLinks = (page: Page) =>
  linksOf(page).filter(([, href]) => /\/primary-care\/\d+\/search$/.test(href));
