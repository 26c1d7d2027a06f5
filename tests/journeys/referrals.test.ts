import { expectFitsAt } from "#tests/browser/layout.ts";
import { expect, test, WIDTHS } from "#tests/browser/test.ts";

test("ROUTE-37 ROUTE-41 S-15 an expired referral is found, and what needs approval, on a phone @no-js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await enter("sub");
  await page.goto("/benefits/referrals");
  const main = page.getByRole("main");
  const count = main.getByRole("status").filter({ hasText: "Showing" });
  const rows = main.getByRole("row").filter({ has: page.getByRole("rowheader") });
  await expect(count).toHaveText(/^Showing 1 to 10 of \d+ referrals$/);
  await expect(rows).toHaveCount(10);
  await expect(rows.filter({ hasText: "Expired" })).toHaveCount(0);
  await expectFitsAt(page, [...WIDTHS, 390]);

  const apply = main.getByRole("button", { name: "Show referrals" });
  // On a phone the filters are folded away.
  if (!(await apply.isVisible())) await main.locator("details.filters > summary").click();
  await main.getByLabel("Member").selectOption({ label: "Theo Testa-Lindqvist" });
  await main.getByLabel("Include expired referrals").check();
  await apply.click();
  await expect(page).toHaveURL("/benefits/referrals?member=1&expired=included");
  await expect(rows.filter({ hasText: "Expired" }).first()).toBeVisible();
  await expect(rows.filter({ hasText: "Jordan" })).toHaveCount(0);

  await main.getByRole("link", { name: "What needs prior authorization" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Prior Authorization");
  await expect(main.getByRole("link", { name: /^Call 503-555-01\d\d$/ })).toBeVisible();
  await expectFitsAt(page, [...WIDTHS, 390]);
});
