import type { Page } from "@playwright/test";
import { expect, test } from "#tests/browser/test.ts";

const FORM = "/account/settings?edit=preferences#card-preferences";

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: /offline|connect/ });
const email = (page: Page) => page.getByLabel("Email address");
const save = (page: Page) => page.getByRole("button", { name: "Save preferences" });
const saved = (page: Page) => page.getByText("Successfully updated preferences");

/** Everything is as it was when the connection went: the page, the address, and what was typed. */
async function expectKept(page: Page, words: string) {
  await expect(notice(page)).toContainText(words);
  await expect(email(page)).toHaveValue("typed@members.example");
  await expect(page).toHaveURL(FORM);
  await expect(save(page)).toBeEnabled();
}

test("without a connection forms and links keep the page, and the same press sends it later @js", async ({
  page,
  context,
  enter,
  guard,
}) => {
  guard.expectNoConnection();
  await enter("sub");
  await page.goto("/account/settings");
  await page.getByRole("link", { name: "Edit Email and communication" }).click();
  await email(page).fill("typed@members.example");
  await context.setOffline(true);
  await save(page).click();
  await expectKept(page, "You're offline. Nothing was sent.");
  // The script of this page is not there yet.
  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Claims" })
    .click();
  await expectKept(page, "You're offline or we can't be reached, so the page didn't open.");
  await page.evaluate(() => history.back());
  await expectKept(page, "You're offline or we can't be reached, so the page didn't open.");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expectKept(page, "You're offline or we can't be reached, so the page didn't open.");
  await context.setOffline(false);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText("typed@members.example")).toBeVisible();
});

test("a connection lost on the way leaves open whether the form was sent, and it can be sent again @js", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectNoConnection();
  await enter("sub");
  await page.goto(FORM);
  await email(page).fill("typed@members.example");
  await page.route(
    "**/account/settings.data?*",
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await save(page).click();
  await expectKept(page, "We can't tell if this was sent.");
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});

test("the warning before the session's end stays without a connection, and can be answered later @js", async ({
  page,
  context,
  enter,
  guard,
}) => {
  guard.expectNoConnection();
  await page.clock.install();
  await enter("sub");
  await page.goto(FORM);
  await email(page).fill("typed@members.example");
  await page.clock.runFor(900_000 - 100_000);
  const warning = page.getByRole("dialog", { name: "Are you still there?" });
  await context.setOffline(true);
  await warning.getByRole("button", { name: "Stay logged in" }).click();
  await expect(warning.getByRole("alert")).toContainText("We couldn't connect.");
  await context.setOffline(false);
  await warning.getByRole("button", { name: "Stay logged in" }).click();
  await expect(warning).toBeHidden();
  await expect(email(page)).toHaveValue("typed@members.example");
});
