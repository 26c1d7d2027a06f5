/** A page's number, or a place where numbers are left out. */
export type PageNumber = number | "gap";

/**
 * The numbers a pager shows: the first and the last page, the current one and its neighbours. A gap
 * always stands for at least two pages: one alone takes no more room than the dots for it. Pages are
 * counted from 1.
 */
export function pageNumbers(page: number, pages: number): readonly PageNumber[] {
  const kept = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown: PageNumber[] = [];
  let last = 0;
  for (const number of [...new Set(kept)].toSorted((a, b) => a - b)) {
    if (number === last + 2) shown.push(last + 1);
    else if (number > last + 2) shown.push("gap");
    shown.push(number);
    last = number;
  }
  return shown;
}
