import { readFile } from "node:fs/promises";
import { tabThrough } from "#tests/browser/looks/stops.ts";
import { listClipped } from "#tests/browser/looks/look.ts";
import { expectTrueSize } from "#tests/browser/looks/paper.ts";
import { expect, test } from "#tests/browser/test.ts";

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
  expect(said).toEqual([]);
  expect((await world.calls()).length).toBe(before);
  await offline.close();
});

test("S-03 IDCARD-08 each way of a card is reached by keyboard; what was e-mailed is said once @js", async ({
  page,
  enter,
  world,
  guard,
}) => {
  guard.expectStatus(400);
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

  await page.getByRole("link", { name: /^Email for Theo/ }).click();
  await expect(page).toHaveTitle(/^Email ID card of Theo .+: .+ - /);
  await world.fault({ method: "POST", path: "idCard/email", status: 400 });
  await page.getByRole("button", { name: "Send card" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "couldn't send" });
  await expect(alert).toBeFocused();
  await expect(alert.getByRole("link", { name: /^Call / })).toBeVisible();
  await world.mend();
  await page.getByRole("button", { name: "Send card" }).click();
  await expect(page.getByText("We emailed your ID card")).toBeVisible();
  await expect(page).toHaveTitle(/^ID cards - /);
});
