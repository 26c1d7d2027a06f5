/** A page, or a gap where numbers are left out. */
export type PageNumber = number | "gap";

/**
 * The numbers that a pagination shows: the first and the last page, the current one and its
 * neighbours. A gap stands for at least two pages, since one takes no more room than the dots.
 * Pages are counted from 1.
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
