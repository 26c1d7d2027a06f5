import type { Page, Visitor } from "./visitor.ts";

/**
 * Every page that links lead to from these, each path once, whatever the query; a page that redirects
 * is where it led. Ways out of the session are not taken, files are left where they lie.
 */
export async function walkLinks(browser: Visitor, starts: readonly string[]): Promise<Page[]> {
  const pages: Page[] = [];
  const seen = new Set(starts);
  for (const path of seen) {
    const page = await browser.open(path);
    if (!(page.headers.get("content-type") ?? "").startsWith("text/html")) continue;
    pages.push(page);
    for (const link of page.document.querySelectorAll("a[href]")) {
      const target = new URL(link.getAttribute("href") ?? "", page.url);
      const leaves = /^\/(logout|login-as\/end)/.test(target.pathname);
      if (target.origin === browser.origin && !leaves) seen.add(target.pathname);
    }
    if (seen.size > 400) throw new Error(`no end of pages: ${[...seen].slice(-5).join(" ")}`);
  }
  return pages;
}
