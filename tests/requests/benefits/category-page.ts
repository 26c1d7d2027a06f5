import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
import type { RecordedCall } from "#tests/harness/world/world.ts";
import { seenIn } from "../home/home-page.ts";

/** The page of a benefit category as a member reads it. */

/** Each amount's anchor, with the text of each of its sides. */
export const accumulatorsOf = ({ document }: Page): Record<string, string[]> =>
  Object.fromEntries(
    document
      .querySelectorAll(".accumulator")
      .map((row) => [
        row.getAttribute("id") ?? "",
        row.querySelectorAll(".accumulator__side").map(seenIn),
      ]),
  );

/** The networks to choose from, and whether each is the one shown. */
export const tabsOf = ({ document }: Page): (readonly [string, boolean])[] =>
  document
    .querySelectorAll("main .segments a")
    .map((link) => [textOf(link), link.getAttribute("aria-current") === "page"] as const);

/** The services of every category: name with code, frequency, price. */
export const servicesOf = ({ document }: Page): string[][] =>
  document
    .querySelectorAll("details.services tbody tr")
    .map((row) => row.querySelectorAll("th, td").map(seenIn));

/** Calls about benefits, each as its path and query. */
export const askedOf = (calls: readonly RecordedCall[]): string[] =>
  calls
    .filter(({ path }) => path.startsWith("/benefits/"))
    .map(({ path, query }) => `${path}?${new URLSearchParams(query).toString()}`)
    .toSorted();

/** The same without the plan periods. */
export const askedOfDays = (calls: readonly RecordedCall[]): string[] =>
  askedOf(calls).filter((call) => !call.startsWith("/benefits/history?"));

export const cardsOf = ({ document }: Page): string[] =>
  document.querySelectorAll("main .card h2").map(textOf);
