import { expect, test } from "#tests/browser/test.ts";

test("YEAR-01 YEAR-03 YEAR-04 from the claims to a year, whose months are on paper, too @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await page.goto("/claims");
  await page.getByRole("link", { name: "All claims in 2026, with totals" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your family's claims in 2026");
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  const months = page.locator("table", { hasText: "Plan paid and your share, by month" });
  await expect(months).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(months).toBeVisible();
  await expect(page.getByRole("img", { name: /^Your share by month/ })).toBeVisible();
  await expect(page.getByText("Show as table")).toBeHidden();
  await expect(page.getByText("Claims in 2025")).toBeHidden();
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await page.setViewportSize({ width: 320, height: 800 });
  const width = () => document.documentElement.scrollWidth;
  expect(await page.evaluate(width)).toBe(320);
});
