import { textOf, type Page } from "#tests/harness/visitor.ts";

/** The sources of the list, by path. */
export const SOURCES = [
  "/v2/eobs",
  "/idCard/eligible",
  "/programs/sitecore",
  "/programs",
  "/handbook/ooc",
  "/medicare-materials",
];

/** The rows of the list, by column. */
export function rowsOf({ document }: Page): Record<string, string>[] {
  const columns = document.querySelectorAll("main thead th").map((cell) => textOf(cell));
  return document
    .querySelectorAll("main tbody tr")
    .map((row) =>
      Object.fromEntries(
        row
          .querySelectorAll("th, td")
          .map((cell, place) => [columns[place] ?? "", textOf(cell)] as const),
      ),
    );
}

/** The kind of each row, without its size. */
export const kindsOf = (page: Page): string[] =>
  rowsOf(page).map(({ Kind = "" }) => Kind.split(",")[0] ?? "");
