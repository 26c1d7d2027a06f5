import type { Locator, Page } from "@playwright/test";
import { expectNoBarriers } from "#tests/browser/looks/axe.ts";
import { BRANDS } from "#tests/browser/pages/brands.ts";
import { tabTo } from "#tests/browser/keyboard.ts";
import { expectRoomForLargeText } from "#tests/browser/looks/large-text.ts";
import { expectNothingSticksOut } from "#tests/browser/looks/layout.ts";
import { listClipped } from "#tests/browser/looks/look.ts";
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

test("a claim fits a phone, is walked by keyboard, and its appeal letter takes the focus @js", async ({
  page,
  enter,
  world,
}) => {
  await enter("sub");
  await page.goto(`/claims/medical/${FACES.paid}/0`);
  const word = page.locator(".words summary", { hasText: "Coinsurance" });
  expect(await gapBeforeIcon(word)).toBeLessThan(24);
  await test.step("Tab reaches the EOB button and the explained words", async () => {
    await tabTo(page, /View EOB/);
    await tabTo(page, /Deductible/);
    await page.keyboard.press("Enter");
    await expect(page.getByText("before your plan starts to share the cost")).toBeVisible();
  });
  await test.step("the fullest claims fit a phone and a desktop", async () => {
    for (const face of ["that does not add up", "of thirty lines"] as const) {
      await turnTo(page, `/claims/medical/${FACES[face]}/0`);
      await expectWhole(page, [320, 1280]);
    }
  });
  await test.step("a denied claim shows its reason on a phone's first screen", async () => {
    await world.fault({ path: "claims/{type}/{id}", body: wholeClaim([REFUSED]) });
    await page.setViewportSize({ width: 390, height: 844 });
    await turnTo(page, "/claims/dental/C1/0");
    await expectDenialInSight(page);
    await expectNothingSticksOut(page);
    await world.mend();
  });
  await test.step("HELP-06 a new appeal letter takes the focus and the old one's place", async () => {
    await enter("denied");
    await page.goto("/claims/medical/26000530001/0/appeal");
    const letter = page.locator(".letter");
    for (const words of ["The first words.", "Other words."]) {
      // Once a letter is made its form is folded.
      if (words !== "The first words.")
        await page.locator("summary", { hasText: "Change the letter" }).click();
      await page.getByLabel("Why the plan should pay").fill(words);
      await page.getByRole("button", { name: "Make my letter" }).click();
      await expect(letter).toContainText(words);
      await expect(letter).toBeFocused();
    }
    await expect(page).toHaveURL("/claims/medical/26000530001/0/appeal");
  });
});

test("a claim of each kind fits every width and passes axe @js @long", async ({ page, enter }) => {
  await enter("sub");
  for (const [place, [face, id]] of Object.entries(FACES).entries()) {
    await test.step(`a claim ${face}`, async () => {
      await turnTo(page, `/claims/medical/${id}/0`);
      await expectWhole(page, [320, 390, 768, 1024, 1280]);
      await expectNoBarriers(page, { place });
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

    test(`a denied claim of ${brand} fits a phone at twice the text size and passes axe @js @long`, async ({
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
