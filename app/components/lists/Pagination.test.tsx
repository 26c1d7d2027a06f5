import { expect, test } from "vitest";
import { Pagination, pageNumbers } from "./Pagination.tsx";
import { htmlOf, tagsOf, wordsOf } from "../ui/render-html.tsx";

const pager = (page: number, pages: number) =>
  htmlOf(
    <Pagination
      label="Pages of your claims"
      page={page}
      pages={pages}
      hrefOf={(number) => `/claims?status=paid&page=${number}`}
    />,
  );
const href = (page: number) => `href="/claims?status=paid&amp;page=${page}"`;

// Where its links lead: tests/requests/eobs/eobs-list.test.ts.
test("a pager names its pages, marks the open page, and is absent for a single page", () => {
  const html = pager(5, 12);
  expect(tagsOf(html, "nav", 'aria-label="Pages of your claims"')).toHaveLength(1);
  expect(wordsOf(html)).toBe("Previous Page 5 of 12 Page 1 … Page 4 Page 5 Page 6 … Page 12 Next");
  for (const page of [1, 4, 5, 6, 12]) {
    expect(tagsOf(html, "a", href(page)).length, String(page)).toBeGreaterThan(0);
  }
  expect(tagsOf(html, "a", "aria-current")).toEqual(tagsOf(html, "a", href(5), '="page"'));
  expect(tagsOf(html, "a", 'rel="prev"', href(4))).toHaveLength(1);
  expect(tagsOf(html, "a", 'rel="next"', href(6))).toHaveLength(1);
  expect(pager(1, 1)).toBe("");
  expect(pager(1, 0)).toBe("");
});

const cases: [page: number, pages: number, shown: string][] = [
  [1, 1, "1"],
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
