import type { Locator, Page } from "@playwright/test";
import { homePage } from "#tests/browser/pages/pages.ts";
import { listClipped } from "#tests/browser/looks/look.ts";
import { expectTrueSize, listScreenOnly, sheetsOf, toPaper } from "#tests/browser/looks/paper.ts";
import { expect, test } from "#tests/browser/test.ts";

test("a member's printed pages are whole, true to size and without screen controls @no-js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await test.step("home fits two sheets without controls", () => expectHome(page));
  await test.step("a claim of two services fits two sheets", () => expectTwoSheets(page));
  await test.step("a claim of thirty services breaks between its lines", () =>
    expectManyRows(page));
  await test.step("benefits show the family's amounts", () => expectBenefits(page));
  await test.step("lists of claims print every row, without controls", () => expectLists(page));
  await test.step("YEAR-04 a year's chart and months stand on paper", () => expectYear(page));
  await test.step("an explanation of benefits fits one sheet", () => expectExplanation(page));
  await test.step("ID cards are true to size", () => expectCards(page));
  await enter("cop");
  await test.step("preventive care prints its phone number and address", async () => {
    await homePage(page).open();
    await expect(page.locator(".preventative-care")).toContainText("503-555-0142");
    await expect(page.getByText("Call 503-555-0142")).toBeVisible();
    await expect(page.getByText("Email health-advocate@portland.example")).toBeVisible();
  });
  await page.context().clearCookies();
  await test.step("the log-in page prints without a dark ground", () => expectLogin(page));
});

async function expectHome(page: Page) {
  const home = homePage(page);
  await home.open();
  await expect(home.welcome).toBeVisible();
  expect(await sheetsOf(page)).toBe(2);
  await page.emulateMedia({ media: "print" });
  await expect(home.idCard).toBeVisible();
  await expect(home.idCard).toContainText("904417823");
  await expect(home.claims.getByText("$42.18")).toBeVisible();
  await expect(home.primaryCare).toBeVisible();
  const main = page.getByRole("main");
  await expect(home.download).toBeHidden();
  await expect(home.account).toBeHidden();
  for (const control of await main.locator('.btn, .link:not([href^="tel:"]), .tipbtn').all()) {
    await expect(control).toBeHidden();
  }
  await expect(page.getByRole("contentinfo").getByRole("link")).toHaveCount(0);
  await toPaper(page);
  await expect(home.idCard).toHaveCSS("print-color-adjust", "exact");
  for (const whole of await page.locator(".card, .id-card, .tile, .claims > li").all()) {
    await expect(whole).toHaveCSS("break-inside", "avoid");
  }
}

/** Two services: the amounts stay in columns, and no word is broken. */
async function expectTwoSheets(page: Page) {
  await page.goto("/claims/medical/26000010001/0");
  await page.emulateMedia({ media: null, colorScheme: null });
  for (const format of ["Letter", "A4"] as const) {
    expect([format, await sheetsOf(page, format)]).toEqual([format, 2]);
  }
  await toPaper(page);
  const table = page.getByRole("table");
  const [head, ...rows] = await table.getByRole("row").all();
  const lefts = (row: Locator | undefined) =>
    row?.locator("th, td").evaluateAll((all) => all.map((it) => it.getBoundingClientRect().x));
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(await lefts(row)).toEqual(await lefts(head));
  for (const word of await page.locator(".words details").all()) {
    await expect(word).toHaveCSS("break-inside", "avoid");
    const gap = await word.evaluate((it) => {
      const [term, text] = [...it.children].map((child) => child.getBoundingClientRect());
      return (text?.top ?? Infinity) - (term?.bottom ?? 0);
    });
    expect(gap).toBeLessThanOrEqual(4);
  }
  expect(await listClipped(page)).toEqual([]);
  await expectTotalsOnce(page, 1);
}

/** Thirty services continue from sheet to sheet. */
async function expectManyRows(page: Page) {
  await page.goto("/claims/medical/26000010015/0");
  await page.emulateMedia({ media: null, colorScheme: null });
  expect(await sheetsOf(page)).toBeLessThanOrEqual(4);
  await toPaper(page);
  await expect(page.locator(".claim-lines")).toHaveCSS("break-inside", "auto");
  await expect(page.locator(".claim-lines tbody tr").first()).toHaveCSS("break-inside", "avoid");
}

/** A table's footer is printed at the bottom of each sheet; borders are complete. */
async function expectTotalsOnce(page: Page, feet: number) {
  for (const foot of await page.locator("tfoot").all()) {
    await expect(foot).toHaveCSS("display", "table-row-group");
  }
  await expect(page.locator("tfoot")).toHaveCount(feet);
  await expect(page.locator(".card").first()).toHaveCSS("box-decoration-break", "clone");
}

