import { expect } from "vitest";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";

const GENERIC = "Sorry, it looks like there's a problem.";

/** The error catalogue, word for word (§8), with the status of its documents (T-09). */
const CATALOGUE = {
  1: [503, GENERIC, "Temporarily unable to access resource. Please try again later."],
  400: [400, GENERIC, "Error code: 400 Bad request"],
  401: [401, "Sorry, but we aren't able to authenticate you.", "Error code: 401 Unauthorized"],
  403: [
    403,
    "Sorry, it looks like you don't have access to this page.",
    "Error code: 403 Forbidden",
  ],
  404: [404, "Sorry, it looks like we can't find that page.", "Error code: 404 Not found"],
  408: [504, "Sorry, this is taking longer than expected.", "Error code: 408 Request time-out"],
  500: [
    500,
    "Sorry, we're having a problem with our system. We'll get this fixed soon.",
    "Error code: 500 Internal server error",
  ],
  502: [502, "Sorry, something went wrong.", "Error code: 502 Bad gateway"],
  503: [
    503,
    "Sorry, we're unable to handle your request at this time.",
    "Error code: 503 Service unavailable",
  ],
} as const satisfies Record<number, readonly [status: number, title: string, words: string]>;

export type Entry = keyof typeof CATALOGUE;

/** Whether its page has suggestions. */
export const hasTips = (entry: Entry): boolean => [400, 408, 500, 502, 503].includes(entry);

/** The texts of an entry of the catalogue, and the status of its document. */
export function catalogue(entry: Entry) {
  const [status, title, description] = CATALOGUE[entry];
  return { status, title, description };
}

/** The page is this entry of the catalogue, complete, and reveals nothing of the fault. */
export function expectErrorPage(page: Page, entry: Entry): void {
  const { status, title, description } = catalogue(entry);
  const sheet = page.document.querySelector("h1")?.parentNode;
  expect.soft(page.status).toBe(status);
  expect.soft(textOf(page.document.querySelector("h1"))).toBe(title);
  expect.soft(sheet?.querySelectorAll("p").map(textOf)).toContain(description);
  expect.soft(page.text.includes("Here are some ideas that might help:")).toBe(hasTips(entry));
  expect.soft(page.text).toContain(`Reference number: ${page.headers.get("x-request-id")}`);
  expect.soft(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expectNothingGivenAway(page);
}

/** No stack trace, no error message, no text of the gateway. */
export function expectNothingGivenAway(page: Pick<Page, "html">): void {
  // The page's own files are named after components, LoginError among them.
  const html = page.html.replaceAll(/\/assets\/[\w-]+\.(?:js|css|svg|woff2)\b/g, "");
  expect.soft(html).not.toMatch(/\bat [^<\n]{0,200}[.][cm]?[jt]sx?:\d+/);
  expect
    .soft(html)
    .not.toMatch(/node_modules|node:internal|[A-Z]\w*Error\b|ECONN|ZodError|The sandbox|"stack"/);
}
