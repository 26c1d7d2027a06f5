import { expectNoBarriers } from "#tests/browser/axe.ts";
import { expectRoomForLargeText } from "#tests/browser/large-text.ts";
import { expectFitsAt } from "#tests/browser/layout.ts";
import { expect, test } from "#tests/browser/test.ts";

const HEADING = "Send my health information to me";

test("an adult dependent asks for confidential communication and ends it, on a phone @no-js", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectStatus(400);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter("dep-adult");
  await page.goto("/account/support");
  await page.getByRole("link", { name: "See your choices" }).click();
  await expect(page).toHaveTitle(/^Communication choices - /);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(HEADING);
  const email = page.getByLabel("Your email address");
  await email.fill("nobody");
  await page.getByLabel("I could be in danger").check();
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.locator("#emailAddress-error")).toContainText("doesn't look like an email");
  await expect(page.getByLabel("I could be in danger")).toBeChecked();
  await email.fill("own@quiet.example");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page).toHaveURL("/account/confidential");
  await expect(page.getByText("Step 1 of 3: Received")).toBeVisible();
  await expect(page.getByText(/^Not in force yet\. It will be by/)).toBeVisible();
  await expectFitsAt(page, [390]);

  await page.getByRole("link", { name: "End this request" }).click();
  await expect(heading).toHaveText("End your request?");
  await page.getByRole("button", { name: "End my request" }).click();
  await expect(page).toHaveURL("/account/confidential");
  await expect(page.getByText(/^Your request ended on/)).toBeVisible();
  await page.getByRole("link", { name: "Leave this page" }).click();
  await expect(page).toHaveURL("/home");
});

test("a request on its way, one in force and the step that ends it are for everybody to use @js", async ({
  page,
  enter,
}) => {
  for (const [persona, path, words] of [
    ["conf-new", "/account/confidential", "Step 1 of 3: Received"],
    ["conf-dep", "/account/confidential", "All 3 steps done"],
    ["conf-dep", "/account/confidential?do=end", "End my request"],
  ] as const) {
    await enter(persona);
    await page.goto(path);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expectNoBarriers(page);
    await expectFitsAt(page, [390, 1280]);
  }
  await expectRoomForLargeText(page, { leastAlone: true });
});
