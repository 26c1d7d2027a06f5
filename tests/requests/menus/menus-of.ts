import type { HTMLElement } from "node-html-parser";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";

/** The specification's menus of a page as a member reads them, taken from the HTML alone. */

/** An entry's text and its link; for a form "post" and its action. */
export type Entry = readonly [label: string, href: string];

export type MenuRow = {
  readonly label: string;
  readonly href: string;
  readonly below: readonly Entry[];
};

function entryOf(element: HTMLElement): Entry {
  const form = element.closest("form");
  const method = form?.getAttribute("method")?.toLowerCase() ?? "";
  const to = element.getAttribute("href") ?? `${method} ${form?.getAttribute("action") ?? ""}`;
  return [textOf(element), to];
}

/** Entries beyond the specification (app/rules/menus/menus.ts). */
const isSpecified = ([, href]: Entry): boolean =>
  !["/id-card", "/documents", "/account/download", "/account/confidential"].includes(href);

const entriesIn = (element: HTMLElement | null | undefined): Entry[] =>
  (element?.querySelectorAll("li a, li button") ?? []).map(entryOf).filter(isSpecified);

/** The bar at the top: each menu with the list beside it. */
export function barOf({ document }: Page): MenuRow[] {
  const bar = document.querySelector('header nav[aria-label="Main"] > ul');
  const rows = bar?.childNodes.filter((node): node is HTMLElement => "rawTagName" in node) ?? [];
  return rows.map((row) => {
    const [label, href] = entryOf(row.querySelector("a") ?? row);
    return { label, href, below: entriesIn(row.querySelector("[popover]")) };
  });
}

/** The tabs at the bottom of a phone. */
export const tabsOf = ({ document }: Page): Entry[] =>
  document.querySelectorAll('nav[aria-label="Main, bottom"] a').map(entryOf);

/** The footer's columns: each menu's heading with its entries. */
export const sitemapOf = ({ document }: Page): (readonly [string, readonly Entry[]])[] =>
  document
    .querySelectorAll("footer nav")
    .filter((nav) => nav.querySelector("h2") !== null)
    .map((nav) => [textOf(nav.querySelector("h2")), entriesIn(nav)]);

/** The popup below the member's name, its groups in one list. */
export const popupOf = ({ document }: Page): Entry[] =>
  entriesIn(document.querySelector("header #menu-account"));

/** The entries on a menu's page, without the line that describes each. */
export const listedOn = ({ document }: Page): Entry[] =>
  document
    .querySelectorAll("main :is(.entries, .account-more) a")
    .map((link): Entry => {
      const words = textOf(link.querySelector(".entries__words") ?? link);
      const says = textOf(link.querySelector("small"));
      return [words.slice(0, words.length - says.length).trim(), link.getAttribute("href") ?? ""];
    })
    .filter(isSpecified);

/** Links of the benefits tabs and at the bottom of benefits pages. */
export const benefitsListed = ({ document }: Page): string[] =>
  document
    .querySelectorAll("main .benefits-bar .tabs a, main .benefits-more a")
    .map((link) => link.getAttribute("href") ?? "");

/** The bar's entries below a menu; throws if the bar has no such menu. */
export function belowOf(page: Page, menu: string): readonly Entry[] {
  const row = barOf(page).find(({ label }) => label === menu);
  if (row === undefined) throw new Error(`the bar has no ${menu}`);
  return row.below;
}

/** The sitemap's entries below a menu; throws if it has no such column. */
export function columnOf(page: Page, menu: string): readonly Entry[] {
  const column = sitemapOf(page).find(([label]) => label === menu);
  if (column === undefined) throw new Error(`the sitemap has no ${menu}`);
  return column[1];
}

export const labelsOf = (entries: readonly Entry[]): string[] => entries.map(([label]) => label);

/** Every entry of every menu on a page, wherever it is. */
export const allEntries = (page: Page): Entry[] => [
  ...barOf(page).flatMap(({ label, href, below }): Entry[] => [[label, href], ...below]),
  ...tabsOf(page),
  ...sitemapOf(page).flatMap(([, below]) => below),
  ...popupOf(page),
  ...listedOn(page),
];

/** The text of every entry and menu of a page. */
export const allLabels = (page: Page): string[] => [
  ...labelsOf(allEntries(page)),
  ...sitemapOf(page).map(([label]) => label),
];
