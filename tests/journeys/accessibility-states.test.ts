import type { Page } from "@playwright/test";
import { expectNoBarriers } from "#tests/browser/looks/axe.ts";
import { BRANDS } from "#tests/browser/pages/brands.ts";
import { expectMenusWithoutBarriers } from "#tests/browser/looks/menus.ts";
import { expectFitsAt, expectNothingSticksOut } from "#tests/browser/looks/layout.ts";
import { homePage, loginPage } from "#tests/browser/pages/pages.ts";
import { expectScripted } from "#tests/browser/scripted.ts";
import { expect, NARROW, test } from "#tests/browser/test.ts";
import {
  goToNewPassword,
  goToRegistrationSecurity,
  openRecoveryQuestions,
  openRecoverySent,
  openRegistrationAccount,
} from "#tests/browser/pages/walks.ts";

for (const { brand, persona, partner } of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test(`log-in errors, menus, pop-up and log-out of ${brand} fit 320 px and pass axe @js @long`, async ({
      page,
      enter,
      guard,
    }) => {
      guard.expectStatus(400, 401);
      await test.step("the log-in page with errors", () => judgeRefusals(page, persona));
      await enter(persona);
      await homePage(page).open();
      await expectScripted(page);
      await test.step("open menus", () => expectMenusWithoutBarriers(page));
      if (partner) await test.step("the open tooltip of the limit", () => judgeTooltip(page));
      await test.step("the pop-up after its download", () => judgePopUp(page));
      await test.step("the page after log-out", async () => {
        await page.setViewportSize(NARROW);
        await page.goto("/logout");
        await expect(page).toHaveURL(partner ? "/logout" : "/login");
        if (!partner) await expect(loginPage(page).loggedOut).toBeVisible();
        await expectNothingSticksOut(page);
        // The banner and the partner's page each look the same in every brand.
        if (partner || brand === "carrier") await expectNoBarriers(page);
      });
    });
  });
}

/** The log-in page's messages for an empty form, and for a wrong password. */
async function judgeRefusals(page: Page, persona: string) {
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
  await expectNoBarriers(page);
}

async function judgeTooltip(page: Page) {
  const tip = page.locator(".tip");
  await expectNoBarriers(page, {
    within: ".tip",
    prepare: async () => {
      const button = page.getByRole("button", { name: "About Annual Limit" });
      // Another width moves it, perhaps below the tab bar, where colors can't be judged.
      await button.evaluate((element) => element.scrollIntoView({ block: "center" }));
      if (await tip.isHidden()) await button.click();
      await expect(tip).toBeVisible();
    },
  });
}

async function judgePopUp(page: Page) {
  await page.setViewportSize({ width: 320, height: 500 });
  const downloaded = page.waitForEvent("download");
  await page.goto("/resource-download");
  await downloaded;
  await expectNothingSticksOut(page);
  await expectNoBarriers(page);
}

// It has the parts of the first step; the HTML of both is judged in process.
test("the steps of a registration pass axe @js @long", async ({ page }) => {
  await openRegistrationAccount(page);
  await expectNoBarriers(page);
  await goToRegistrationSecurity(page);
  await expectNoBarriers(page);
});

test("the steps of account recovery pass axe @js @long", async ({ page }) => {
  await openRecoverySent(page);
  await expectNoBarriers(page);
  await openRecoveryQuestions(page, "sub");
  await expectNoBarriers(page);
  await goToNewPassword(page);
  await expectNoBarriers(page);
});

test("home passes axe while staff act for a member @js @long", async ({ page, enter }) => {
  await enter("emp");
  await page.goto("/login-as");
  await page.getByLabel("Subscriber ID").fill("904417823");
  await page.getByRole("button", { name: "Continue as subscriber" }).click();
  await expect(page.getByRole("region", { name: "Staff view" })).toBeVisible();
  await expectNoBarriers(page);
});

test("home passes axe in a color scheme chosen against the device's @js @long", async ({
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

test("home of each other kind of member fits 320 px and passes axe @js @long", async ({
  page,
  enter,
}) => {
  for (const [index, persona] of [
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
      await expectNoBarriers(page, { place: index });
    });
  }
});

test("the snackbar and the error page of home pass axe @js @long", async ({
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

/** Pages in special states: persona, address, and the steps that lead to the state. */
const STATES: readonly (readonly [persona: string | null, path: string, act?: Act])[] = [
  ["sub", "/claims?provider=none&provider=other"],
  ["sub", "/claims?member=everyone&from=2025-06-01&status=02"],
  ["sub", "/claims/print?type=dental"],
  ["sub", "/eobs?member=1"],
  ["sub", "/account/settings?edit=preferences"],
  ["sub", "/claims?from=2020-01-01&status=a%20b"],
  ["sub", "/eobs?from=2020-01-01"],
  ["conf-new", "/account/confidential"],
  ["conf-dep", "/account/confidential"],
  ["conf-dep", "/account/confidential?do=end"],
  ["emp", "/login-as", sendEmpty],
  ["ini", "/account/settings/change-password", sendEmpty],
  ["sub", "/account/settings/change-password", sendEmpty],
  ["nopref", "/update-preferences", sendEmpty],
  ["nopref-ext", "/update-preferences", sendEmpty],
  [null, "/registration", sendEmpty],
  [null, "/recovery/username", sendEmpty],
  [null, "/recovery/password", sendEmpty],
];

test("filtered lists, confidential requests and forms sent empty pass axe at every width @js @long", async ({
  page,
  context,
  enter,
  guard,
}) => {
  guard.expectStatus(400);
  for (const [index, [persona, path, act]] of STATES.entries()) {
    await test.step(`${path} of ${persona}`, async () => {
      await (persona === null ? context.clearCookies() : enter(persona));
      await page.goto(path);
      await act?.(page);
      await expectFitsAt(page, [320, 1280]);
      await expectNoBarriers(page, { place: index });
    });
  }
});

test.describe("providence", () => {
  test.use({ brand: "providence" });

  test("the registration policies sent empty name what is missing and pass axe @js @long", async ({
    page,
    enter,
    guard,
  }) => {
    guard.expectStatus(400);
    await enter("prov-unsigned");
    await page.goto("/registration-policies");
    await sendEmpty(page);
    await expectNoBarriers(page);
  });
});

type Act = (page: Page) => Promise<void>;

async function sendEmpty(page: Page) {
  if (page.url().endsWith("/update-preferences")) await page.getByLabel("Email address").fill("");
  await page.getByRole("main").locator("form button:not([type])").first().click();
  const summary = page.getByRole("alert").filter({ hasText: "There's a problem" });
  await expect(summary).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  // Each link of the summary leads to a field of the form.
  for (const link of await summary.getByRole("link").all()) {
    const target = (await link.getAttribute("href")) ?? "";
    await expect(page.locator(target)).toHaveAttribute("aria-invalid", "true");
  }
}
