import { expect, test } from "vitest";
import { Pagination } from "./Pagination.tsx";
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

test("a pager leads back, onward and to each page it names, the open one current; one page needs none", () => {
  const html = pager(5, 12);
  expect(tagsOf(html, "nav", 'aria-label="Pages of your claims"')).toHaveLength(1);
  expect(tagsOf(html, "a", 'rel="prev"', href(4))).toHaveLength(1);
  expect(tagsOf(html, "a", 'rel="next"', href(6))).toHaveLength(1);
  expect(wordsOf(html)).toBe(
    "Previous Page 5 of 12 Page 1 … Page 4 Page 5 Page 6 … Page 12 Next".replaceAll(/\s+/g, " "),
  );
  for (const page of [1, 4, 5, 6, 12]) {
    expect(tagsOf(html, "a", href(page)).length, String(page)).toBeGreaterThan(0);
  }
  expect(tagsOf(html, "a", "aria-current")).toEqual(tagsOf(html, "a", href(5)));
  expect(tagsOf(html, "a", 'aria-current="page"')).toHaveLength(1);
  expect(pager(1, 3)).not.toContain('rel="prev"');
  expect(tagsOf(pager(1, 3), "a", 'rel="next"', href(2))).toHaveLength(1);
  expect(pager(3, 3)).not.toContain('rel="next"');
  expect(tagsOf(pager(3, 3), "a", 'rel="prev"', href(2))).toHaveLength(1);
  expect(pager(1, 1)).toBe("");
  expect(pager(1, 0)).toBe("");
});
