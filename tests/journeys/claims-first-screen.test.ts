import type { Page } from "@playwright/test";
import { sheetsOf } from "#tests/browser/looks/paper.ts";
import { expectNothingSticksOut } from "#tests/browser/looks/layout.ts";
import { expect, test } from "#tests/browser/test.ts";

const PHONE = { width: 390, height: 844 };

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const filledIn = (page: Page) =>
  page.locator("main .btn:not(.btn--quiet, .btn--bare):visible").allTextContents();

test("S-21 HELP-01 a phone's first screen of claims has three of them, after choosers in one line @no-js", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectStatus(400);
  await page.setViewportSize(PHONE);
  await enter("sub");
  for (const path of ["/claims", "/claims?member=everyone"]) {
    await page.goto(path);
    await expectClaimsInSight(page);
    await expect(page.getByRole("link", { name: /denied claims? you can appeal/ })).toBeInViewport({
      ratio: 1,
    });
  }
  await test.step("a chooser opens below its line, and leads to another list", async () => {
    await page.locator(".fold-chip--tabs > summary").click();
    await page.getByRole("link", { name: "Dental", exact: true }).click();
    await expect(page).toHaveURL("/claims?type=dental&member=everyone");
    await page.locator(".fold-chip--segments > summary").click();
    await page.getByRole("link", { name: "Theo", exact: true }).click();
    await expect(page).toHaveURL("/claims?type=dental&member=1");
    await page.locator(".filters > summary").click();
    await expect(page.getByLabel("From", { exact: true })).toBeVisible();
    await expectNothingSticksOut(page);
  });
  await test.step("tools follow the list, and a number that is not found stands first", async () => {
    const number = page.getByLabel("Claim number");
    const below = async () => {
      const list = await page.locator(".filtered-list").boundingBox();
      const field = await number.boundingBox();
      return (field?.y ?? 0) > (list?.y ?? Infinity);
    };
    expect(await below()).toBe(true);
    await number.fill("1");
    await page.getByRole("button", { name: "Find claim" }).click();
    await expect(number).toHaveAttribute("aria-invalid", "true");
    expect(await below()).toBe(false);
    await expect(page.getByText("We can't find a claim with this number").first()).toBeInViewport();
  });
});

/** Three rows of at most two lines between header and tab bar; the choosers share a line. */
async function expectClaimsInSight(page: Page) {
  const bar = await page.locator(".tabbar").boundingBox();
  const rows = page.locator(".filtered-list tbody tr");
  const third = await rows.nth(2).boundingBox();
  expect((third?.y ?? Infinity) + (third?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  const cells = rows.first().locator("[data-cell=provider], [data-cell=date], .badge");
  const tops = await cells.evaluateAll((all) => {
    const middles = all.map((it) => it.getBoundingClientRect()).map((it) => it.y + it.height / 2);
    return new Set(middles.map((it) => Math.round(it / 12))).size;
  });
  expect(tops).toBe(2);
  const chips = await page
    .locator(".choosers > details")
    .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().y)));
  expect([chips.length, new Set(chips).size]).toEqual([3, 1]);
}

test("YEAR-04 a year is at most six screens of a phone, and five sheets with its list @no-js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize(PHONE);
  await enter("sub");
  await page.goto("/claims/year/2026");
  await expect(page.locator(".year-sum__figure")).toBeInViewport({ ratio: 1 });
  expect(await heightOf(page)).toBeLessThanOrEqual(6 * PHONE.height);
  expect(await filledIn(page)).toEqual(["List for an FSA, HSA, or tax return"]);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(5);
  await page.getByRole("link", { name: "List for an FSA, HSA, or tax return" }).click();
  await expect(page).toHaveURL("/claims/year/2026?list=all");
  expect(await page.locator("tbody tr").count()).toBeGreaterThan(100);
  const heights = await page
    .locator("tbody tr")
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
  // Two lines, but for a very long name and for notes beside an amount.
  const high = heights.filter((it) => it > 75);
  expect(high.length).toBeLessThan(heights.length / 20);
  for (const format of ["Letter", "A4"] as const)
    expect([format, (await sheetsOf(page, format)) <= 5]).toEqual([format, true]);
});

test("HELP-01 HELP-06 one button a page leads from a denied claim to a letter with a print hint on top @no-js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize(PHONE);
  await enter("sub");
  await page.goto("/claims");
  await page.getByRole("link", { name: /denied claims? you can appeal/ }).click();
  await expect(page).toHaveURL(/\/appeal$/);
  await page.getByRole("link", { name: "Write a letter" }).click();
  await expect(page.getByLabel("Your name")).toBeInViewport();
  await page.getByRole("button", { name: "Make my letter" }).click();
  const hint = page.getByText("To print it or save it as a PDF, use your browser's Print.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your appeal letter is ready");
  await expect(hint).toBeInViewport({ ratio: 1 });
  // Without script there is no button to print with, and the form is folded.
  expect(await filledIn(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(hint).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.goto(page.url().replace(/\/appeal.*$/, ""));
  expect(await filledIn(page)).toEqual(["What you can do (up to $118.00)"]);
});

test.describe("in Medicare's larger letters", () => {
  test.use({ brand: "medicare" });

  test("S-21 on a phone a claim's status and what is owed stand side by side without overlap @no-js", async ({
    page,
    enter,
  }) => {
    await page.setViewportSize(PHONE);
    await enter("mod");
    await page.goto("/claims");
    const gaps = await page.locator(".filtered-list tbody tr").evaluateAll((rows) =>
      rows.map((row) => {
        const [state, owe] = [".badge", "[data-cell=owe]"].map((part) =>
          row.querySelector(part)?.getBoundingClientRect(),
        );
        return (owe?.left ?? 0) - (state?.right ?? Infinity);
      }),
    );
    expect(gaps.length).toBeGreaterThan(3);
    // Half pixels aside.
    expect(Math.min(...gaps)).toBeGreaterThan(-1);
  });
});

test.describe("with one type of plan", () => {
  test.use({ brand: "partner" });

  test("S-21 beside the filters the list begins at the top, and tools stand below the filters @no-js", async ({
    page,
    enter,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await enter("hpp");
    await page.goto("/claims");
    const [filters, list, tools] = await Promise.all(
      [".filters", ".claim-list-area", ".claim-tools"].map((part) =>
        page.locator(part).boundingBox(),
      ),
    );
    expect(list?.y).toBe(filters?.y);
    expect(list?.x).toBeGreaterThan((filters?.x ?? Infinity) + (filters?.width ?? 0));
    expect(tools?.x).toBe(filters?.x);
    expect(tools?.y).toBeGreaterThan((filters?.y ?? Infinity) + (filters?.height ?? 0));
  });
});
