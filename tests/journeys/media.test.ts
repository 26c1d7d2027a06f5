import { homePage, loginPage } from "../browser/pages.ts";
import { expect, test } from "../browser/test.ts";

test("printed, home keeps the card and the facts and drops what paper cannot do", async ({
  page,
  enter,
}) => {
  await page.emulateMedia({ media: "print" });
  await enter("sub");
  const home = homePage(page);
  await home.open();
  await expect(home.idCard).toBeVisible();
  await expect(home.idCard).toContainText("904417823");
  await expect(home.idCard).toHaveCSS("print-color-adjust", "exact");
  await expect(home.claims.getByText("$42.18")).toBeVisible();
  await expect(home.primaryCare).toBeVisible();
  const main = page.getByRole("main");
  await expect(home.download).toBeHidden();
  await expect(home.logOut).toBeHidden();
  for (const control of await main.locator(".btn, .link, .tipbtn").all()) {
    await expect(control).toBeHidden();
  }
  await expect(page.getByRole("contentinfo").getByRole("link")).toHaveCount(0);
});

test("printed, a preventive visit keeps its phone number and address", async ({ page, enter }) => {
  await page.emulateMedia({ media: "print" });
  await enter("cop");
  await homePage(page).open();
  await expect(page.locator(".preventative-care")).toContainText("503-555-0142");
  await expect(page.getByText("Call 503-555-0142")).toBeVisible();
  await expect(page.getByText("Email health-advocate@portland.example")).toBeVisible();
});

test("with reduced motion nothing moves", async ({ page, enter }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enter("sub");
  await homePage(page).open();
  const lasting = await page.evaluate(
    () =>
      [...document.querySelectorAll("*")]
        .map((it) => getComputedStyle(it))
        .filter(({ transitionDuration, animationName }) => {
          return !/^0s(, 0s)*$/.test(transitionDuration) || animationName !== "none";
        }).length,
  );
  expect(lasting).toBe(0);
});

test("without that wish buttons and tiles do have their motion", async ({ page, enter }) => {
  await enter("sub");
  await homePage(page).open();
  await expect(homePage(page).download).toHaveCSS("transition-duration", "0.14s");
});

test("in forced colours buttons keep an edge and the card is drawn", async ({ page, enter }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await loginPage(page).open();
  await expect(loginPage(page).button).toHaveCSS("border-top-style", "solid");
  await expect(loginPage(page).button).not.toHaveCSS("border-top-color", "rgba(0, 0, 0, 0)");
  expect((await page.screenshot()).byteLength).toBeGreaterThan(5000);
  await enter("sub");
  const home = homePage(page);
  await home.open();
  await expect(home.idCard).toHaveCSS("border-top-width", "1px");
  expect((await page.screenshot({ fullPage: true })).byteLength).toBeGreaterThan(20_000);
});

test("dark is another look of the same page", async ({ page, enter }) => {
  await enter("sub");
  await homePage(page).open();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const lightness = async () => Number(/oklch\(([\d.]+)/.exec(await ground())?.[1]);
  expect(await lightness()).toBeGreaterThan(0.9);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await lightness()).toBeLessThan(0.3);
});
