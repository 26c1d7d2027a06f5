import { readFile } from "node:fs/promises";
import type { Browser, Route } from "@playwright/test";
import { hold } from "#tests/browser/hold.ts";
import { tabTo } from "#tests/browser/keyboard.ts";
import { listClipped } from "#tests/browser/looks/look.ts";
import { expectTrueSize } from "#tests/browser/looks/paper.ts";
import { homePage } from "#tests/browser/pages/pages.ts";
import { expect, test } from "#tests/browser/test.ts";
import { turnTo } from "#tests/browser/turn-to.ts";

test("a pop-up with a spinner saves the ID card as a PDF; the saved card opens offline @js", async ({
  context,
  page,
  enter,
  world,
  guard,
  browser,
}, testInfo) => {
  guard.expectStatus(500);
  const views = async () =>
    (await world.calls()).filter(({ path }) => path === "/idCard/view").map(({ query }) => query);
  await enter("sub");
  await homePage(page).open();
  const file = await hold(context, /\/id-card\.pdf/);
  const downloaded = context.waitForEvent("download");
  const opened = page.waitForEvent("popup");
  await tabTo(page, /^Download ID card/);
  await page.keyboard.press("Enter");
  const popUp = await opened;
  await expect(popUp).toHaveURL("/resource-download");
  await expect(popUp.getByRole("heading")).toHaveText("Downloading resource...");
  await expect(popUp.getByRole("progressbar")).toHaveAccessibleName("Downloading resource...");
  await file.release();

  const download = await downloaded;
  expect(download.suggestedFilename()).toBe("id-card-00-m.pdf");
  const pdf = await readFile(await download.path());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.toString("latin1").trimEnd()).toMatch(/%%EOF$/);
  expect(pdf.byteLength).toBeGreaterThan(1000);
  expect(await views()).toHaveLength(1);
  await expect(page).toHaveURL("/home");

  // It stops and says that the card came; its link downloads the card, too.
  await expect(popUp.getByRole("heading")).toHaveText("Your ID card was downloaded");
  await expect(popUp.getByRole("progressbar")).toBeHidden();
  const again = popUp.waitForEvent("download");
  await tabTo(popUp, /^Open ID card/);
  await popUp.keyboard.press("Enter");
  expect((await again).suggestedFilename()).toBe("id-card-00-m.pdf");

  // Or that the connection failed.
  await popUp.addInitScript(() => {
    window.fetch = () => Promise.reject(new TypeError("offline"));
  });
  await popUp.reload();
  await expect(popUp.getByRole("heading")).toHaveText("We couldn't download your ID card");
  await expect(popUp.getByRole("progressbar")).toBeHidden();
  await popUp.close();

  await turnTo(page, "/id-card");
  const chosen = page.getByRole("link", { name: /^Download PDF for Theo/ });
  await test.step("a dependent's card is saved from their own button", async () => {
    const saved = context.waitForEvent("download");
    const window = page.waitForEvent("popup");
    await chosen.click();
    await expect(await window).toHaveURL(/\/resource-download\?suffix=1&category=M$/);
    expect((await saved).suggestedFilename()).toBe("id-card-01-m.pdf");
    expect((await views()).at(-1)).toMatchObject({ suffix: "1", category: "M" });
    await (await window).close();
  });

  await test.step("the card saved as a page opens without network and script, and prints true to size", async () => {
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: /^Save card for Jordan/ }).click();
    expect((await saved).suggestedFilename()).toBe("id-card-00-m.html");
    const path = testInfo.outputPath("id-card.html");
    await (await saved).saveAs(path);
    await expectOpenOffline(browser, path);
  });

  await test.step("IDCARD-04 a page in the card's place is not saved as the card, and shows itself", async () => {
    const toPage = (route: Route) =>
      route.fulfill({ status: 303, headers: { location: "/contact-us" } });
    await context.route(/\/id-card\.pdf/, toPage);
    const window = page.waitForEvent("popup");
    await chosen.click();
    await expect(page).toHaveURL("/contact-us");
    await expect.poll(async () => (await window).isClosed()).toBe(true);
    await context.unroute(/\/id-card\.pdf/, toPage);
    await turnTo(page, "/id-card");
  });

  await test.step("IDCARD-04 an error closes the pop-up and shows in the page that opened it", async () => {
    await world.fault({ path: "idCard/view", status: 500 });
    const window = page.waitForEvent("popup");
    await chosen.click();
    await expect(page).toHaveURL("/error/500");
    await expect(page.getByText("Error code: 500 Internal server error")).toBeVisible();
    await expect.poll(async () => (await window).isClosed()).toBe(true);
  });
});

/** The file shows the card at every width, asks for nothing, and is a real card's size on paper. */
async function expectOpenOffline(browser: Browser, path: string) {
  const offline = await browser.newContext({ offline: true, javaScriptEnabled: false });
  const file = await offline.newPage();
  const asked: string[] = [];
  const logged: string[] = [];
  file.on("request", (request) => asked.push(request.url().slice(0, 5)));
  file.on("console", (message) => logged.push(message.text()));
  for (const width of [320, 1280]) {
    await file.setViewportSize({ width, height: 800 });
    await file.goto(`file://${path}`);
    await expect(file.getByRole("group", { name: "Front" })).toContainText("904417823 00");
    await expect(file.getByRole("group", { name: "Back" })).toContainText("503-555-0100");
    expect(await listClipped(file)).toEqual([]);
    expect(await file.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  const front = file.getByRole("group", { name: "Front" });
  expect(await front.evaluate((it) => getComputedStyle(it).backgroundImage)).toContain("gradient");
  await file.emulateMedia({ media: "print", colorScheme: "dark" });
  await expectTrueSize(file);
  // A data address is part of the file itself.
  expect(new Set(asked.filter((scheme) => scheme !== "data:"))).toEqual(new Set(["file:"]));
  expect(logged).toEqual([]);
  await offline.close();
}

test("IDCARD-04 without script the spinner vanishes and the pop-up shows its error page @no-js", async ({
  page,
  enter,
  guard,
  world,
}) => {
  guard.expectStatus(503);
  await enter("sub");
  const stopped = page.waitForEvent("download");
  await page.goto("/resource-download").catch(() => undefined);
  await stopped;
  // Text locators ignore the content of noscript.
  await expect(page.locator("noscript p")).toBeVisible();
  const spinner = page.locator(".spinner");
  expect(await spinner.evaluate((it) => getComputedStyle(it).animationName)).toBe("turn, vanish");

  await homePage(page).open();
  await world.fault({ path: "idCard/view", status: 503 });
  const opened = page.waitForEvent("popup");
  await homePage(page).download.click();
  const popUp = await opened;
  await expect(popUp).toHaveURL("/error/503");
  await expect(popUp.getByText("Error code: 503 Service unavailable")).toBeVisible();
  await expect(page).toHaveURL("/home");
});
