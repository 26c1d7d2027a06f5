import type { Page } from "@playwright/test";
import { expectNoBarriers } from "#tests/browser/axe.ts";
import { expectRoomForLargeText } from "#tests/browser/large-text.ts";
import { expectFitsAt } from "#tests/browser/layout.ts";
import { expect, test } from "#tests/browser/test.ts";

const PEDIATRIC = "Pediatric Partners of Bridgetown";
const PHONE = { width: 390, height: 844 };

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

test("S-20 BRAND-07 a pediatrician is found and chosen for two children in one go @no-js", async ({
  page,
  enter,
  world,
}) => {
  await page.setViewportSize(PHONE);
  await enter("care");
  await findPediatrician(page);
  await expect(page.getByRole("checkbox", { name: "Ivy Carewell-Sample" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Leo Carewell-Sample" }).check();
  await page.getByRole("button", { name: "Save choice" }).click();
  await expect(page).toHaveURL("/find-care/primary-care/2/chosen");
  const answer = page.getByText("Your primary care selection was received.");
  await expect(answer).toBeVisible();
  const people = page.getByRole("region", { name: "For", exact: true });
  await expect(people).toContainText("Ivy Carewell-Sample");
  await expect(people).toContainText("Leo Carewell-Sample");

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "Primary care provider" })).toContainText(
    PEDIATRIC,
  );
  await expect(answer).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });

  const chosen = (await world.calls()).filter(({ path }) => path === "/pcp/select");
  expect(chosen.map(({ body }) => body)).toMatchObject([
    {
      providerId: "600015",
      pcpSelectList: [{ memberKey: "410004102" }, { memberKey: "410004103" }],
    },
  ]);
  await page.getByRole("link", { name: "Go to home" }).click();
  for (const name of ["Ivy", "Leo"]) {
    const row = page.locator(".people > li").filter({ hasText: name });
    await expect(row).toContainText(PEDIATRIC);
  }
});

test("S-20 axe finds nothing where a choice is confirmed, refused and saved; all fits 320 px @js", async ({
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
