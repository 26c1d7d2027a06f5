import { expectNoBarriers } from "#tests/browser/looks/axe.ts";
import { expectRoomForLargeText } from "#tests/browser/looks/large-text.ts";
import { expectFitsAt } from "#tests/browser/looks/layout.ts";
import { expect, test } from "#tests/browser/test.ts";

test("provider search results take the focus, fit a phone and pass axe @js @long", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectStatus(400);
  await enter("sub");
  await page.goto("/find-care/primary-care/0/search");
  const main = page.getByRole("main");
  const search = async (zip: string) => {
    await main.getByLabel("ZIP code").fill(zip);
    await main.getByRole("button", { name: "Search", exact: true }).click();
  };
  await search("9720");
  await expect(main.locator(".summary")).toBeFocused();
  await search("97204");

  const heading = main.getByRole("heading", { level: 2, name: /^\d+ providers within 10 miles/ });
  await expect(heading).toBeVisible();
  const names = main.getByRole("heading", { level: 3 });
  const first = await names.allInnerTexts();
  await expectNoBarriers(page);
  await expectFitsAt(page, [320, 1280, 390]);
  await expectRoomForLargeText(page, { leastAlone: true });

  await main.getByRole("link", { name: "Next" }).click();
  await expect(heading).toBeFocused();
  await expect(main.getByText(/^Showing 11 to 20 of/)).toBeVisible();
  await page.goBack();
  await expect(names).toHaveText(first);

  await main.getByText("Change your search").click();
  await main.getByLabel("Name, group, specialty or city").fill("Nobodyhere");
  await search("97204");
  await expect(main.getByText("No providers for “Nobodyhere” within 10 miles")).toBeVisible();
  await expectNoBarriers(page);
});
