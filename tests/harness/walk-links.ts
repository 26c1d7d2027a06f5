import type { Page, Visitor } from "./visitor.ts";

/** As many pages that differ in a record alone, such as claims, are enough to know their kind. */
const OF_A_KIND = 3;

/**
 * Every page that links lead to from these, each path once, whatever the query, and a few of those
 * that differ in a record alone; a page that redirects is where it led. Ways out of the session are
 * not taken, files are left where they lie.
 */
export async function walkLinks(browser: Visitor, starts: readonly string[]): Promise<Page[]> {
  const pages: Page[] = [];
  const seen = new Set(starts);
  const kinds = new Map<string, number>();
  for (const path of seen) {
    const page = await browser.open(path);
    const isPage = (page.headers.get("content-type") ?? "").startsWith("text/html");
    if (!isPage || page.headers.has("content-disposition")) continue;
    pages.push(page);
    for (const link of page.document.querySelectorAll("a[href]")) {
      const target = new URL(link.getAttribute("href") ?? "", page.url);
      const leaves = /^\/(logout|login-as\/end)/.test(target.pathname);
      if (target.origin !== browser.origin || leaves || seen.has(target.pathname)) continue;
      const kind = target.pathname.replaceAll(/[^/]*\d[^/]*/g, "*");
      const known = kinds.get(kind) ?? 0;
      kinds.set(kind, known + 1);
      if (known < OF_A_KIND) seen.add(target.pathname);
    }
    if (seen.size > 400) throw new Error(`no end of pages: ${[...seen].slice(-5).join(" ")}`);
  }
  return pages;
}
