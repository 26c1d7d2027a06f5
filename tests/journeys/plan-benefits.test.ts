import { expectFitsAt } from "#tests/browser/layout.ts";
import { expect, test, WIDTHS } from "#tests/browser/test.ts";

test("ROUTE-25 S-10 S-32 BRAND-26 a member ends a plan on a phone, and home says so @no-js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter("sub");
  await page.goto("/home");
  await page.getByRole("link", { name: "Member plan benefits" }).first().click();
  const main = page.getByRole("main");
  await expect(main.getByRole("list", { name: "Open enrollment dates" })).toBeVisible();
  await expectFitsAt(page, [...WIDTHS, 390]);

  await main.getByRole("radio", { name: "Cancel medical and dental" }).check();
  await main.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/step=confirm/);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "End medical and dental coverage?",
  );
  await expect(main.getByText("This coverage ends on 12/31/2026.")).toBeVisible();
  await expectFitsAt(page, [...WIDTHS, 390]);

  await main.getByRole("button", { name: "End coverage" }).click();
  await expect(page).toHaveURL("/account/plan-benefits");
  const ending = "Your medical and dental benefits end on 12/31/2026";
  await expect(main.getByRole("heading", { name: ending })).toBeVisible();
  await expect(main.getByRole("radio")).toHaveCount(0);
  await page.goto("/home");
  await expect(main.getByRole("heading", { name: ending })).toBeVisible();
});
