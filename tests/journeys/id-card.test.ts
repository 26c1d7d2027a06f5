import { readFile } from "node:fs/promises";
import type { BrowserContext, Download } from "@playwright/test";
import { homePage } from "#tests/browser/pages.ts";
import { expect, test } from "#tests/browser/test.ts";

/** The first file that any page of this browser downloads; listens from now on, for half a test's time. */
function firstDownload(context: BrowserContext): Promise<Download> {
  return new Promise((resolve, reject) => {
    for (const page of context.pages()) page.on("download", resolve);
    context.on("page", (page) => page.on("download", resolve));
    const complain = () => {
      const open = context.pages().map((page) => page.url());
      reject(new Error(`nothing was downloaded by ${open.join(" or ")}`));
    };
    setTimeout(complain, 15_000).unref();
  });
}

test("HOME-43 IDCARD-02 IDCARD-03 IDCARD-07 the card comes as a PDF, by a pop-up that says so @js", async ({
  context,
  page,
  enter,
  world,
}) => {
  await enter("sub");
  const home = homePage(page);
  await home.open();
  await world.fault({ path: "idCard/view", delayMs: 1000 });
  const downloaded = firstDownload(context);
  const opened = page.waitForEvent("popup");
  await home.download.click();
  const popUp = await opened;
  await expect(popUp).toHaveURL("/resource-download");
  await expect(popUp.getByRole("heading")).toHaveText("Downloading resource...");
  await expect(popUp.getByRole("progressbar")).toHaveAccessibleName("Downloading resource...");

  const download = await downloaded;
  expect(download.suggestedFilename()).toBe("id-card-00-m.pdf");
  const pdf = await readFile(await download.path());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.toString("latin1").trimEnd()).toMatch(/%%EOF$/);
  expect(pdf.byteLength).toBeGreaterThan(1000);
  expect((await world.calls()).filter(({ path }) => path === "/idCard/view")).toHaveLength(1);
  await expect(page).toHaveURL("/home");
});

test("IDCARD-07 the pop-up stops and says that the card came, or that the connection failed @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await page.goto("/resource-download");
  await expect(page.getByRole("heading")).toHaveText("Your ID card was downloaded");
  await expect(page.getByRole("progressbar")).toBeHidden();
  await page.addInitScript(() => {
    window.fetch = () => Promise.reject(new TypeError("offline"));
  });
  await page.goto("/resource-download");
  await expect(page.getByRole("heading")).toHaveText("We couldn't download your ID card");
  await expect(page.getByRole("progressbar")).toBeHidden();
});

test("IDCARD-03 without script the spinner stops by itself @no-js", async ({ page, enter }) => {
  await enter("sub");
  const stopped = page.waitForEvent("download");
  await page.goto("/resource-download").catch(() => undefined);
  await stopped;
  // The locators of texts leave out what stands in noscript.
  await expect(page.locator("noscript p")).toBeVisible();
  const spinner = page.locator(".spinner");
  expect(await spinner.evaluate((it) => getComputedStyle(it).animationName)).toBe("turn, vanish");
});

test("IDCARD-07 the link of the pop-up brings the card, too @js", async ({
  context,
  page,
  enter,
}) => {
  await enter("sub");
  const itself = firstDownload(context);
  await page.goto("/resource-download");
  await itself;
  const again = page.waitForEvent("download");
  await page.getByRole("link", { name: "Open ID card" }).click();
  expect((await again).suggestedFilename()).toBe("id-card-00-m.pdf");
});

test("IDCARD-04 without script the pop-up itself shows the error @no-js", async ({
  page,
  enter,
  guard,
  world,
}) => {
  guard.expectStatus(503);
  await enter("sub");
  const home = homePage(page);
  await home.open();
  await world.fault({ path: "idCard/view", status: 503 });
  const opened = page.waitForEvent("popup");
  await home.download.click();
  const popUp = await opened;
  await expect(popUp).toHaveURL("/error/503");
  await expect(popUp.getByText("Error code: 503 Service unavailable")).toBeVisible();
  await expect(page).toHaveURL("/home");
});

test("IDCARD-04 an error closes the pop-up and shows in the page that opened it @js", async ({
  page,
  enter,
  guard,
  world,
}) => {
  guard.expectStatus(500);
  await enter("sub");
  const home = homePage(page);
  await home.open();
  // Forgotten answers are asked for again: the choice of card was kept when home was loaded.
  await enter("sub");
  await world.fault({ path: "idCard/eligible", status: 500 });
  const opened = page.waitForEvent("popup");
  await home.download.click();
  const popUp = await opened;
  await expect(page).toHaveURL("/error/500");
  await expect(page.getByText("Error code: 500 Internal server error")).toBeVisible();
  await expect.poll(() => popUp.isClosed()).toBe(true);
});
