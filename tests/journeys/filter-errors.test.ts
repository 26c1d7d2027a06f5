import { expect, test } from "#tests/browser/test.ts";

for (const path of ["/claims", "/eobs"]) {
  test(`filters of ${path} that are wrong have the focus on what is wrong, each time they are sent @js`, async ({
    page,
    enter,
    guard,
  }) => {
    guard.expectStatus(400);
    await enter("sub");
    await page.goto(path);
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
    await page.goto(`${path}?from=2026-05-01&to=2026-04-01`);
    await expect(summary).toBeFocused();
  });
}

test("T-76 filters that are right lead to the heading of their list @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await page.goto("/claims");
  await page.getByLabel("From").fill("2026-05-01");
  await page.getByLabel("From").press("Enter");
  await expect(page).toHaveURL(/from=2026-05-01/);
  await expect(page.getByRole("status").filter({ hasText: "Showing" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your medical claims" })).toBeFocused();
});