async function expectBenefits(page: Page) {
  await page.goto("/benefits/medical");
  const family = page.locator("#deductible .accumulator__side--family");
  await expect(family.getByText(/^\$[\d.,]+ left of \$[\d.,]+$/)).toBeVisible();
  await expect(family.locator(".meter")).toBeVisible();
  await expect(page.getByText("As of 11/21/2026")).toBeVisible();
  expect(await listScreenOnly(page)).toEqual([]);
}

async function expectLists(page: Page) {
  for (const [path, rows] of [
    ["/claims", 20],
    ["/claims/print?member=everyone", 202],
    ["/claims/print", 88],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("main").locator("table.data-table tbody tr")).toHaveCount(rows);
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(button, .btn, nav, summary, .filters, input)")]
        .filter((it) => it.checkVisibility())
        .map((it) => it.outerHTML),
    );
    expect(seen).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(710);
  }
  await expectTotalsOnce(page, 1);
  // What is said of an amount is separated from it.
  const takenBack = page.locator(".owed", { hasText: "taken back" }).first();
  const [amount, words] = await takenBack.evaluate((it) =>
    [...it.children].map((child) => child.getBoundingClientRect()),
  );
  expect(amount?.bottom).toBeLessThanOrEqual(words?.top ?? 0);
  // Without script there is no print button, and no gap for one.
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeHidden();
  await expect(page.locator(".row:has(.unseen)")).toHaveCSS("height", "0px");
  await toPaper(page);
}

/**
 * Complete on one sheet, without controls of the screen. With a single claim there are no totals.
 */
async function expectExplanation(page: Page) {
  await page.goto("/eobs/EOB26000010001");
  const main = page.getByRole("main");
  await expect(page.getByText("This is not a bill")).toBeVisible();
  const claims = main.getByRole("region", { name: "Claims", exact: true });
  await expect(claims).toContainText("Claim 26000010001");
  await expect(claims).toContainText("$42.18");
  await expect(main.getByRole("link", { name: /^Download PDF/ })).toBeHidden();
  await expect(main.getByRole("navigation", { name: "Breadcrumb" })).toBeHidden();
  expect(await sheetsOf(page)).toBe(1);
  await expectTotalsOnce(page, 0);
  await expect(page.locator(".card:has(.data-table)")).toHaveCSS("break-inside", "avoid");
}

/** Each is true to size, and nothing on it is cut off. */
async function expectCards(page: Page) {
  await page.goto("/id-card");
  await expectTrueSize(page);
  expect(await listClipped(page)).toEqual([]);
  await expect(page.getByRole("link", { name: /^Request by mail/ }).first()).toBeHidden();
  await expect(page.getByRole("heading", { name: "Get a card by mail" })).toBeHidden();
}

/** The months are a table on paper and a chart on the screen of a phone in the dark. */
async function expectYear(page: Page) {
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/claims/year/2026");
  const months = page.locator("table", { hasText: "Plan paid and your share, by month" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your family's claims in 2026");
  await expect(months).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await toPaper(page);
  await expect(months).toBeVisible();
  await expect(page.getByRole("img", { name: /^Your share by month/ })).toBeVisible();
  await expect(page.getByText("Show as table")).toBeHidden();
  await expect(page.getByText("Claims in 2025")).toBeHidden();
}

async function expectLogin(page: Page) {
  await page.goto("/login");
  expect(await sheetsOf(page)).toBe(1);
  await toPaper(page);
  await expect(page.locator(".panel")).toHaveCSS("background-image", "none");
  await expect(page.getByRole("link", { name: "Create an account" })).toBeVisible();
  const username = page.getByLabel("Username", { exact: true });
  await expect(username).toHaveCSS("border-top-style", "solid");
}

test.describe("partner", () => {
  test.use({ brand: "partner" });

  test("the printed link to another site is followed by its address @no-js", async ({
    page,
    guard,
  }) => {
    guard.expectStatus(401);
    await toPaper(page);
    await page.goto("/error/401");
    const link = page.getByRole("main").getByRole("link", { name: /partner dashboard/ });
    await expect(link).toBeVisible();
    const said = await link.evaluate((it) => getComputedStyle(it, "::after").content);
    expect(said).toContain("https://partner.example.test/dashboard");
    const own = page.getByRole("main").getByRole("link", { name: /customer service/i });
    expect(await own.evaluate((it) => getComputedStyle(it, "::after").content)).toBe("none");
  });
});
