import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { listTargets } from "#tests/browser/layout.ts";
import { tabThrough } from "#tests/browser/stops.ts";
import { listClipped } from "#tests/browser/look.ts";
import { expect, test } from "#tests/browser/test.ts";

/** A card as large as it is in the wallet, in CSS pixels of 1/96 inch. */
const CR80 = { width: (85.6 / 25.4) * 96, height: (53.98 / 25.4) * 96 };

const sides = (page: Page) => page.locator(".wallet__card");

/** Width and height of every side of every card. */
const sizesOf = (page: Page) =>
  sides(page).evaluateAll((all) =>
    all.map((it) => {
      const { width, height } = it.getBoundingClientRect();
      return { width, height };
    }),
  );

async function expectTrueSize(page: Page) {
  const sizes = await sizesOf(page);
  expect(sizes.length).toBeGreaterThan(1);
  for (const { width, height } of sizes) {
    expect(width).toBeCloseTo(CR80.width, 0);
    expect(height).toBeCloseTo(CR80.height, 0);
  }
}

test("S-03 on paper every card is true to size, and nothing on it is cut off @no-js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await page.setViewportSize({ width: 710, height: 900 });
  await page.emulateMedia({ media: "print" });
  await page.goto("/id-card");
  await expectTrueSize(page);
  expect(await listClipped(page)).toEqual([]);
  await expect(page.getByRole("link", { name: /^Request by mail/ }).first()).toBeHidden();
  await expect(page.getByRole("heading", { name: "Get a card by mail" })).toBeHidden();
});

test("S-03 the saved card opens without a connection and without script, and prints true to size @js", async ({
  page,
  enter,
  browser,
  world,
}, testInfo) => {
  await enter("sub");
  await page.goto("/id-card");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Save card for Jordan/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("id-card-00-m.html");
  const path = testInfo.outputPath("id-card.html");
  await download.saveAs(path);
  expect((await readFile(path, "utf8")).length).toBeGreaterThan(1000);

  const offline = await browser.newContext({ offline: true, javaScriptEnabled: false });
  const file = await offline.newPage();
  const asked: string[] = [];
  const said: string[] = [];
  file.on("request", (request) => asked.push(request.url().slice(0, 5)));
  file.on("console", (message) => said.push(message.text()));
  const before = (await world.calls()).length;
  for (const width of [320, 390, 1280]) {
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
  expect(said).toEqual([]);
  expect((await world.calls()).length).toBe(before);
  await offline.close();
});

test("IDCARD-08 IDCARD-09 a card is e-mailed, another asked for by mail, on a phone @no-js", async ({
  page,
  enter,
  world,
  guard,
}) => {
  guard.expectStatus(400);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter("sub");
  await page.goto("/id-card");
  await page.getByRole("link", { name: /^Email for Robin/ }).click();
  const address = page.getByLabel("Email address");
  await expect(address).toHaveValue(/@members\.example$/);
  await address.fill("robin at home");
  await page.getByRole("button", { name: "Send card" }).click();
  await expect(page.getByRole("link", { name: "Invalid email address" })).toBeVisible();
  await expect(address).toHaveValue("robin at home");
  await address.fill("robin@members.example");
  await page.getByRole("button", { name: "Send card" }).click();
  await expect(page).toHaveURL("/id-card");
  await expect(page.getByText("We emailed your ID card")).toBeVisible();
  await page.getByRole("link", { name: /Dental and vision card$/ }).click();
  await expect(page.getByText("101 Sample Street")).toBeVisible();
  await page.getByRole("button", { name: "Mail my cards" }).click();
  await expect(page.getByText("Your ID card will arrive in 7 to 10 business days.")).toBeVisible();
  const calls = await world.calls();
  expect(calls.filter(({ path }) => path === "/idCard/email").map(({ body }) => body)).toEqual([
    { suffix: 3, category: "D", emailAddress: "robin@members.example" },
  ]);
  expect(calls.filter(({ path }) => path === "/idCard/request")).toHaveLength(1);
});

test("IDCARD-07 IDCARD-02 the PDF of the chosen card comes by way of the window that says so @js", async ({
  context,
  page,
  enter,
  world,
}) => {
  await enter("ma");
  await page.goto("/id-card");
  const opened = page.waitForEvent("popup");
  const downloaded = new Promise<string>((resolve) => {
    context.on("page", (window) => window.on("download", (it) => resolve(it.suggestedFilename())));
  });
  await page.getByRole("link", { name: /^Download PDF for .+, Dental / }).click();
  const popUp = await opened;
  await expect(popUp).toHaveURL("/resource-download?suffix=0&category=D");
  expect(await downloaded).toBe("id-card-00-d.pdf");
  const views = (await world.calls()).filter(({ path }) => path === "/idCard/view");
  expect(views.at(-1)?.query).toMatchObject({ suffix: "0", category: "D" });
});

test("IDCARD-04 an error of a chosen card closes the pop-up and shows in the page that opened it @js", async ({
  page,
  enter,
  guard,
  world,
}) => {
  guard.expectStatus(500);
  await enter("sub");
  await page.goto("/id-card");
  await world.fault({ path: "idCard/view", status: 500 });
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: /^Download PDF for Theo/ }).click();
  const popUp = await opened;
  await expect(page).toHaveURL("/error/500");
  await expect.poll(() => popUp.isClosed()).toBe(true);
});

test("S-03 by client navigation, too, the e-mailed card is announced once @js", async ({
  page,
  enter,
}) => {
  await enter("dep-adult");
  await page.goto("/id-card");
  await page.getByRole("link", { name: /^Email for Theo/ }).click();
  await expect(page).toHaveTitle(/^Email ID card of Theo .+: .+ - /);
  await page.getByRole("button", { name: "Send card" }).click();
  await expect(page.getByText("We emailed your ID card")).toBeVisible();
  await expect(page).toHaveTitle(/^ID cards - /);
});

test("S-03 by keyboard alone every way of a card is reached, in the order it is read @js", async ({
  page,
  enter,
}) => {
  await enter("dep-adult");
  await page.goto("/id-card");
  const stops = await tabThrough(page);
  const names = stops.map(({ what }) => what.replace(/ for Theo.*| ?:.*/, ""));
  const first = names.indexOf("503-555-0100");
  expect(names.slice(first, first + 6)).toEqual([
    "503-555-0100",
    "503-555-0101",
    "Download PDF",
    "Save card",
    "Email",
    "Request by mail",
  ]);
  for (const stop of stops) {
    expect.soft(stop.ring, stop.what).toBeGreaterThanOrEqual(2);
    expect.soft(stop.uncovered, stop.what).toBe(true);
  }
});

test("S-03 on a phone what is to be pressed is large enough, and a card opens large @no-js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter("sub");
  await page.goto("/id-card");
  const small = (await listTargets(page)).filter(
    ({ height, inSentence, what }) => !inSentence && height < (what.includes("btn") ? 44 : 24),
  );
  expect(small).toEqual([]);
  for (const phone of await page.locator(".wallet a").all()) {
    expect((await phone.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
  await page.getByRole("link", { name: /^Show large for Jordan/ }).click();
  await expect(page).toHaveURL("/id-card/0/M");
  // The address can change a moment before the page: the list has a front for each member.
  const front = page.getByRole("group", { name: "Front" });
  await expect(front).toHaveCount(1);
  expect(await front.evaluate((it) => parseFloat(getComputedStyle(it).fontSize))).toBeGreaterThan(
    17,
  );
  expect(await listClipped(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
