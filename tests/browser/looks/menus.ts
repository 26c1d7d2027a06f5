import { expect, type Locator, type Page } from "@playwright/test";
import { memberShell } from "../pages/shell.ts";
import { expectNoBarriers } from "./axe.ts";

/** Expects axe to find nothing in the account menu and in a menu of the bar, both open. */
export async function expectMenusWithoutBarriers(page: Page): Promise<void> {
  const { account, pagesOf, open } = memberShell(page);
  const opened = async (button: Locator) => {
    await button.click();
    await expect(open).toHaveCount(1);
  };
  await expectNoBarriers(page, { within: ".top", prepare: () => opened(account) });
  await expectNoBarriers(page, {
    within: ".top",
    widths: [1280],
    prepare: () => opened(pagesOf("Benefits")),
  });
  await page.keyboard.press("Escape");
}
