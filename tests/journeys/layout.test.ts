import type { Page } from "@playwright/test";
import { hold } from "#tests/browser/hold.ts";
import { LONG, SIZED } from "#tests/browser/long.ts";
import { homePage, loginPage } from "#tests/browser/pages/pages.ts";
import { expectScripted } from "#tests/browser/scripted.ts";
import { memberShell } from "#tests/browser/pages/shell.ts";
import { bringStandIns } from "#tests/browser/looks/stand-ins.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";

/** How far visible content has shifted in all, since a moment of the page. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(globalThis, { shifts });
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
  });
  return (since = 0) =>
    page.evaluate(async (moment) => {
      // Two frames later every shift is over and was reported.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const shifts = Reflect.get(globalThis, "shifts") as PerformanceEntry[];
      return shifts
        .filter(({ startTime }) => startTime > moment)
        .reduce((sum, it) => sum + Number(Reflect.get(it, "value")), 0);
    }, since);
}

/** The largest shift allowed when the typeface replaces its fallback font. */
const LATE_FONTS = 0.01;
/** An invisible shift: a line of text by a fraction of a pixel. */
const UNSEEN = 0.001;

/** What hydration adds to each page; pages without such an addition are checked as loaded. */
const LOADED = [
  { path: "/home", ready: /^Copy/, seldom: false },
  { path: "/login", ready: /^Show/, seldom: false },
  { path: "/claims", ready: undefined, seldom: false },
  { path: "/account", ready: undefined, seldom: true },
  { path: "/contact-us", ready: undefined, seldom: true },
] as const;

/** Script files are requested after the page was painted. */
async function expectPaintedFirst(page: Page) {
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    scripts: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime),
  }));
  expect(scripts.length).toBeGreaterThan(5);
  expect(Math.min(...scripts)).toBeGreaterThan(painted);
}

// Whether a font comes before the first paint or after depends on the machine, even from the cache:
// here it does not come, so that only the page's own shifts count.
for (const [width, long] of [
  [390, ""],
  [768, " @long"],
  [1280, " @long"],
] as const) {
  test(
    `scripts are requested after the first paint, and nothing shifts, at ${width} px @js${long}`,
    SIZED,
    async ({ page, enter }) => {
      await page.setViewportSize({ width, height: 900 });
      const moved = await watchShifts(page);
      await enter("sub");
      await page.route("**/*.woff2", () => {});
      for (const { path, ready, seldom } of LOADED) {
        if (seldom && !LONG) continue;
        await page.goto(path, { waitUntil: "commit" });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectScripted(page);
        if (ready !== undefined) {
          await expect(page.getByRole("button", { name: ready })).toBeVisible();
        }
        expect(await moved(), path).toBeLessThan(UNSEEN);
        await expectPaintedFirst(page);
      }
    },
  );
}

for (const [width, long] of [
  [390, ""],
  [1280, " @long"],
] as const) {
  test(
    `a late font shifts the layout by less than a hundredth at ${width} px @js${long}`,
    SIZED,
    async ({ page, enter }) => {
      await page.setViewportSize({ width, height: 900 });
      const moved = await watchShifts(page);
      const standInsDrawn = await bringStandIns(page);
      await enter("sub");
      for (const path of LONG ? ["/home", "/account", "/contact-us"] : ["/home"]) {
        const fonts = await hold(page, /\.woff2$/);
        await page.goto(path, { waitUntil: "commit" });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        // Shown in the fallback font of the same metrics, and then in the typeface.
        const drawn = await standInsDrawn();
        await fonts.release();
        await page.waitForLoadState();
        await page.evaluate(async () => void (await document.fonts.ready));
        expect(await moved(drawn), path).toBeLessThan(LATE_FONTS);
      }
    },
  );
}

test("client navigation there and back makes no more gateway calls than documents do @js", async ({
  page,
  enter,
  world,
}) => {
  const callsOf = async (go: () => Promise<void>) => {
    await world.reset();
    await enter("sub");
    await homePage(page).open();
    await expect(page.getByRole("button", { name: /^Copy/ })).toBeVisible();
    const before = (await world.calls()).length;
    await go();
    await expect(homePage(page).welcome).toBeVisible();
    return (await world.calls()).slice(before).map(({ method, path }) => `${method} ${path}`);
  };
  const heading = page.getByRole("heading", { level: 1, name: "Account" });
  const documents = await callsOf(async () => {
    await page.goto("/account");
    await expect(heading).toBeVisible();
    await homePage(page).open();
  });
  const { account, open, bar } = memberShell(page);
  const clicks = await callsOf(async () => {
    await account.click();
    await open.getByRole("link", { name: "My account" }).click();
    await expect(heading).toBeVisible();
    await bar.getByRole("link", { name: "Home", exact: true }).click();
  });
  expect(clicks.length).toBeLessThanOrEqual(documents.length);
  expect(clicks.filter((call) => !documents.includes(call))).toEqual([]);
});

test("a link and a form work before their script is loaded @js", async ({ page }) => {
  const scripts = await hold(page, /\/assets\/.*\.js$/);
  await page.goto("/contact-us", { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: "Log in" }).first().click();
  await expect(page).toHaveURL("/login");
  await expect.poll(scripts.count).toBeGreaterThan(5);
  await loginPage(page).logIn("sub", PASSWORD);
  await expect(homePage(page).welcome).toBeVisible();
  await scripts.release();
  await expectScripted(page);
});

test("a page whose browser reports no paint gets its script after the rest of the page @js", async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  const scripts = await hold(page, /\/assets\/.*\.js$/);
  await page.clock.install();
  await page.goto("/contact-us", { waitUntil: "load" });
  expect(scripts.count()).toBe(0);
  await scripts.release();
  await page.clock.runFor(10_000);
  await expectScripted(page);
});
