import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";

test("the downloaded data fit a phone and open without a network @no-js", async ({
  context,
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Signed in without typing a user name, as from another site.
  await enter("sub");
  await page.goto("/account/download");
  const password = page.getByRole("textbox", { name: "Current password" });
  const name = page.getByRole("textbox", { name: "Username" });
  if (await name.isVisible()) await name.fill("sub");
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Your data is ready to download",
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data (ZIP)" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("my-data-2026-11-21.zip");
  const files = unzipSync(await readFile(await download.path()));
  const html = strFromU8(files["index.html"] ?? new Uint8Array());

  // Opened outside the dashboard, whose content security policy would apply to the page in the
  // file.
  await page.goto("about:blank");
  await context.setOffline(true);
  await page.setContent(html);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My data");
  await expect(page.locator("#claims")).toContainText("Alder Creek Family Medicine");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
