import type { HTMLElement } from "node-html-parser";
import { textOf, type Page, type Visitor } from "./visitor.ts";

/** How a log-in that nothing stands in the way of leads home. */
export const WAY_HOME = ["/sso-landing", "/home"];

/** What a form's submit answers when these are typed on the log-in page. */
export async function logIn(browser: Visitor, username: string, password: string): Promise<Page> {
  const page = await browser.open("/login");
  return browser.submit(page, "Log in", { Username: username, Password: password });
}

/** The words of every element that matches, white space folded, empty ones left out. */
export function textsOf(page: Page, selector: string): string[] {
  return page.document
    .querySelectorAll(selector)
    .map(textOf)
    .filter((text) => text !== "");
}

/** The links inside `selector` as words and address, icons and hidden words included. */
export function linksOf(page: Page, selector = "main"): (readonly [string, string])[] {
  return page.document
    .querySelectorAll(`${selector} a[href]`)
    .map((link) => [textOf(link), link.getAttribute("href") ?? ""] as const);
}

/** The one element that matches; throws when there is none. */
export function elementOf(page: Page, selector: string): HTMLElement {
  const found = page.document.querySelector(selector);
  if (found === null) throw new Error(`nothing matches ${selector}`);
  return found;
}

/** The words of whatever the page announces as an alert. */
export const alertsOf = (page: Page): string[] => textsOf(page, '[role="alert"]');

/** The cookies a browser holds, put into another one: what a thief would carry away. */
export function copyCookies(from: Visitor, to: Visitor): void {
  for (const [name, stored] of from.jar) to.jar.set(name, stored);
}
