import type { Locator, Page } from "@playwright/test";
import { expectNoBarriers, WHOLE } from "#tests/browser/axe.ts";
import { BRANDS } from "#tests/browser/brands.ts";
import { EVERY_PAGE, isBuiltAsCarriers, type BrandPage } from "#tests/browser/every-page.ts";
import { expectNothingSticksOut } from "#tests/browser/layout.ts";
import { expectRoomForLargeText } from "#tests/browser/large-text.ts";
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

const paths = [...new Set(EVERY_PAGE.map(({ path }) => path))];

/** The first that a member sees of a brand. */
const FIRST_SEEN = new Set(["/login", "/home"]);

/**
 * A page that is made of parts of the carrier's is looked at in one of the four other brands, whose
 * typeface and words it has there: the parts are judged in the carrier's, and their colours in every
 * brand by the tokens' test. The gallery is long, and no member's page.
 */
const inTurn = (it: BrandPage, turn: number): boolean => {
  if (it.brand === "carrier" || WHOLE) return true;
  if (it.path.startsWith("/dev/")) return false;
  if (!isBuiltAsCarriers(it) || FIRST_SEEN.has(it.path)) return true;
  return (paths.indexOf(it.path) + turn) % OTHERS === 0;
};

/** So many brands beside the carrier's. */
const OTHERS = BRANDS.length - 1;

/** Where a page stands among its like; of those that are looked at in one brand, side by side. */
const placeOf = (it: BrandPage, turn: number): number => {
  const place = paths.indexOf(it.path) + turn;
  return isBuiltAsCarriers(it) && !WHOLE ? Math.floor(place / OTHERS) : place;
};

/** A phone with words twice as large, or a desktop at four times its size. */
const NARROW = { width: 320, height: 700 };

for (const [turn, { brand }] of BRANDS.entries()) {
  const pages = EVERY_PAGE.filter((it) => it.brand === brand && inTurn(it, turn));
  test.describe(brand, () => {
    test.use({ brand });

    // One browser for all of a visitor's pages, and one for all of a member's; one look at each.
    for (const persona of new Set(pages.map((it) => it.persona))) {
      test(`no page of ${persona ?? "visitors"} of ${brand} scrolls sideways at 320 px, each has room for larger words, and axe finds nothing on any @js`, async ({
        page,
        enter,
        guard,
      }) => {
        guard.expectStatus(401, 404, 500);
        test.setTimeout(120_000);
        if (persona !== null) await enter(persona);
        for (const it of pages.filter((each) => each.persona === persona)) {
          const { path } = it;
          await page.setViewportSize(NARROW);
          await page.goto(path);
          expect(new URL(page.url()).pathname).toBe(path.split("?")[0]);
          // The gallery's samples stand in boxes of their own: it is no page for a phone.
          const gallery = path.startsWith("/dev/");
          const headings = page.getByRole("heading", { level: 1 });
          await expect(gallery ? headings.first() : headings).toBeVisible();
          await expectScripted(page);
          if (!gallery) await expectNothingSticksOut(page);
          const leastAlone = isBuiltAsCarriers(it) && !WHOLE;
          if (!gallery) await expectRoomForLargeText(page, { leastAlone });
          await expectNoBarriers(page, {
            place: placeOf(it, turn),
            by: isBuiltAsCarriers(it) ? "colours" : "all rules",
            schemes: isBuiltAsCarriers(it) ? "in turn" : "both",
          });
        }
      });
    }
  });
}

for (const { brand, persona, partner } of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test(`axe finds nothing in what log-in and log-out of ${brand} answer, its open menus, tooltip and pop-up, and all fits 320 px @js`, async ({
      page,
      enter,
      guard,
    }) => {
      test.slow();
      guard.expectStatus(400, 401);
      // The carrier's are of the same make.
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
      await page.setViewportSize(NARROW);
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
