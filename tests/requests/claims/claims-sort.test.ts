import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/use-world.ts";
import { textOf } from "#tests/harness/visitor.ts";
import { countOf, rowsOf, type ListRow } from "./claims-page.ts";

const world = useWorld();

/** "$1,234.50", or "Credit to you $62.40", in dollars. */
const owedIn = ({ owe }: ListRow) =>
  Number(owe.replaceAll(/[^\d.]/g, "")) * (owe.startsWith("Credit") ? -1 : 1);
const dayIn = ({ day }: ListRow) => Number(day.replace(/(..)\/(..)\/(....)/, "$3$1$2"));

test.each([
  ["owe-desc", "You owe", "descending", ", sorted by You owe, highest first"],
  ["owe-asc", "You owe", "ascending", ", sorted by You owe, lowest first"],
  ["provider-asc", "Provider", "ascending", ", sorted by Provider, A to Z"],
  ["provider-desc", "Provider", "descending", ", sorted by Provider, Z to A"],
  ["date-asc", "Service date", "ascending", ", sorted by Service date, oldest first"],
  ["date-desc", "Service date", "descending", ""],
])("S-21 sorted by %s: %s is %s, and the count says so%s", async (...given) => {
  const [sort, heading, direction, words] = given;
  const pages = [];
  for (const page of [1, 5]) {
    pages.push(await world.see("sub", `/claims?sort=${sort}${page === 1 ? "" : "&page=5"}`));
  }
  const [first] = pages;
  expect(first && countOf(first)).toBe(`Showing 1 to 20 of 88 claims${words}`);
  const sortedBy = first?.document.querySelectorAll("th[aria-sort]") ?? [];
  expect(sortedBy.map((th) => [textOf(th).split(" (")[0], th.getAttribute("aria-sort")])).toEqual([
    [heading, direction],
  ]);
  // Over all pages: the first twenty and the last eight.
  const rows = pages
    .flatMap(rowsOf)
    .filter(({ provider, owe }) => provider !== "Provider not listed" && owe !== "Pending");
  expect(rows.length).toBeGreaterThan(20);
  const text = new Intl.Collator("en-US", { numeric: true, sensitivity: "base" });
  const compare = {
    "You owe": (a: ListRow, b: ListRow) => owedIn(a) - owedIn(b),
    Provider: (a: ListRow, b: ListRow) => text.compare(a.provider, b.provider),
    "Service date": (a: ListRow, b: ListRow) => dayIn(a) - dayIn(b),
  }[heading];
  if (compare === undefined) throw new Error(`nothing is sorted by ${heading}`);
  const sign = direction === "ascending" ? 1 : -1;
  expect(rows).toEqual(rows.toSorted((a, b) => sign * compare(a, b)));
});
