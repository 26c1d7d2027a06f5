import { expectNoBarriers } from "#tests/browser/axe.ts";
import { BRANDS } from "#tests/browser/brands.ts";
import { loginPage } from "#tests/browser/pages.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";
import type { BrandKey } from "#app/brand/brand.ts";

/** Who lands where, and the page's first heading. */
const LANDINGS: readonly (readonly [string, BrandKey, string, RegExp])[] = [
  ["sub", "carrier", "/home", /^Welcome, Jordan$/],
  ["dep-adult", "carrier", "/home", /^Welcome, /],
  ["dep-minor", "carrier", "/home", /^Welcome, /],
  ["term", "carrier", "/home", /^Welcome, /],
  ["noelig", "carrier", "/home", /^Welcome, /],
  ["multi", "carrier", "/home", /^Welcome, /],
  ["flag360", "carrier", "/group-selection", /^Access your Member Dashboard: Select plan$/],
  ["nopref", "carrier", "/update-preferences", /^Update communication preferences$/],
  ["ini", "carrier", "/account/settings/change-password", /password/i],
  ["ini-dep", "carrier", "/account/settings/change-password", /password/i],
  ["emp", "carrier", "/home", /^Welcome, /],
  ["nonemp", "carrier", "/home", /^Welcome, /],
  ["emp", "summit", "/login-as", /^Login as anyone$/],
  ["nonemp", "summit", "/login-as", /^Login as non-employee$/],
  ["emp", "providence", "/login-as", /^Login as anyone$/],
  ["nonemp", "providence", "/login-as", /^Login as non-employee$/],
  ["summit", "summit", "/home", /^Welcome, /],
  ["prov", "providence", "/home", /^Welcome, /],
  ["prov-dep-adult", "providence", "/home", /^Welcome, /],
  ["prov-unsigned", "providence", "/registration-policies", /^Welcome to your dental Member/],
  ["hpp", "partner", "/home", /^Welcome, /],
  ["mod", "medicare", "/home", /^Welcome, /],
];

for (const { brand } of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test(`ROUTING-20 ROUTE-08 ROUTE-12 ROUTE-14 everybody on ${brand} lands where they belong`, async ({
      page,
      context,
      world,
    }) => {
      test.slow();
      const landings = LANDINGS.filter(([, at]) => at === brand);
      expect(landings.length).toBeGreaterThan(0);
      for (const [persona, , path, heading] of landings) {
        await test.step(`${persona} lands on ${path}`, async () => {
          // Somebody else, on a device where nobody was before.
          await context.clearCookies();
          await world.reset();
          const login = loginPage(page);
          await login.open();
          await login.logIn(persona, PASSWORD);
          await expect(page).toHaveURL(path);
          await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
        });
      }
    });
  });
}

/** Every form of the ways in, by who meets it and where. */
const FORMS: readonly (readonly [string | null, BrandKey, string, string])[] = [
  ["flag360", "carrier", "/group-selection", "choice of plan"],
  ["multi", "carrier", "/select-group", "choice of group"],
  ["nopref", "carrier", "/update-preferences", "preferences"],
  ["nopref-ext", "carrier", "/update-preferences", "all preferences"],
  ["prov-unsigned", "providence", "/registration-policies", "policies"],
  ["emp", "carrier", "/login-as", "login-as"],
  ["ini", "carrier", "/account/settings/change-password", "first password"],
  ["sub", "carrier", "/account/settings/change-password", "password"],
  [null, "carrier", "/registration", "registration"],
  [null, "carrier", "/recovery/username", "forgotten username"],
  [null, "carrier", "/recovery/password", "forgotten password"],
];

// A choice of cards cannot be sent empty.
for (const [persona, brand, path, name] of FORMS.filter(([, , at]) => !at.includes("group"))) {
  test.describe(`${brand} ${name}`, () => {
    test.use({ brand });

    test(`an empty form of ${name} says what is missing, and axe finds nothing on that @js`, async ({
      page,
      enter,
      guard,
    }) => {
      guard.expectStatus(400);
      if (persona !== null) await enter(persona);
      await page.goto(path);
      if (path === "/update-preferences") await page.getByLabel("Email address").fill("");
      await page.getByRole("main").locator("form button:not([type])").first().click();
      const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
      await expect(summary).toBeVisible();
      await expect(page).toHaveTitle(/^Error: /);
      // Each link of the summary leads to a field of the form.
      for (const link of await summary.getByRole("link").all()) {
        const target = (await link.getAttribute("href")) ?? "";
        await expect(page.locator(target)).toHaveAttribute("aria-invalid", "true");
      }
      await expectNoBarriers(page);
    });
  });
}
