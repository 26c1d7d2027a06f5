import { expectNothingSticksOut } from "#tests/browser/layout.ts";
import { expectScripted } from "#tests/browser/scripted.ts";
import { expect, test } from "#tests/browser/test.ts";

const PATH = "/account/member-information";

test("ACCOUNT-04 S-07 a member moves house on a phone without script @no-js", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectStatus(400);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter("sub");
  await page.goto(PATH);
  await page.getByRole("link", { name: "Edit Address and phone" }).click();
  await page.getByLabel("Street address").fill("7 Invented Lane");
  await page.getByLabel("ZIP or postal code").fill("98");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(
    page.getByRole("link", { name: "Enter a ZIP code of 5 or 9 digits." }),
  ).toBeVisible();
  await expectNothingSticksOut(page);
  await expect(page.getByLabel("Street address")).toHaveValue("7 Invented Lane");
  await page.getByLabel("City").fill("Mocksville");
  await page.getByLabel("State").selectOption("Washington");
  await page.getByLabel("ZIP or postal code").fill("98001");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByRole("status").first()).toContainText("Your address and phone are saved");
  await expect(page.getByText("Your address and phone are saved")).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Mocksville, WA 98001")).toBeVisible();
});

test("S-07 by keyboard, the country shows the field it has, and Cancel leads back to Edit @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await page.goto(PATH);
  await expectScripted(page);
  const edit = page.getByRole("link", { name: "Edit Address and phone" });
  await edit.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Address and phone" })).toBeFocused();
  await expect(page.getByLabel("State")).toBeVisible();
  await expect(page.getByLabel("Province or region")).toHaveCount(0);
  await page.getByLabel("Country").selectOption("Canada");
  await expect(page.getByLabel("State")).toHaveCount(0);
  await expect(page.getByLabel("Province or region")).toBeVisible();
  await expect(page.getByLabel("Postal code")).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).focus();
  await page.keyboard.press("Enter");
  await expect(edit).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${PATH}#`));
});
