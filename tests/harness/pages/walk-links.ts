import type { Page, Visitor } from "./visitor.ts";

/** How many pages are visited that differ only in a record, such as claims. */
const OF_A_KIND = 3;

/**
 * Visits every page linked from these, each path once, and a few of those that differ only in a
 * record; redirects are followed. Links that end the session and files are skipped.
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
