import { expect, test } from "vitest";
import { pageNumbers } from "./Pagination.tsx";

const cases: [page: number, pages: number, shown: string][] = [
  [1, 1, "1"],
  [1, 2, "1 2"],
  [2, 3, "1 2 3"],
  [1, 4, "1 2 3 4"],
  [1, 12, "1 2 gap 12"],
  [2, 12, "1 2 3 gap 12"],
  [3, 12, "1 2 3 4 gap 12"],
  // One page alone takes no more room than the dots that would stand for it.
  [4, 12, "1 2 3 4 5 gap 12"],
  [5, 12, "1 gap 4 5 6 gap 12"],
  [8, 12, "1 gap 7 8 9 gap 12"],
  [9, 12, "1 gap 8 9 10 11 12"],
  [12, 12, "1 gap 11 12"],
  [3, 5, "1 2 3 4 5"],
];

test.for(cases)("on page %i of %i a pager shows %s", ([page, pages, shown]) => {
  expect(pageNumbers(page, pages).join(" ")).toBe(shown);
});

test("whatever the page, each number stands once and in order, first and last among them", () => {
  for (let pages = 1; pages <= 15; pages++) {
    for (let page = 1; page <= pages; page++) {
      const shown = pageNumbers(page, pages);
      const numbers = shown.filter((number) => number !== "gap");
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect([numbers[0], numbers.at(-1)]).toEqual([1, pages]);
      expect(numbers).toContain(page);
      expect(shown.length).toBeLessThanOrEqual(7);
    }
  }
});
