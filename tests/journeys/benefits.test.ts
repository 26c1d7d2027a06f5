import { listScreenOnly, toPaper } from "#tests/browser/paper.ts";
import { expect, test } from "#tests/browser/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("BRAND-03 BENEFIT-07 BENEFIT-08 what is met, what a crown is paid at and what changed @no-js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await page.goto("/benefits");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Medical benefits");
  const family = page
    .locator("#deductible .standing__side--family")
    .getByText(/^\$[\d.,]+ left of \$[\d.,]+$/);
  await expect(family).toBeVisible();
  const meter = page.locator("#deductible .standing__side--family .meter");
  await expect(meter).toBeVisible();
  const about = page.getByRole("button", { name: "About Deductible" });
  await about.click();
  await expect(page.getByText("What you pay before the plan begins to pay.")).toBeInViewport();
  await page.keyboard.press("Escape");

  await toPaper(page);
  await expect(family).toBeVisible();
  await expect(meter).toBeVisible();
  await expect(page.getByText("As of 11/21/2026")).toBeVisible();
  expect(await listScreenOnly(page)).toEqual([]);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 390, height: 844 });

  const tabs = page.getByRole("navigation", { name: "Your benefits" });
  await tabs.getByRole("link", { name: "Dental" }).click();
  await expect(heading).toHaveText("Dental benefits");
  // On a phone the tabs scroll, and the current one is in view.
  await expect(tabs.getByRole("link", { name: "Dental" })).toBeInViewport();
  await page.getByRole("searchbox", { name: /^Find a service/ }).fill("crown");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  const crown = page.getByRole("row").filter({ hasText: "D2740" });
  await expect(crown).toContainText("Plan pays 50%");
  await expect(crown).toContainText("Plan pays 40%");
  await crown.getByRole("link").click();
  await expect(heading).toContainText("Crown");

  await page.goto("/benefits/medical");
  await tabs.getByRole("link", { name: "What changed" }).click();
  await page.getByRole("link", { name: "What changed on 01/01/2026" }).click();
  await expect(page).toHaveTitle(/^What changed from 12\/31\/2025 to 01\/01\/2026/);
  await expect(tabs.getByRole("link", { name: "What changed" })).toBeInViewport();
  const change = page.getByRole("row").filter({ hasText: "Deductible, individual" });
  await expect(change.first()).toContainText("Up $250.00, you pay more");
});
