import type { Page } from "@playwright/test";
import { expectNoBarriers } from "#tests/browser/looks/axe.ts";
import { expectRoomForLargeText } from "#tests/browser/looks/large-text.ts";
import { expectFitsAt } from "#tests/browser/looks/layout.ts";
import { expect, test } from "#tests/browser/test.ts";

const PEDIATRIC = "Pediatric Partners of Bridgetown";

/** From home to the form that confirms the choice of a pediatrician for Ivy. */
async function findPediatrician(page: Page) {
  await page.goto("/home");
  await page.getByRole("link", { name: "Select primary care for Ivy" }).click();
  await expect(page).toHaveURL("/find-care/primary-care/2/search");
  await page.getByLabel("ZIP code").fill("97204");
  await page.getByLabel("Name, group, specialty or city").fill("Bridgetown");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("link", { name: `Choose ${PEDIATRIC}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your provider");
  expect(page.url()).not.toMatch(/97204|Bridgetown|Ivy/i);
}

test("confirming, refusing and saving a choice of provider fit 320 px and pass axe @js @long", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectStatus(400);
  await enter("care");
  await findPediatrician(page);
  await expectUsable(page);
  await page.getByLabel("Email address").fill("nobody");
  await page.getByRole("button", { name: "Save choice" }).click();
  await expect(page.getByRole("link", { name: "Invalid email address" })).toBeVisible();
  await expectUsable(page);
  await page.getByLabel("Email address").fill("parent@members.example");
  await page.getByRole("button", { name: "Save choice" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your choice is saved");
  await expectUsable(page);
});

async function expectUsable(page: Page) {
  await expectFitsAt(page, [320]);
  await expectRoomForLargeText(page);
  await expectNoBarriers(page);
}
