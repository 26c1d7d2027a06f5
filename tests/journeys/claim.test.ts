import { expectNoBarriers } from "#tests/browser/axe.ts";
import { BRANDS } from "#tests/browser/brands.ts";
import { tabTo } from "#tests/browser/keyboard.ts";
import { expectNothingSticksOut } from "#tests/browser/layout.ts";
import { listClipped } from "#tests/browser/look.ts";
import { homePage } from "#tests/browser/pages.ts";
import { expect, test } from "#tests/browser/test.ts";
import { lineAnswer, wholeClaim } from "#tests/harness/claim-answers.ts";

/** One claim of the subscriber's of each face that the page has. */
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

test("CLAIM-05 ROUTE-49 from home a member sees why they owe what they owe, and goes back", async ({
  page,
  enter,
}) => {
  await enter("sub");
  const home = homePage(page);
  await home.open();
  await home.claims
    .getByRole("link", { name: /^Details of Medical claim/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Medical claim");
  const math = page.getByRole("region", { name: "How we got to what you owe" });
  await expect(math.getByRole("img")).toHaveAccessibleName(
    "What became of the billed amount. " +
      "Plan discount: $53.10, Plan paid: $168.72, You owe: $42.18",
  );
  await expect(math.getByRole("definition").last()).toHaveText("$42.18");
  await expect(page.getByRole("row")).toHaveCount(4);

  await page.getByText("Coinsurance", { exact: true }).last().click();
  await expect(page.getByText("worked out as a percentage")).toBeVisible();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
  await expect(page).toHaveURL("/claims");
});

test("ROLE-12 by keyboard alone a member reaches the EOB and the words", async ({
  page,
  enter,
  guard,
  world,
}) => {
  guard.expectStatus(404);
  await enter("sub");
  await page.goto(`/claims/medical/${FACES.paid}/0`);
  await tabTo(page, /View EOB/);
  await tabTo(page, /Deductible/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("before your plan begins to share the cost")).toBeVisible();
  await world.fault({ path: "v2/eobs", body: { content: [] } });
  await page.getByRole("button", { name: "View EOB" }).press("Enter");
  await expect(page).toHaveURL("/error/404");
  await expect(page.getByText("Error code: 404 Not found")).toBeVisible();
});

test("a claim of each face fits every width, nothing cut off, and axe finds nothing @js", async ({
  page,
  enter,
}) => {
  test.setTimeout(90_000);
  await enter("sub");
  for (const [place, [face, id]] of Object.entries(FACES).entries()) {
    await test.step(`a claim ${face}`, async () => {
      await page.goto(`/claims/medical/${id}/0`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Medical claim");
      for (const width of [320, 390, 768, 1024, 1100, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNothingSticksOut(page);
        expect(await listClipped(page)).toEqual([]);
      }
      await expectNoBarriers(page, { place });
    });
  }
});

for (const { brand, persona } of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test(`axe finds nothing on a claim of ${brand} whose lines were refused @js`, async ({
      page,
      enter,
      world,
    }) => {
      const refused = lineAnswer({
        dentalLineDisallowed: { code: "N30", description: "Filed after the time limit" },
      });
      await enter(persona);
      await world.fault({ path: "claims/{type}/{id}", body: wholeClaim([refused]) });
      await page.goto("/claims/dental/C1/0");
      await expect(page.getByRole("region", { name: "What you can do" })).toBeVisible();
      await expectNoBarriers(page);
      await expectNothingSticksOut(page);
    });
  });
}
