import { expectNothingSticksOut } from "#tests/browser/layout.ts";
import { expect, test, WIDTHS } from "#tests/browser/test.ts";

// Which entry has which words, status and ways on, the requests' tests tell.
test("ERR-17 ERR-18 ERR-19 the generic page fits every width and has three tips @js", async ({
  page,
  guard,
}) => {
  guard.expectStatus(500);
  await page.goto("/error/999");
  const tips = page.getByRole("main").locator(".tips").getByRole("listitem");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect(tips).toHaveText([/reload/i, /log out.*in again/i, /come back later/i]);
    await expectNothingSticksOut(page);
  }
});
