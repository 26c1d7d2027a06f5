import { listClipped } from "#tests/browser/look.ts";
import { expectNothingSticksOut } from "#tests/browser/layout.ts";
import { homePage } from "#tests/browser/pages.ts";
import { expect, test, WIDTHS } from "#tests/browser/test.ts";

test("HOME-37 HOME-40 HOME-42 HOME-43 BRAND-02 home shows every card at every width, none cut off @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  const home = homePage(page);
  await home.open();
  await expect(home.welcome).toHaveText("Welcome, Jordan");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const card of [home.notices, home.idCard, home.claims, home.primaryCare, home.programs]) {
      await expect(card).toBeVisible();
    }
    await expect(home.download).toBeVisible();
    await expect(home.account).toBeVisible();
    await expectNothingSticksOut(page);
  }

  // The card grows with a long name, group and networks.
  await home.idCard.evaluate((card) => {
    for (const words of card.querySelectorAll("h2, dd")) {
      words.textContent = "Confederated-Northwestern Cooperative Association of Employers";
    }
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await listClipped(page)).toEqual([]);
    await expectNothingSticksOut(page);
  }
});
