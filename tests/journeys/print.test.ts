import type { Locator, Page } from "@playwright/test";
import { homePage } from "#tests/browser/pages.ts";
import { listClipped } from "#tests/browser/look.ts";
import { toPaper } from "#tests/browser/paper.ts";
import { expect, test } from "#tests/browser/test.ts";
import { turnTo } from "#tests/browser/turn-to.ts";

test("printed, home keeps the card and the facts on two sheets and drops what paper cannot do @no-js", async ({
  page,
  enter,
}) => {
  await enter("sub");
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
});

test("printed, a preventive visit keeps its phone number and address @no-js", async ({
  page,
  enter,
}) => {
  await page.emulateMedia({ media: "print" });
  await enter("cop");
  await homePage(page).open();
  await expect(page.locator(".preventative-care")).toContainText("503-555-0142");
  await expect(page.getByText("Call 503-555-0142")).toBeVisible();
  await expect(page.getByText("Email health-advocate@portland.example")).toBeVisible();
});

test("a form and an error page take one sheet each, without a dark ground to waste ink on @no-js", async ({
  page,
  guard,
}) => {
  guard.expectStatus(404);
  await page.goto("/error/404");
  expect(await sheetsOf(page)).toBe(1);
  await page.goto("/login");
  expect(await sheetsOf(page)).toBe(1);
  await toPaper(page);
  await expect(page.locator(".panel")).toHaveCSS("background-image", "none");
  await expect(page.getByRole("link", { name: "Create an account" })).toBeVisible();
  const username = page.getByLabel("Username", { exact: true });
  await expect(username).toHaveCSS("border-top-style", "solid");
});

test("a claim of two services takes two sheets, its words whole; thirty run on, no row cut @no-js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await expectTwoSheets(page);
  await expectManyRows(page);
});

test("printed, totals stand once, a credit apart from its words, and borders are whole @no-js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await toPaper(page);
  for (const path of ["/claims/print", "/claims/medical/26000010001/0", "/eobs/EOB26000010001"]) {
    await turnTo(page, path);
    // A foot of a table is printed at the foot of each sheet. An EOB of one claim has none.
    for (const foot of await page.locator("tfoot").all()) {
      await expect(foot).toHaveCSS("display", "table-row-group");
    }
    await expect(page.locator("tfoot")).toHaveCount(path.startsWith("/eobs") ? 0 : 1);
    await expect(page.locator(".card").first()).toHaveCSS("box-decoration-break", "clone");
  }
  await expect(page.locator(".card:has(.data-table)")).toHaveCSS("break-inside", "avoid");
  await turnTo(page, "/claims/print");
  const credit = page.locator(".owed", { hasText: "Credit to you" }).first();
  const [words, amount] = await credit.evaluate((it) =>
    [...it.children].map((child) => child.getBoundingClientRect()),
  );
  expect(words?.bottom).toBeLessThanOrEqual(amount?.top ?? 0);
});

test("a claim, its list and EOBs are printed by a button, where script can @js", async ({
  page,
  enter,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      print: () => Object.assign(globalThis, { printed: location.pathname }),
    });
  });
  await enter("sub");
  for (const path of [
    "/claims/print",
    "/claims/medical/26000010001/0",
    "/eobs",
    "/eobs/EOB26000010001",
  ]) {
    await turnTo(page, path);
    await page.getByRole("main").getByRole("button", { name: "Print", exact: true }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, "printed"))).toBe(path);
  }
});

test("without script there is no button to print with, and no gap for one @no-js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await page.goto("/claims/print");
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeHidden();
  await expect(page.locator(".row:has(.unseen)")).toHaveCSS("height", "0px");
});

/** Two services: the amounts stay in columns, the words whole. */
async function expectTwoSheets(page: Page) {
  await page.goto("/claims/medical/26000010001/0");
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
}

/** Thirty services run on from sheet to sheet. */
async function expectManyRows(page: Page) {
  await page.goto("/claims/medical/26000010015/0");
  await page.emulateMedia({ media: null, colorScheme: null });
  expect(await sheetsOf(page)).toBeLessThanOrEqual(4);
  await toPaper(page);
  await expect(page.locator(".claim-lines")).toHaveCSS("break-inside", "auto");
  await expect(page.locator(".claim-lines tbody tr").first()).toHaveCSS("break-inside", "avoid");
}

/** How many sheets a printer would take. */
async function sheetsOf(page: Page, format: "Letter" | "A4" = "Letter"): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

test.describe("partner", () => {
  test.use({ brand: "partner" });

  test("where a link leaves the product, paper says where to @no-js", async ({ page, guard }) => {
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
