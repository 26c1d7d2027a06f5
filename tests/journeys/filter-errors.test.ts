import { expect, test } from "#tests/browser/test.ts";

test("T-76 filters have the focus on what is wrong, each time they are sent, or on their list @js", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectStatus(400);
  await enter("sub");
  await page.goto("/claims");
  const from = page.getByLabel("From");
  const to = page.getByLabel("To", { exact: true });
  const summary = page.getByRole("main").locator(".summary");
  for (const [first, last] of [
    ["2026-05-01", "2026-04-01"],
    ["2026-06-01", "2026-05-01"],
  ] as const) {
    await from.fill(first);
    await to.fill(last);
    await to.press("Enter");
    await expect(page).toHaveURL(new RegExp(`from=${first}`));
    await expect(summary).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
  await page.keyboard.press("Tab");
  await expect(summary.getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(to).toBeFocused();
  await page.goto("/claims?from=2026-05-01&to=2026-04-01");
  await expect(summary).toBeFocused();
  await to.fill("2026-06-01");
  await to.press("Enter");
  await expect(page).toHaveURL(/to=2026-06-01/);
  await expect(page.getByRole("status").filter({ hasText: "Showing" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your medical claims" })).toBeFocused();
});
