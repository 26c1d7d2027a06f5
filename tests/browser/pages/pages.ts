import type { Page } from "@playwright/test";
import { memberShell } from "./shell.ts";

/** The log-in page, by what a member reads on it. */
export function loginPage(page: Page) {
  const username = page.getByLabel("Username", { exact: true });
  const password = page.getByLabel("Password", { exact: true });
  const button = page.getByRole("button", { name: "Log in", exact: true });
  return {
    heading: page.getByRole("heading", { level: 1, name: "Log in to your Member Dashboard" }),
    username,
    password,
    button,
    /** What the server or the page says is wrong with the attempt as a whole. */
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

/** The home dashboard, by what a member reads on it. */
export function homePage(page: Page) {
  const { account, header } = memberShell(page);
  /** In the account menu; in the open on pages that stand outside the member's frame. */
  const logOut = header.getByRole("button", { name: "Log out" });
  return {
    welcome: page.getByRole("heading", { level: 1, name: /^Welcome, / }),
    notices: page.getByRole("region", { name: "Notices" }),
    claims: page.getByRole("region", { name: "Your recent claims" }),
    primaryCare: page.getByRole("region", { name: "Primary care" }),
    programs: page.getByRole("region", { name: "Programs" }),
    /** The tile that reads as the card in the wallet; its name is the member's. */
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
