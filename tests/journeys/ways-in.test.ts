import type { Page } from "@playwright/test";
import { expectNoBarriers } from "#tests/browser/axe.ts";
import { loginPage } from "#tests/browser/pages.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";
import { turnTo } from "#tests/browser/turn-to.ts";

/** Whom the way in stops where no other journey signs in. */
const STOPPED = [
  ["flag360", "/group-selection", /^Access your Member Dashboard: Select plan$/],
  ["ini", "/account/settings/change-password", /password/i],
] as const;

test("ROUTE-08 ROUTING-09 ROUTING-19 whom the way in stops is led there from the form @js", async ({
  page,
  context,
}) => {
  for (const [persona, path, heading] of STOPPED) {
    await test.step(`${persona} lands on ${path}`, async () => {
      // Somebody else, on a device where nobody was before.
      await context.clearCookies();
      await loginPage(page).open();
      await loginPage(page).logIn(persona, PASSWORD);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    });
  }
});

/** Every form of the ways in that can be sent empty, by who meets it and where. */
const FORMS: Readonly<Record<string, readonly (readonly [string | null, string])[]>> = {
  "staff and first passwords": [
    ["emp", "/login-as"],
    ["ini", "/account/settings/change-password"],
    ["sub", "/account/settings/change-password"],
  ],
  preferences: [
    ["nopref", "/update-preferences"],
    ["nopref-ext", "/update-preferences"],
  ],
  visitors: [
    [null, "/registration"],
    [null, "/recovery/username"],
    [null, "/recovery/password"],
  ],
};

for (const [name, forms] of Object.entries(FORMS)) {
  test(`each empty form of ${name} says what is missing, without barriers @js`, async ({
    page,
    enter,
    guard,
  }) => {
    guard.expectStatus(400);
    test.slow();
    for (const [place, [persona, path]] of forms.entries()) {
      if (persona !== null) await enter(persona);
      await test.step(`${path} of ${persona}`, () => expectEmptyRefused(page, path, place));
    }
  });
}

test.describe("providence", () => {
  test.use({ brand: "providence" });

  test("the empty form of policies says what is missing, without barriers @js", async ({
    page,
    enter,
    guard,
  }) => {
    guard.expectStatus(400);
    await enter("prov-unsigned");
    await expectEmptyRefused(page, "/registration-policies");
  });
});

async function expectEmptyRefused(page: Page, path: string, place = 0) {
  await turnTo(page, path);
  if (path === "/update-preferences") await page.getByLabel("Email address").fill("");
  await page.getByRole("main").locator("form button:not([type])").first().click();
  const summary = page.getByRole("alert").filter({ hasText: "There's a problem" });
  await expect(summary).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  // Each link of the summary leads to a field of the form.
  for (const link of await summary.getByRole("link").all()) {
    const target = (await link.getAttribute("href")) ?? "";
    await expect(page.locator(target)).toHaveAttribute("aria-invalid", "true");
  }
  await expectNoBarriers(page, { place });
}
