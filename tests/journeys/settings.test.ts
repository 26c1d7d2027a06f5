import type { Page } from "@playwright/test";
import { expectNothingSticksOut } from "#tests/browser/looks/layout.ts";
import { loginPage } from "#tests/browser/pages/pages.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";
import { turnTo } from "#tests/browser/turn-to.ts";

const PATH = "/account/settings";
const FORM = `${PATH}?edit=preferences#card-preferences`;

const email = (page: Page) => page.getByLabel("Email address");
const save = (page: Page) => page.getByRole("button", { name: "Save preferences" });
const confirm = (page: Page) =>
  page.getByRole("textbox", { name: "Current password" }).fill(PASSWORD);
const saved = (page: Page) => page.getByText("Successfully updated preferences");

test("without script errors take the focus, their links lead to fields, and a save is in view @no-js", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectStatus(400);
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step("an empty log-in form gives the focus to its errors, and their links to the fields", async () => {
    const login = loginPage(page);
    await login.open();
    await login.button.click();
    await expect(login.summary).toBeFocused();
    for (const field of ["Username", "Password"] as const) {
      await login.summary.getByRole("link", { name: `${field} is a required field` }).click();
      await expect(page.getByLabel(field, { exact: true })).toBeFocused();
      await expect(page.getByLabel(field, { exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step("saved preferences show their message in view", async () => {
    await enter("sub");
    await page.goto(FORM);
    await email(page).fill("sage@members");
    await save(page).click();
    await expect(page.getByRole("link", { name: "Invalid email address" })).toBeVisible();
    await expectNothingSticksOut(page);
    await email(page).fill("sage@members.example");
    await confirm(page);
    await save(page).click();
    await expect(saved(page)).toBeInViewport({ ratio: 1 });
  });
});

test("saving and canceling a card move the focus; the country changes the address fields @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await page.goto(`${PATH}?edit=questions`);
  for (const number of [1, 2, 3]) {
    await page.getByLabel(`Security question ${number}`).selectOption({ index: number });
    await page.getByLabel(`Answer ${number}`).fill(`Biscuit ${number}`);
  }
  await confirm(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your security questions are saved")).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit Security questions" })).toBeFocused();

  // The country shows its value, and Cancel leads back to Edit.
  await turnTo(page, "/account/member-information");
  const edit = page.getByRole("link", { name: "Edit Address and phone" });
  await edit.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Address and phone" })).toBeFocused();
  await expect(page.getByLabel("State")).toBeVisible();
  await expect(page.getByLabel("Province or region")).toHaveCount(0);
  await page.getByLabel("Country").selectOption("Canada");
  await expect(page.getByLabel("State")).toHaveCount(0);
  await expect(page.getByLabel("Province or region")).toBeVisible();
  await expect(page.getByLabel("Postal code")).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).focus();
  await page.keyboard.press("Enter");
  await expect(edit).toBeFocused();
  await expect(page).toHaveURL(/\/account\/member-information#/);
});

test("without a connection forms and links keep the page and its input until a second press @js", async ({
  page,
  context,
  enter,
  guard,
}) => {
  guard.expectNoConnection();
  await enter("sub");
  await page.goto(PATH);
  const edit = page.getByRole("link", { name: "Edit Email and communication" });
  await edit.click();
  await email(page).fill("typed@members.example");
  await confirm(page);
  await context.setOffline(true);
  await save(page).click();
  await expectKept(page, "You're offline. Nothing was sent.");
  await dismissNotice(page);
  // The script of this page is not loaded yet.
  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Claims" })
    .click();
  await expectKept(page, "You're offline or we can't be reached, so the page didn't open.");
  await dismissNotice(page);
  await page.evaluate(() => history.back());
  await expectKept(page, "You're offline or we can't be reached, so the page didn't open.");
  await dismissNotice(page);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expectKept(page, "You're offline or we can't be reached, so the page didn't open.");
  await context.setOffline(false);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText("typed@members.example")).toBeVisible();

  await test.step("a lost answer leaves open whether the form was sent", async () => {
    await edit.click();
    await email(page).fill("again@members.example");
    await page.route(
      "**/account/settings.data?*",
      async (route) => {
        await route.fetch({ maxRedirects: 0 });
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await save(page).click();
    await expectKept(page, "We can't tell if this was sent.", "again@members.example");
    await save(page).click();
    await expect(page.getByText("again@members.example")).toBeVisible();
  });

  await test.step("a change made in another tab is shown before it is overwritten", async () => {
    guard.expectStatus(400);
    await edit.click();
    const other = await context.newPage();
    await other.goto(`${PATH}?edit=preferences`);
    await email(other).fill("other@members.example");
    await save(other).click();
    await expect(other.getByText("other@members.example")).toBeVisible();
    await other.close();
    await email(page).fill("mine@members.example");
    await save(page).click();
    await expect(page.getByText("other@members.example")).toBeVisible();
    await save(page).click();
    await expect(page.getByText("mine@members.example")).toBeVisible();
  });
});

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: /offline|connect/ });

/** The next message is about the next action. */
async function dismissNotice(page: Page) {
  await notice(page).getByRole("link", { name: "Dismiss" }).click();
  await expect(notice(page)).toHaveCount(0);
}

/** Everything is as it was when the connection was lost: the page, the address, and the input. */
async function expectKept(page: Page, words: string, typed = "typed@members.example") {
  await expect(notice(page)).toContainText(words);
  await expect(email(page)).toHaveValue(typed);
  await expect(page).toHaveURL(FORM);
  await expect(save(page)).toBeEnabled();
}
