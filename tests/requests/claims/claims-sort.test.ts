import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/use-world.ts";
import { textOf } from "#tests/harness/visitor.ts";
import { countOf, rowsOf } from "./claims-page.ts";

const world = useWorld();

test.each([
  ["owe-desc", "You owe", "descending"],
  ["owe-asc", "You owe", "ascending"],
  ["provider-asc", "Provider", "ascending"],
  ["date-asc", "Service date", "ascending"],
])(
  "S-21 sorted by %s over all pages, and the heading says so",
  async (sort, heading, direction) => {
    const browser = await world.enter("sub");
    const pages = [];
    for (const page of [1, 2, 3, 4, 5]) {
      pages.push(await browser.open(`/claims?sort=${sort}${page === 1 ? "" : `&page=${page}`}`));
    }
    const rows = pages.flatMap(rowsOf);
    expect(rows).toHaveLength(88);
    const valueOf = { "You owe": "owe", Provider: "provider", "Service date": "day" } as const;
    const key = valueOf[heading as keyof typeof valueOf];
    const keyed = rows
      .map((row) => row[key])
      .filter((value) => value !== "Provider not listed" && value !== "Pending")
      .map((value) => (key === "owe" ? owedIn(value) : value))
      .map((value) =>
        key === "day" ? String(value).replace(/(..)\/(..)\/(....)/, "$3$1$2") : value,
      );
    const sorted = keyed.toSorted((a, b) =>
      typeof a === "number" && typeof b === "number"
        ? a - b
        : String(a).localeCompare(String(b), "en-US", { numeric: true, sensitivity: "base" }),
    );
    expect(keyed).toEqual(direction === "ascending" ? sorted : sorted.toReversed());
    const sortedBy = pages[0]?.document.querySelectorAll("th[aria-sort]") ?? [];
    expect(sortedBy.map((th) => [textOf(th).split(" (")[0], th.getAttribute("aria-sort")])).toEqual(
      [[heading, direction]],
    );
  },
);

/** "$1,234.50", or "Credit to you $62.40", in dollars. */
const owedIn = (words: string): number =>
  Number(words.replaceAll(/[^\d.]/g, "")) * (words.startsWith("Credit") ? -1 : 1);

test.each([
  ["owe-desc", ", sorted by You owe, highest first"],
  ["owe-asc", ", sorted by You owe, lowest first"],
  ["provider-asc", ", sorted by Provider, A to Z"],
  ["provider-desc", ", sorted by Provider, Z to A"],
  ["date-asc", ", sorted by Service date, oldest first"],
  ["date-desc", ""],
])("S-21 sorted by %s, the count says so%s", async (sort, words) => {
  const page = await (await world.enter("sub")).open(`/claims?sort=${sort}`);
  expect(countOf(page)).toBe(`Showing 1 to 20 of 88 claims${words}`);
});
