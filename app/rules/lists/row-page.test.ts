import { expect, test } from "vitest";
import { gatewayRows, sliceRows } from "./row-page.ts";

const rows = Array.from({ length: 45 }, (_, index) => index);

test.each([
  [1, 20, { first: 1, last: 20, total: 45 }],
  [2, 20, { first: 21, last: 40, total: 45 }],
  [3, 5, { first: 41, last: 45, total: 45 }],
])("page %i of a whole list of 45 rows has %i rows", (page, count, shown) => {
  const slice = sliceRows(rows, page, 20);
  expect(slice).toMatchObject({ page, pages: 3, lastPage: 3, shown, empty: false });
  expect(slice.rows).toEqual(rows.slice(shown.first - 1, shown.last));
  expect(slice.rows).toHaveLength(count);
});

test("only the first page of a whole list without rows counts as empty", () => {
  expect(sliceRows([], 1, 20)).toMatchObject({ rows: [], pages: 1, lastPage: 1, empty: true });
  expect(sliceRows([], 2, 20)).toMatchObject({ rows: [], lastPage: 1, empty: false });
  expect(sliceRows(rows, 4, 20)).toMatchObject({ rows: [], lastPage: 3, empty: false });
});

const answer = {
  number: 1,
  size: 10,
  numberOfElements: 10,
  totalElements: 35,
  totalPages: 4,
  first: false,
  last: false,
  empty: false,
};

test("DATA-18 a gateway's page is counted from 1, has its row numbers, and may correct the page count", () => {
  expect(gatewayRows(rows.slice(0, 10), answer)).toMatchObject({
    page: 2,
    pages: 4,
    lastPage: 4,
    shown: { first: 11, last: 20, total: 35 },
    empty: false,
  });
  const pagesOf = (more: Partial<typeof answer>) => {
    const { page, pages } = gatewayRows([], { ...answer, ...more });
    return [page, pages];
  };
  expect(pagesOf({ last: true, totalPages: 9 })).toEqual([2, 2]);
  expect(pagesOf({ totalPages: 1 })).toEqual([2, 3]);
  expect(pagesOf({ first: true, totalPages: 4 })).toEqual([1, 4]);
  const emptyOf = (more: Partial<typeof answer>) => gatewayRows([], { ...answer, ...more }).empty;
  expect(emptyOf({ empty: true, totalElements: 0 })).toBe(true);
  expect(emptyOf({ empty: true })).toBe(false);
  expect(emptyOf({ totalElements: 0 })).toBe(false);
});
