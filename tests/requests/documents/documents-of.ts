import { rowsOf } from "#tests/harness/pages/tables.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";

/** The sources of the list, by path. */
export const SOURCES = [
  "/v2/eobs",
  "/idCard/eligible",
  "/programs/sitecore",
  "/programs",
  "/handbook/ooc",
  "/medicare-materials",
];

/** The kind of each row, without its size. */
export const kindsOf = (page: Page): string[] =>
  rowsOf(page).map(({ Kind = "" }) => Kind.split(",")[0] ?? "");
