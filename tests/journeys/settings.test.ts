import { expectNothingSticksOut } from "#tests/browser/layout.ts";
import { expect, test } from "#tests/browser/test.ts";

const PATH = "/account/settings";

test("ACCOUNT-07 ERR-35 S-08 a member changes what they receive on a phone without script @no-js", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectStatus(400);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter("sub");
  await page.goto(PATH);
  await expectNothingSticksOut(page);
  await page.getByRole("link", { name: "Edit Email and communication" }).click();
  await page.getByLabel("Email address").fill("sage@members");
  await page.getByLabel("Paper statements").check();
  await page.getByRole("button", { name: "Save preferences" }).click();
  await expect(page.getByRole("link", { name: "Invalid email address" })).toBeVisible();
  await expectNothingSticksOut(page);
  await expect(page.getByLabel("Paper statements")).toBeChecked();
  await page.getByLabel("Email address").fill("sage@members.example");
  await page.getByRole("button", { name: "Save preferences" }).click();
  await expect(page.getByRole("status").first()).toContainText("Successfully updated preferences");
  await expect(page.getByText("Successfully updated preferences")).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("sage@members.example")).toBeVisible();
});

test("ACCOUNT-06 S-08 new security questions by keyboard, and the focus returns to Edit @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await page.goto(`${PATH}?edit=questions`);
  for (const number of [1, 2, 3]) {
    await page.getByLabel(`Security question ${number}`).selectOption({ index: number });
    await page.getByLabel(`Answer ${number}`).fill(`Biscuit ${number}`);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your security questions are saved")).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit Security questions" })).toBeFocused();
});
