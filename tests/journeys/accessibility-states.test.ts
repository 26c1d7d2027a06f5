import type { Locator, Page } from "@playwright/test";
import { expectNoBarriers } from "#tests/browser/axe.ts";
import { BRANDS } from "#tests/browser/brands.ts";
import { expectNothingSticksOut } from "#tests/browser/layout.ts";
import { homePage, loginPage } from "#tests/browser/pages.ts";
import { expectScripted } from "#tests/browser/scripted.ts";
import { memberShell } from "#tests/browser/shell.ts";
import { expect, NARROW, test } from "#tests/browser/test.ts";
import {
  goToNewPassword,
  goToRegistrationSecurity,
  openRecoveryQuestions,
  openRecoverySent,
  openRegistrationAccount,
} from "#tests/browser/walks.ts";

for (const { brand, persona, partner } of BRANDS) {
  // The other brands' are of the carrier's make; the partner has some of its own.
  const long = partner || brand === "carrier" ? "" : " @long";

  test.describe(brand, () => {
    test.use({ brand });

    test(`answers, menus and pop-up of ${brand} fit 320 px and have no barriers @js${long}`, async ({
      page,
      enter,
      guard,
    }) => {
      test.slow();
      guard.expectStatus(400, 401);
      const by = brand === "carrier" ? "all rules" : "colours";
      await test.step("log-in", () => judgeRefusals(page, persona, by));
      await enter(persona);
      await homePage(page).open();
      await expectScripted(page);
      await test.step("menus", () => judgeMenus(page, by));
      if (partner) await test.step("tooltip", () => judgeTooltip(page));
      await test.step("pop-up", () => judgePopUp(page, by));
      await test.step("log-out", async () => {
        await page.setViewportSize(NARROW);
        await page.goto("/logout");
        await expect(page).toHaveURL(partner ? "/logout" : "/login");
        if (!partner) await expect(loginPage(page).loggedOut).toBeVisible();
        await expectNothingSticksOut(page);
        // The banner and the partner's page are each of one make.
        if (partner || brand === "carrier") await expectNoBarriers(page);
      });
    });
  });
}

type By = "all rules" | "colours";

/** What the log-in page says to an empty form, and to a wrong password. */
async function judgeRefusals(page: Page, persona: string, by: By) {
  await page.setViewportSize(NARROW);
  const login = loginPage(page);
  await login.open();
  await expect(page.getByRole("button", { name: "Show password" })).toBeVisible();
  await login.button.click();
  await expect(login.summary).toBeVisible();
  await expectNothingSticksOut(page);
  if (persona === "sub") await expectNoBarriers(page);
  await page.setViewportSize(NARROW);
  await login.open();
  await login.logIn(persona, "wrong-1");
  await expect(login.refusal).toBeVisible();
  await expectNothingSticksOut(page);
  await expectNoBarriers(page, { by });
}

async function judgeMenus(page: Page, by: By) {
  const { account, pagesOf, open } = memberShell(page);
  const opened = async (button: Locator) => {
    await button.click();
    await expect(open).toHaveCount(1);
  };
  await expectNoBarriers(page, { by, within: ".top", prepare: () => opened(account) });
  await expectNoBarriers(page, {
    by,
    within: ".top",
    widths: [1280],
    prepare: () => opened(pagesOf("Benefits")),
  });
  await page.keyboard.press("Escape");
}

async function judgeTooltip(page: Page) {
  const tip = page.locator(".tip");
  await expectNoBarriers(page, {
    within: ".tip",
    prepare: async () => {
      const button = page.getByRole("button", { name: "About Annual Limit" });
      // Another width moves it, maybe below the tab bar, where colours cannot be judged.
      await button.evaluate((element) => element.scrollIntoView({ block: "center" }));
      if (await tip.isHidden()) await button.click();
      await expect(tip).toBeVisible();
    },
  });
}

async function judgePopUp(page: Page, by: By) {
  await page.setViewportSize({ width: 320, height: 500 });
  const downloaded = page.waitForEvent("download");
  await page.goto("/resource-download");
  await downloaded;
  await expectNothingSticksOut(page);
  await expectNoBarriers(page, { by });
}

// Made of the parts of the first step, whose HTML, as theirs, is judged in process.
test("axe finds nothing on the steps of a new account @js @long", async ({ page }) => {
  await openRegistrationAccount(page);
  await expectNoBarriers(page);
  await goToRegistrationSecurity(page);
  await expectNoBarriers(page);
});

test("axe finds nothing on the steps of recovery @js @long", async ({ page }) => {
  await openRecoverySent(page);
  await expectNoBarriers(page);
  await openRecoveryQuestions(page, "sub");
  await expectNoBarriers(page);
  await goToNewPassword(page);
  await expectNoBarriers(page);
});

test("axe finds nothing on home while staff act for a member @js", async ({ page, enter }) => {
  await enter("emp");
  await page.goto("/login-as");
  await page.getByLabel("Subscriber ID").fill("904417823");
  await page.getByRole("button", { name: "Continue as subscriber" }).click();
  await expect(page.getByRole("region", { name: "Staff view" })).toBeVisible();
  await expectNoBarriers(page);
});

test("axe finds nothing on home in the colours that were chosen against the device's @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await page.goto("/account");
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
  await homePage(page).open();
  await expectNoBarriers(page);
});

test("home of every other kind of member fits 320 px and has no barriers @js", async ({
  page,
  enter,
}) => {
  test.setTimeout(120_000);
  for (const [place, persona] of [
    "cop",
    "cop-nodue",
    "term",
    "noelig",
    "medgrp",
    "multi",
  ].entries()) {
    await test.step(persona, async () => {
      await page.setViewportSize(NARROW);
      await enter(persona);
      await homePage(page).open();
      await expect(homePage(page).welcome).toBeVisible();
      await expect(page.getByRole("button", { name: /^Copy/ })).toBeVisible();
      await expectNothingSticksOut(page);
      await expectNoBarriers(page, { place, by: "colours" });
    });
  }
});

test("axe finds nothing in a home that could not be loaded, nor in the snackbar @js", async ({
  page,
  enter,
  guard,
  world,
}) => {
  guard.expectStatus(503);
  await enter("sub");
  await homePage(page).open();
  await page.getByRole("button", { name: /^Copy/ }).click();
  await expect(page.locator(".flash")).toBeVisible();
  await page.locator(".flash").hover();
  await expectNoBarriers(page);
  await world.fault({ path: "claims/medical", status: 503 });
  await enter("sub");
  await page.reload();
  await expect(page.getByText("Error code: 503 Service unavailable")).toBeVisible();
  await expectNoBarriers(page);
});
