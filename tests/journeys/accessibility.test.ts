import { expectNoBarriers } from "../browser/axe.ts";
import { BRANDS } from "../browser/brands.ts";
import { homePage, loginPage } from "../browser/pages.ts";
import { expect, test } from "../browser/test.ts";

for (const { brand, persona } of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test(`axe finds nothing on the log-in page of ${brand} @js`, async ({ page }) => {
      const login = loginPage(page);
      await login.open();
      await expect(page.getByRole("button", { name: "Show password" })).toBeVisible();
      await expectNoBarriers(page);
    });

    test(`axe finds nothing on the refused log-in page of ${brand} @js`, async ({
      page,
      guard,
    }) => {
      guard.expectStatus(401);
      const login = loginPage(page);
      await login.open();
      await login.logIn(persona, "wrong-1");
      await expect(login.refusal).toBeVisible();
      await expectNoBarriers(page);
    });

    test(`axe finds nothing on home of ${brand} @js`, async ({ page, enter }) => {
      await enter(persona);
      await homePage(page).open();
      await expect(page.getByRole("button", { name: /^Copy/ })).toBeVisible();
      await expectNoBarriers(page);
    });

    test(`axe finds nothing on an error page of ${brand} @js`, async ({ page, guard, enter }) => {
      guard.expectStatus(500);
      await enter(persona);
      await page.goto("/error/500");
      await expect(homePage(page).logOut).toBeVisible();
      await expectNoBarriers(page);
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

for (const persona of ["cop", "cop-nodue", "term", "noelig", "medgrp"]) {
  test(`axe finds nothing on home of ${persona} @js`, async ({ page, enter }) => {
    await enter(persona);
    await homePage(page).open();
    await expect(page.getByRole("button", { name: /^Copy/ })).toBeVisible();
    await expectNoBarriers(page);
  });
}

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

test("axe finds nothing on the error page of a visitor @js", async ({ page, guard }) => {
  guard.expectStatus(404);
  await page.goto("/error/404");
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
    await page.getByRole("button", { name: "About Annual Limit" }).click();
    await expect(page.locator("[popover]")).toBeVisible();
    await expectNoBarriers(page);
  });
});
