import { expectNoBarriers } from "#tests/browser/looks/axe.ts";
import { expectRoomForLargeText } from "#tests/browser/looks/large-text.ts";
import { expectFitsAt } from "#tests/browser/looks/layout.ts";
import { LONG, SIZED } from "#tests/browser/long.ts";
import { expect, test } from "#tests/browser/test.ts";

test(
  "PCP-05 S-20 a result is searched anew, paged and come back to, nothing in its way @js",
  SIZED,
  async ({ page, enter, guard }) => {
    guard.expectStatus(400);
    await page.setViewportSize({ width: 390, height: 844 });
    await enter("sub");
    await page.goto("/find-care/primary-care/0/search");
    const main = page.getByRole("main");
    await main.getByLabel("ZIP code").fill("9720");
    await main.getByRole("button", { name: "Search", exact: true }).click();
    await expect(main.locator(".summary")).toBeFocused();
    await main.getByLabel("ZIP code").fill("97204");
    await main.getByRole("button", { name: "Search", exact: true }).click();

    const heading = main.getByRole("heading", { level: 2, name: /^\d+ providers within 10 miles/ });
    await expect(heading).toBeVisible();
    const names = main.getByRole("heading", { level: 3 });
    await expect(names).toHaveCount(10);
    const first = await names.allInnerTexts();
    await expectNoBarriers(page, { place: 0, by: "all rules" });
    await expectFitsAt(page, [320, 1280, 390]);
    if (LONG) await expectRoomForLargeText(page, { leastAlone: true });

    await main.getByRole("link", { name: "Next" }).click();
    await expect(heading).toBeFocused();
    await expect(main.getByText(/^Showing 11 to 20 of/)).toBeVisible();
    expect(await names.allInnerTexts()).not.toEqual(first);
    await page.goBack();
    await expect(names).toHaveText(first);

    await main.getByText("Change your search").click();
    await main.getByLabel("Name, group, specialty or city").fill("Nobodyhere");
    await main.getByRole("button", { name: "Search", exact: true }).click();
    await expect(main.getByText("No providers for “Nobodyhere” within 10 miles")).toBeVisible();
    if (LONG) await expectNoBarriers(page, { place: 1, by: "all rules" });
    await main.getByRole("button", { name: "Search without “Nobodyhere”" }).click();
    await expect(names).toHaveText(first);
    expect(page.url()).not.toMatch(/97204|Nobodyhere/);
  },
);
