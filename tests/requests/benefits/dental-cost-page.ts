import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { textOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";

/** The page that estimates dental costs. */
export const COST = "/benefits/dental/cost";

/**
 * The persona `quote` has $40.00 of the annual limit left; suffix 1 has none, this one all of it. Its
 * network is the first.
 */
export const CHILD = { suffix: "2", tier: "innet" };

type Rows = readonly (readonly [service: string, price: string])[];

/** Posts a list of services and prices; the page that follows. */
export const askCost = (
  browser: Visitor,
  rows: Rows,
  more: Readonly<Record<string, string>> = {},
): Promise<Page> =>
  browser.openPost(COST, {
    ...more,
    ...Object.fromEntries(
      rows.flatMap(([service, price], at) => [
        [`service-${at + 1}`, service],
        [`price-${at + 1}`, price],
      ]),
    ),
  });

export const headingOf = (page: Page): string => textOf(elementOf(page, "h1"));

/** The rows of the page's cards: a name, what stands under it, and its amount. */
export const rowsOf = (page: Page): string[][] =>
  page.document.querySelectorAll(".cost > li").map((row) => {
    const about = textOf(row.querySelector("small"));
    return [
      textOf(row.querySelector("span")).replace(about, ""),
      about,
      textOf(row.querySelector("b")),
    ];
  });
