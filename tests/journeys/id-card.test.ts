import { readFile } from "node:fs/promises";
import type { BrowserContext, Download } from "@playwright/test";
import { tabTo } from "#tests/browser/keyboard.ts";
import { homePage } from "#tests/browser/pages/pages.ts";
import { expect, test } from "#tests/browser/test.ts";
import { turnTo } from "#tests/browser/turn-to.ts";

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
  guard,
}) => {
  guard.expectStatus(500);
  const views = async () =>
    (await world.calls()).filter(({ path }) => path === "/idCard/view").map(({ query }) => query);
  await enter("sub");
  await homePage(page).open();
  await world.fault({ path: "idCard/view", delayMs: 1000, times: 1 });
  const downloaded = firstDownload(context);
  const opened = page.waitForEvent("popup");
  await tabTo(page, /^Download ID card/);
  await page.keyboard.press("Enter");
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
  await test.step("IDCARD-07 the chosen card of several", async () => {
    const file = new Promise<string>((resolve) => {
      context.on("page", (it) => it.on("download", (its) => resolve(its.suggestedFilename())));
    });
    const window = page.waitForEvent("popup");
    await chosen.click();
    await expect(await window).toHaveURL(/\/resource-download\?suffix=1&category=M$/);
    expect(await file).toBe("id-card-01-m.pdf");
    expect((await views()).at(-1)).toMatchObject({ suffix: "1", category: "M" });
    await (await window).close();
  });

  await test.step("IDCARD-04 an error closes it and shows in the page that opened it", async () => {
    await world.fault({ path: "idCard/view", status: 500 });
    const window = page.waitForEvent("popup");
    await chosen.click();
    await expect(page).toHaveURL("/error/500");
    await expect(page.getByText("Error code: 500 Internal server error")).toBeVisible();
    await expect.poll(async () => (await window).isClosed()).toBe(true);
  });
});

test("IDCARD-03 IDCARD-04 without script the spinner stops, and the pop-up shows its error @no-js", async ({
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
