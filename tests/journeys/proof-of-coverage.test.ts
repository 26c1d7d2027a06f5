import type { Page } from "@playwright/test";
import { sheetsOf } from "#tests/browser/looks/paper.ts";
import { expect, test } from "#tests/browser/test.ts";

const PATH = "/account/proof-of-coverage";
const CHOICES = ["English", "Spanish", "Both on one page"];

/** The letter for everybody, in each language and in both, is one sheet of either format. */
async function expectOneSheet(page: Page, people: number) {
  for (const choice of CHOICES) {
    await page.goto(PATH);
    await page.getByLabel(choice, { exact: true }).check();
    await page.getByLabel("Who it is for").fill("Sample Elementary School, the office. ".repeat(2));
    await page.getByRole("button", { name: "Update the letter" }).click();
    const parts = page.locator(".letter__part");
    await expect(parts).toHaveCount(choice === CHOICES[2] ? 2 : 1);
    for (const part of await parts.all())
      await expect(part.locator("tbody tr")).toHaveCount(people);
    for (const format of ["Letter", "A4"] as const)
      expect([format, choice, await sheetsOf(page, format)]).toEqual([format, choice, 1]);
  }
}

test("PROOF-02 a proof of eight people is one sheet, of the letter alone, in each language and in both @no-js", async ({
  page,
  enter,
}) => {
  await enter("eight");
  await expectOneSheet(page, 8);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".letter")).toBeVisible();
  for (const other of [
    page.locator("h1"),
    page.locator(".paper"),
    page.getByText("Change the letter").first(),
    page.getByRole("banner"),
  ])
    await expect(other).toBeHidden();
});

test.describe("medicare", () => {
  test.use({ brand: "medicare" });

  test("PROOF-02 a proof in Medicare's large print is one sheet @no-js", async ({
    page,
    enter,
  }) => {
    await enter("mod");
    await expectOneSheet(page, 1);
  });
});
