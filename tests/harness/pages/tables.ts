import type { HTMLElement } from "node-html-parser";
import { textOf, type Page } from "./visitor.ts";

/** The cells of a page's table by their headings, one record per row; or its totals. */
export function rowsOf(page: Page, part: "tbody" | "tfoot" = "tbody"): Record<string, string>[] {
  const heads = page.document.querySelectorAll("main .data-table thead th").map(textOf);
  return page.document.querySelectorAll(`main .data-table ${part} tr`).map((row) => {
    const cells = row.querySelectorAll("th, td").map(textOf);
    return Object.fromEntries(heads.map((head, i) => [head, cells[i] ?? ""]));
  });
}

/** The terms inside an element, each with its value. */
export const termsIn = (element: HTMLElement | null | undefined): Record<string, string> =>
  Object.fromEntries(
    (element?.querySelectorAll("dt") ?? []).map((term) => [
      textOf(term),
      textOf(term.nextElementSibling),
    ]),
  );
