import type { HTMLElement } from "node-html-parser";
import { calling, wayOf } from "#tests/harness/world/asking.ts";
import {
  findSection,
  sectionOf,
  textOf,
  type Page,
  type Visitor,
} from "#tests/harness/pages/visitor.ts";
import type { World } from "#tests/harness/world/world.ts";

/** Home as a member reads it: cards, rows and tiles as text, taken from the HTML alone. */

/** The icons in an element, by their names in the set. */
export const iconsIn = (element: HTMLElement | null | undefined): string[] =>
  (element?.querySelectorAll("use") ?? []).map(
    (use) => use.getAttribute("href")?.split("#")[1] ?? "",
  );

/** The visible text of an element, without text for screen readers. */
export function seenIn(element: HTMLElement | null | undefined): string {
  if (!element) return "";
  const copy = element.clone() as HTMLElement;
  for (const unseen of copy.querySelectorAll(".vh")) unseen.remove();
  return textOf(copy);
}

/** The text that screen readers hear, without hidden text. */
export function heardIn(element: HTMLElement | null | undefined): string {
  if (!element) return "";
  const copy = element.clone() as HTMLElement;
  for (const unheard of copy.querySelectorAll("[aria-hidden=true]")) unheard.remove();
  return textOf(copy);
}

export const headings = ({ document }: Page): string[] =>
  document.querySelectorAll("main h1, main h2").map(textOf);

/** The terms and values of the section with that heading. */
export { factsOf } from "../sign-in/pending-steps.ts";

export type ClaimRow = {
  readonly line: string;
  readonly status: string;
  readonly owe: string;
  readonly href: string | undefined;
  /** The claim of the row's EOB button; undefined without a button. */
  readonly eobOf: string | undefined;
};

export const CLAIMS = "Your recent claims";

export function claimRows({ document }: Page): ClaimRow[] {
  return sectionOf(document, CLAIMS)
    .querySelectorAll("li")
    .map((row) => {
      const status = row.querySelector("[class*=claim-status--]");
      const button = row.querySelector('button[name="intent"][value="eob"]');
      const hidden = button?.closest("form")?.querySelector('input[name="claimId"]');
      return {
        line: textOf(row.querySelector("p")),
        status: textOf(status),
        owe: textOf(row.querySelector(".owe")),
        href: row.querySelector('a[href^="/claims/"]')?.getAttribute("href"),
        eobOf: hidden?.getAttribute("value"),
      };
    });
}
/** Where a claim's EOB button leads, and its v2/eobs calls. */
export async function pressEob(
  world: World,
  browser: Visitor,
  path: string,
  fields: Readonly<Record<string, string>> = {},
) {
  const press = () => browser.post(path, { intent: "eob", ...fields });
  const { result, calls } = await calling(world, press);
  const asked = calls.filter((call) => call.path === "/v2/eobs").map(({ query }) => query);
  return { way: wayOf(result), asked };
}

export type Tile = {
  readonly name: string;
  readonly heard: string;
  readonly href: string | undefined;
  readonly newTab: boolean;
  /** Whether the tile is a form to eBill. */
  readonly ebill: boolean;
  readonly icon: string | undefined;
};

export const tiles = ({ document }: Page): Tile[] => tilesIn(findSection(document, "Programs"));

/** The tiles of a section. */
export function tilesIn(section: HTMLElement | undefined): Tile[] {
  return (section?.querySelectorAll("li") ?? []).map((item) => {
    const form = item.querySelector('form[method="post"][action="/home"]');
    const face = form?.querySelector("button") ?? item.querySelector("a");
    return {
      name: seenIn(face),
      heard: heardIn(face),
      href: item.querySelector("a")?.getAttribute("href"),
      newTab: (form ?? face)?.getAttribute("target") === "_blank",
      ebill: form?.querySelector('button[name="intent"][value="ebill"]') !== undefined,
      icon: iconsIn(face)[0],
    };
  });
}

export type NoticeRow = { readonly title: string; readonly text: string; readonly icon: string };

export function notices({ document }: Page): NoticeRow[] {
  const rows = document.querySelectorAll('section[aria-label="Notices"] .notice');
  return rows.map((row) => ({
    title: textOf(row.querySelector("h2")),
    text: textOf(row.querySelector("p")),
    icon: iconsIn(row)[0] ?? "",
  }));
}
