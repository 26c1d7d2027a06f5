import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { termsIn } from "#tests/harness/pages/tables.ts";
import { textOf, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import type { RecordedCall } from "#tests/harness/world/world.ts";

/** The page of the search for the member of this suffix. */
export const searchPath = (suffix = 0) => `/find-care/primary-care/${suffix}/search`;

type Typed = {
  readonly suffix?: number;
  readonly zip?: string;
  readonly radius?: string;
  readonly words?: string;
};

/** Sends what the form sends, and follows to the result. */
export const search = (
  browser: Visitor,
  { suffix = 0, zip = "97204", radius = "10", words = "" }: Typed = {},
): Promise<Page> => post(browser, { zip, radius, words }, suffix);

/** Posts these fields, whether a browser would send them or not. */
export const post = (browser: Visitor, fields: Record<string, string>, suffix = 0): Promise<Page> =>
  browser.openPost(searchPath(suffix), fields);

/** The providers of a page by their headings. */
export const namesOf = (page: Page): string[] => textsOf(page, ".provider h3");

/** The terms and values of one provider of a page, and whether they take new patients. */
export function providerIn(page: Page, name: string) {
  const found = page.document
    .querySelectorAll(".provider")
    .find((entry) => textOf(entry.querySelector("h3")) === name);
  if (found === undefined) throw new Error(`no provider ${name}`);
  return {
    accepting: textOf(found.querySelector(".badge")),
    facts: termsIn(found),
    links: found
      .querySelectorAll("a")
      .map((link) => [textOf(link), link.getAttribute("href") ?? ""] as const),
    text: textOf(found),
  };
}

export const searchesOf = (calls: readonly RecordedCall[]) =>
  calls.filter(({ path }) => path === "/pcp/search");
