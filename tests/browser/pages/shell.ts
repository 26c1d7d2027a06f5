import type { Page } from "@playwright/test";

/** The frame of a member's pages, by the text that a member reads. */
export function memberShell(page: Page) {
  const header = page.getByRole("banner");
  /** The bar of menus at the top. */
  const bar = page.getByRole("navigation", { name: "Main", exact: true });
  return {
    header,
    bar,
    logo: header.locator(".logo"),
    /** The tabs at the bottom of a phone. */
    tabs: page.getByRole("navigation", { name: "Main, bottom" }),
    /** Every menu with its pages, in the footer. */
    sitemap: page.getByRole("contentinfo").locator(".foot__map"),
    /** Members with several groups change between them here. */
    group: header.getByRole("link", { name: /Change group$/ }),
    /** Opens the account menu. */
    account: header.getByRole("button", { name: /account menu$/ }),
    language: header.locator(".language"),
    /** Opens the pages of a menu of the bar. */
    pagesOf: (menu: string) => bar.getByRole("button", { name: `${menu} pages` }),
    /** The menu that is open. */
    open: page.locator(".menu:popover-open"),
  };
}
