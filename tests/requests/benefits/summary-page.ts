import { sectionOf, textOf, type Page } from "#tests/harness/visitor.ts";
import type { RecordedCall } from "#tests/harness/world.ts";
import { seenIn } from "../home/home-page.ts";

/** The summary of benefits as a member reads it. */

export const SUMMARY = "/benefits/summary";

/** The lines of a category: who and how long, then the amounts. */
export const linesOf = ({ document }: Page, category: string): string[][] =>
  sectionOf(document, `${category} benefits`)
    .querySelectorAll("tbody tr")
    .map((row) => row.querySelectorAll("th, td").map(seenIn));

/** The addresses of the links to the members' pages of a category. */
export const memberLinks = ({ document }: Page, category: string): (string | undefined)[] =>
  sectionOf(document, `${category} benefits`)
    .querySelectorAll("tbody a")
    .map((link) => link.getAttribute("href"));

export const cardsOf = ({ document }: Page): string[] =>
  document.querySelectorAll("main .card h2").map(textOf);

/** Calls about the benefits of a day, each as its path and its query. */
export const asked = (calls: readonly RecordedCall[]): string[] =>
  calls
    .filter(({ path }) => path.startsWith("/benefits/") && path !== "/benefits/history")
    .map(({ path, query }) => `${path}?${new URLSearchParams(query).toString()}`)
    .toSorted();
