import { sectionOf, textOf, type Page } from "#tests/harness/pages/visitor.ts";
import type { RecordedCall } from "#tests/harness/world/world.ts";

/** The comparison of two days as a member reads it. */

export const COMPARE = "/benefits/compare";
export const NEW_YEAR = `${COMPARE}?from=2025-12-31&to=2026-01-01`;

/**
 * The changes of a category, a line each: the item (and its place), before, after, the change. The item's
 * name is only heard where it stands above; what changes alike is one line.
 */
export const changesOf = ({ document }: Page, category: string): string[] =>
  sectionOf(document, category)
    .querySelectorAll("tbody tr")
    .map((row) => row.querySelectorAll("th, td").map(textOf).join(" | "));

/** How many changes the cards list: what changes alike stands in one row, each by its name. */
export const countChanges = ({ document }: Page): number =>
  document
    .querySelectorAll(".changes tbody tr")
    .reduce((sum, row) => sum + Math.max(1, row.querySelectorAll("li").length), 0);

/** The sentences beside the cards. */
export const linesOf = ({ document }: Page): string[] =>
  document.querySelectorAll("main .form > p").map(textOf);

/** Calls about the benefits of a day, each as its path and query. */
export const asked = (calls: readonly RecordedCall[]): string[] =>
  calls
    .filter(({ path }) => path.startsWith("/benefits/") && path !== "/benefits/history")
    .map(({ path, query }) => `${path.slice(10)} ${query["asOfDate"]} ${query["suffix"] ?? "-"}`)
    .toSorted();
