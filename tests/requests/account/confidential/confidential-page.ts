import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";

export const PATH = "/account/confidential";
export const CALL = "/account/confidential-communication";

export const EMAIL = "Your email address";
export const ADDRESS = {
  "Street address": "PO Box 4417",
  City: "Elsewhere",
  State: "WA",
  "ZIP or postal code": "98001",
};
export const OWN = "quiet.one@own.example";
export const WORDS = "What care is this about?";

/** Sends the request form of a page, which is opened first if none is given. */
export async function send(
  browser: Visitor,
  fields: Readonly<Record<string, string>>,
  page?: Page,
): Promise<Page> {
  return browser.submit(page ?? (await browser.open(PATH)), "Send request", fields);
}

/** The page's own text, without its frame. */
export const mainOf = (page: Page): string =>
  (page.document.querySelector("main")?.textContent ?? "").replaceAll(/\s+/g, " ");
