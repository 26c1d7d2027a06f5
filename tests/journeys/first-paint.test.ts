import type { Page, Route } from "@playwright/test";
import { homePage, loginPage } from "#tests/browser/pages.ts";
import { expectScripted } from "#tests/browser/scripted.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";

/** Keeps the page's script files back until they are released. */
async function holdScripts(page: Page) {
  const held: Route[] = [];
  let released = false;
  await page.route("**/assets/*.js", async (route) => {
    if (released) await route.continue();
    else held.push(route);
  });
  return {
    asked: () => held.length,
    async release() {
      released = true;
      // The files of a page that was left are nobody's any more.
      await Promise.allSettled(held.map((route) => route.continue()));
    },
  };
}

const openUnscripted = (page: Page, path: string) =>
  page.goto(path, { waitUntil: "domcontentloaded" });

test("script files wait until the page is painted, and move nothing when they come @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  for (const path of ["/login", "/home", "/claims"]) {
    await test.step(path, async () => {
      await page.goto(path);
      const { painted, scripts, shifts } = await page.evaluate(async () => {
        const shifted = new PerformanceObserver(() => undefined);
        shifted.observe({ type: "layout-shift", buffered: true });
        await new Promise((resolve) => requestAnimationFrame(resolve));
        return {
          painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
          scripts: performance
            .getEntriesByType("resource")
            .filter(({ name }) => name.endsWith(".js"))
            .map(({ startTime }) => startTime),
          shifts: shifted.takeRecords().length,
        };
      });
      expect(scripts.length).toBeGreaterThan(5);
      expect(Math.min(...scripts)).toBeGreaterThan(painted);
      expect(shifts).toBe(0);
    });
  }
});

test("a link and a form that are pressed before script has come work as they do without @js", async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await openUnscripted(page, "/contact-us");
  await page.getByRole("link", { name: "Log in" }).first().click();
  await expect(page).toHaveURL("/login");
  await expect.poll(scripts.asked).toBeGreaterThan(5);
  await loginPage(page).logIn("sub", PASSWORD);
  await expect(homePage(page).welcome).toBeVisible();
  await scripts.release();
  await expectScripted(page);
});
