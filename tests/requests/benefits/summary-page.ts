import { sectionOf, type Page } from "#tests/harness/pages/visitor.ts";
import { seenIn } from "../home/home-page.ts";

/** The summary of benefits as a member reads it. */

export const SUMMARY = "/benefits/summary";

/** The lines of a category: member and period, then the amounts. */
export const linesOf = ({ document }: Page, category: string): string[][] =>
  sectionOf(document, `${category} benefits`)
    .querySelectorAll("tbody tr")
    .map((row) => row.querySelectorAll("th, td").map(seenIn));

/** The addresses of the links to the members' pages of a category. */
export const memberLinks = ({ document }: Page, category: string): (string | undefined)[] =>
  sectionOf(document, `${category} benefits`)
    .querySelectorAll("tbody a")
    .map((link) => link.getAttribute("href"));
