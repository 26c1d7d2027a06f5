import type { Page } from "@playwright/test";
import { memberShell } from "./shell.ts";

/** The log-in page, by the text that a member reads. */
export function loginPage(page: Page) {
  const username = page.getByLabel("Username", { exact: true });
  const password = page.getByLabel("Password", { exact: true });
  const button = page.getByRole("button", { name: "Log in", exact: true });
  return {
    heading: page.getByRole("heading", { level: 1, name: "Log in to your Member Dashboard" }),
    username,
    password,
    button,
    /** The error of the attempt as a whole, from the server or the page. */
    refusal: page.getByRole("alert").filter({ hasText: "unrecognized" }),
    summary: page.getByRole("alert").filter({ hasText: "There's a problem" }),
    /** The green banner. */
    loggedOut: page.getByText("You have logged out successfully."),
    async open() {
      await page.goto("/login");
    },
    async logIn(name: string, secret: string) {
      await username.fill(name);
      await password.fill(secret);
      await button.click();
    },
  };
}

/** The home dashboard, by the text that a member reads. */
export function homePage(page: Page) {
  const { account, header } = memberShell(page);
  /** In the account menu; visible on pages outside the member's frame. */
  const logOut = header.getByRole("button", { name: "Log out" });
  return {
    welcome: page.getByRole("heading", { level: 1, name: /^Welcome, / }),
    notices: page.getByRole("region", { name: "Notices" }),
    claims: page.getByRole("region", { name: "Your recent claims" }),
    primaryCare: page.getByRole("region", { name: "Primary care" }),
    programs: page.getByRole("region", { name: "Programs" }),
    /** The tile drawn as the card; its accessible name is the member's. */
    idCard: page.locator("section.id-card"),
    limit: page.getByRole("region", { name: "Benefits", exact: true }),
    download: page.getByRole("link", { name: /^Download ID card/ }),
    account,
    logOut,
    async open() {
      await page.goto("/home");
    },
    async leave() {
      await account.or(logOut).waitFor();
      if (await account.isVisible()) await account.click();
      await logOut.click();
    },
  };
}
