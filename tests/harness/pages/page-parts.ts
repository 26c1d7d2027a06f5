import type { HTMLElement } from "node-html-parser";
import { textOf, type Page, type Visitor } from "./visitor.ts";

/** The redirects of a log-in that leads straight home. */
export const WAY_HOME = ["/sso-landing", "/home"];

/** The answer to a log-in with these values. */
export async function logIn(browser: Visitor, username: string, password: string): Promise<Page> {
  const page = await browser.open("/login");
  return browser.submit(page, "Log in", { Username: username, Password: password });
}

/** Texts of all matching elements, with white space folded, without empty ones. */
export function textsOf(page: Page, selector: string): string[] {
  return page.document
    .querySelectorAll(selector)
    .map(textOf)
    .filter((text) => text !== "");
}

/** The links inside `selector` as text and URL, hidden text included. */
export function linksOf(page: Page, selector = "main"): (readonly [string, string])[] {
  return page.document
    .querySelectorAll(`${selector} a[href]`)
    .map((link) => [textOf(link), link.getAttribute("href") ?? ""] as const);
}

/** The first matching element; throws when there is none. */
export function elementOf(page: Page, selector: string): HTMLElement {
  const found = page.document.querySelector(selector);
  if (found === null) throw new Error(`nothing matches ${selector}`);
  return found;
}

/** Texts of the page's alerts. */
export const alertsOf = (page: Page): string[] => textsOf(page, '[role="alert"]');

/** Copies a browser's cookies into another one, as a thief would. */
export function copyCookies(from: Visitor, to: Visitor): void {
  for (const [name, stored] of from.jar) to.jar.set(name, stored);
}
