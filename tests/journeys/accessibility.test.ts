import type { Locator } from "@playwright/test";
import { expectNoBarriers, WHOLE } from "#tests/browser/axe.ts";
import { BRANDS } from "#tests/browser/brands.ts";
import { EVERY_PAGE, isBuiltAsCarriers } from "#tests/browser/every-page.ts";
import { expectNothingSticksOut } from "#tests/browser/layout.ts";
import { homePage, loginPage } from "#tests/browser/pages.ts";
import { expectScripted } from "#tests/browser/scripted.ts";
import { memberShell } from "#tests/browser/shell.ts";
import { expect, test } from "#tests/browser/test.ts";
import {
  goToNewPassword,
  goToRegistrationSecurity,
  openRecoveryQuestions,
  openRecoverySent,
  openRegistrationAccount,
} from "#tests/browser/walks.ts";

/** The gallery is long, and no member's page: of the brands' colours in it, the tokens' test tells. */
const inTurn = ({ brand, path }: { brand: string; path: string }) =>
  brand === "carrier" || !path.startsWith("/dev/") || WHOLE;

const paths = [...new Set(EVERY_PAGE.map(({ path }) => path))];

for (const [turn, { brand }] of BRANDS.entries()) {
  const pages = EVERY_PAGE.filter((it) => it.brand === brand).filter(inTurn);
  test.describe(brand, () => {
    test.use({ brand });

    // One browser for all of a visitor's pages, and one for all of a member's; one look at each.
    for (const persona of new Set(pages.map((it) => it.persona))) {
      test(`no page of ${persona ?? "visitors"} of ${brand} scrolls sideways at 320 px, and axe finds nothing on any @js`, async ({
        page,
        enter,
        guard,
      }) => {
        guard.expectStatus(404, 500);
        test.setTimeout(120_000);
        if (persona !== null) await enter(persona);
        for (const it of pages.filter((each) => each.persona === persona)) {
          const { path } = it;
          await page.setViewportSize({ width: 320, height: 700 });
          await page.goto(path);
          expect(new URL(page.url()).pathname).toBe(path.split("?")[0]);
          // The gallery's samples stand in boxes of their own: it is no page for a phone.
          const gallery = path.startsWith("/dev/");
          const headings = page.getByRole("heading", { level: 1 });
          await expect(gallery ? headings.first() : headings).toBeVisible();
          await expectScripted(page);
          if (!gallery) await expectNothingSticksOut(page);
          await expectNoBarriers(page, {
            place: paths.indexOf(path) + turn,
            by: isBuiltAsCarriers(it) ? "colours" : "all rules",
          });
        }
      });
    }
  });
}

for (const { brand, persona, partner } of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test(`what log-in and log-out of ${brand} answer fits 320 px, and axe finds nothing on a refusal @js`, async ({
      page,
      enter,
      guard,
    }) => {
      guard.expectStatus(400, 401);
      await page.setViewportSize({ width: 320, height: 700 });
      const login = loginPage(page);
      await login.open();
      await login.button.click();
      await expect(login.summary).toBeVisible();
      await expectNothingSticksOut(page);
      await login.open();
      await login.logIn(persona, "wrong-1");
      await expect(login.refusal).toBeVisible();
      await expectNothingSticksOut(page);
      await expectNoBarriers(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await enter(persona);
      await page.goto("/logout");
      await expect(page).toHaveURL(partner ? "/logout" : "/login");
      await expectNothingSticksOut(page);
    });

    test(`axe finds nothing in the open menus of ${brand} @js`, async ({ page, enter }) => {
      await enter(persona);
      await homePage(page).open();
      await expectScripted(page);
      const { account, pagesOf, open } = memberShell(page);
      const opened = async (button: Locator) => {
        await button.click();
        await expect(open).toHaveCount(1);
      };
      await expectNoBarriers(page, { within: ".top", prepare: () => opened(account) });
      await expectNoBarriers(page, {
        within: ".top",
        widths: [1280],
        prepare: () => opened(pagesOf("Benefits")),
      });
    });

    test(`axe finds nothing in the pop-up of ${brand} @js`, async ({ page, enter }) => {
      await enter(persona);
      const downloaded = page.waitForEvent("download");
      await page.goto("/resource-download");
      await downloaded;
      await expectNoBarriers(page);
    });
  });
}

test("axe finds nothing on the steps of a new account @js", async ({ page }) => {
  await openRegistrationAccount(page);
  await expectNoBarriers(page);
  await goToRegistrationSecurity(page);
  await expectNoBarriers(page);
});

test("axe finds nothing on the steps of recovery @js", async ({ page }) => {
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

test("home of every other kind of member does not scroll sideways at 320 px, and axe finds nothing @js", async ({
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
      await page.setViewportSize({ width: 320, height: 700 });
      await enter(persona);
      await homePage(page).open();
      await expect(homePage(page).welcome).toBeVisible();
      await expect(page.getByRole("button", { name: /^Copy/ })).toBeVisible();
      await expectNothingSticksOut(page);
      await expectNoBarriers(page, { place });
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

test("axe finds nothing on the empty form that was sent @js", async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  await expect(page.getByRole("button", { name: "Show password" })).toBeVisible();
  await login.button.click();
  await expect(login.summary).toBeVisible();
  await expectNoBarriers(page);
});

test("axe finds nothing on the log-in page after log-out @js", async ({ page, enter }) => {
  await enter("sub");
  await page.goto("/logout");
  await expect(loginPage(page).loggedOut).toBeVisible();
  await expectNoBarriers(page);
});

test.describe("partner", () => {
  test.use({ brand: "partner" });

  test("axe finds nothing on the log-out page @js", async ({ page, enter }) => {
    await enter("hpp");
    await page.goto("/logout");
    await expect(page).toHaveURL("/logout");
    await expectNoBarriers(page);
  });

  test("axe finds nothing on the partner's page for those who are not known @js", async ({
    page,
    guard,
  }) => {
    guard.expectStatus(401);
    await page.goto("/error/401");
    await expect(page.getByRole("main").getByRole("link")).toHaveCount(3);
    await expectNoBarriers(page);
  });

  test("axe finds nothing in the open tooltip @js", async ({ page, enter }) => {
    await enter("hpp");
    await homePage(page).open();
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
  });
});
