import type { Locator, Page } from "@playwright/test";
import { expectNoBarriers } from "#tests/browser/looks/axe.ts";
import { BRANDS } from "#tests/browser/pages/brands.ts";
import { tabTo } from "#tests/browser/keyboard.ts";
import { expectRoomForLargeText } from "#tests/browser/looks/large-text.ts";
import { expectNothingSticksOut } from "#tests/browser/looks/layout.ts";
import { listClipped } from "#tests/browser/looks/look.ts";
import { homePage } from "#tests/browser/pages/pages.ts";
import { expect, test } from "#tests/browser/test.ts";
import { turnTo } from "#tests/browser/turn-to.ts";
import { lineAnswer, wholeClaim } from "#tests/harness/gateway/claim-answers.ts";

/** One of the subscriber's claims for each variant of the page. */
const FACES = {
  paid: "26000010001",
  "in process": "26000010002",
  denied: "26000010003",
  adjusted: "26000010006",
  "of a long name": "26000010009",
  "that does not add up": "26000010010",
  "without lines": "26000010013",
  "of thirty lines": "26000010015",
} as const;

test("CLAIM-05 ROUTE-49 from home a member sees why they owe what they owe, and goes back @js", async ({
  page,
  enter,
  guard,
  world,
}) => {
  guard.expectStatus(404);
  await enter("sub");
  const home = homePage(page);
  await home.open();
  await home.claims
    .getByRole("link", { name: /^Details of the medical claim/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Medical claim");
  const math = page.getByRole("region", { name: "How we calculated what you owe" });
  await expect(math.getByRole("img")).toHaveAccessibleName(
    "How the billed amount was split. " +
      "Plan discount: $53.10, Plan paid: $168.72, You owe: $42.18",
  );
  await expect(math.getByRole("definition").last()).toHaveText("$42.18");
  await expect(page.getByRole("row")).toHaveCount(4);

  const word = page.locator(".words summary", { hasText: "Coinsurance" });
  expect(await gapBeforeIcon(word)).toBeLessThan(24);
  await word.click();
  await expect(page.getByText("a covered service, as a percentage")).toBeVisible();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
  await expect(page).toHaveURL("/claims");

  await test.step("faces that fill the page", async () => {
    for (const face of ["that does not add up", "of thirty lines"] as const) {
      await turnTo(page, `/claims/medical/${FACES[face]}/0`);
      await expectWhole(page, [320, 1280]);
    }
  });
  await test.step("CLAIM-04 a denied claim says so on a phone's first screen", async () => {
    await world.fault({ path: "claims/{type}/{id}", body: wholeClaim([REFUSED]) });
    await page.setViewportSize({ width: 390, height: 844 });
    await turnTo(page, "/claims/dental/C1/0");
    await expectDenialInSight(page);
    await expectNothingSticksOut(page);
    await world.mend();
  });
  await test.step("ROLE-12 by keyboard alone the EOB and the words are reached", async () => {
    await turnTo(page, `/claims/medical/${FACES.paid}/0`);
    await tabTo(page, /View EOB/);
    await tabTo(page, /Deductible/);
    await page.keyboard.press("Enter");
    await expect(page.getByText("before your plan starts to share the cost")).toBeVisible();
    await world.fault({ path: "v2/eobs", body: { content: [] } });
    await page.getByRole("button", { name: "View EOB" }).press("Enter");
    await expect(page).toHaveURL("/error/404");
    await expect(page.getByText("Error code: 404 Not found")).toBeVisible();
  });
});

test("a claim of each face fits every width, nothing cut off, and axe finds nothing @js @long", async ({
  page,
  enter,
}) => {
  test.setTimeout(90_000);
  await enter("sub");
  for (const [place, [face, id]] of Object.entries(FACES).entries()) {
    await test.step(`a claim ${face}`, async () => {
      await turnTo(page, `/claims/medical/${id}/0`);
      await expectWhole(page, [320, 390, 768, 1024, 1280]);
      await expectNoBarriers(page, { place, by: "colours" });
    });
  }
});

/** Nothing is cut off, and no zero amount is shown without a reason. */
async function expectWhole(page: Page, widths: readonly number[]) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Medical claim");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingSticksOut(page);
    expect(await listClipped(page)).toEqual([]);
    if (width < 600) await expectNoIdleZeros(page);
  }
}

/** The distance of the chevron from the label it belongs to. */
const gapBeforeIcon = (summary: Locator) =>
  summary.evaluate((it) => {
    const word = document.createRange();
    word.selectNode(it.firstChild ?? it);
    const icon = it.querySelector("svg")?.getBoundingClientRect().left ?? Number.NaN;
    return icon - word.getBoundingClientRect().right;
  });

/** Where a line is a list, only the bill, what the plan paid and what is owed may be zero. */
async function expectNoIdleZeros(page: Page) {
  const zeros = page.locator(".claim-lines td:visible").filter({ hasText: /^\$0\.00$/ });
  const labels = await zeros.evaluateAll((all) => all.map((it) => it.dataset["label"]));
  const idle = labels.filter((it) => !["Billed", "Plan paid", "You owe"].includes(it ?? ""));
  expect(idle).toEqual([]);
}

/**
 * The denial, its reason and the number to call are below the header, and above the tab bar and any
 * amount.
 */
async function expectDenialInSight(page: Page) {
  const denial = page.getByRole("region", { name: "What you can do" });
  const topOf = async (it: Locator) => (await it.boundingBox())?.y ?? Number.NaN;
  const header = await page.getByRole("banner").boundingBox();
  expect(await topOf(denial)).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  await expect(denial).toContainText("Filed after the time limit");
  const call = await denial.getByRole("link", { name: /^Call / }).boundingBox();
  const end = (call?.y ?? Number.NaN) + (call?.height ?? 0);
  expect(end).toBeLessThan(await topOf(page.locator(".tabbar")));
  expect(end).toBeLessThan(await topOf(page.getByText("Billed amount").first()));
}

/** A line that was refused with a reason. */
const REFUSED = lineAnswer({
  dentalLineDisallowed: { code: "N30", description: "Filed after the time limit" },
});

for (const { brand, persona } of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test(`CLAIM-04 a denied claim of ${brand} has no barriers on a phone, and room @js @long`, async ({
      page,
      enter,
      world,
    }) => {
      await enter(persona);
      await world.fault({ path: "claims/{type}/{id}", body: wholeClaim([REFUSED]) });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/claims/dental/C1/0");
      await expectDenialInSight(page);
      await expectRoomForLargeText(page);
      await expectNoBarriers(page);
      await expectNothingSticksOut(page);
    });
  });
}
