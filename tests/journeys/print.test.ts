import type { Locator, Page } from "@playwright/test";
import { BRANDS } from "#tests/browser/brands.ts";
import { homePage } from "#tests/browser/pages.ts";
import { listClipped } from "#tests/browser/look.ts";
import { toPaper } from "#tests/browser/paper.ts";
import { expect, test } from "#tests/browser/test.ts";

for (const { brand, name, persona, firstName } of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test(`paper of ${brand} says whose page it is, of when, and whom to ring`, async ({
      page,
      enter,
    }) => {
      await toPaper(page);
      await enter(persona);
      await homePage(page).open();
      await expect(page.getByRole("banner").locator(".logo")).toContainText(name);
      const paper = page.locator(".paper");
      await expect(paper.locator("div")).toHaveText([
        new RegExp(`^Member${firstName} `),
        /^Plan\S+/,
        "As of11/21/2026, 12:00 PM PT",
        /^Customer service.*555-01\d\d/,
      ]);
      await page.emulateMedia({ media: "screen" });
      await expect(paper).toBeHidden();
    });
  });
}

test("home fits on two sheets, its card in colour and nothing cut in two", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await homePage(page).open();
  expect(await sheetsOf(page)).toBe(2);
  await toPaper(page);
  await expect(homePage(page).idCard).toHaveCSS("print-color-adjust", "exact");
  for (const whole of await page.locator(".card, .id-card, .tile, .claims > li").all()) {
    await expect(whole).toHaveCSS("break-inside", "avoid");
  }
});

test("a form and an error page take one sheet each, and no empty one after it", async ({
  page,
  guard,
}) => {
  guard.expectStatus(404);
  for (const path of ["/login", "/error/404"]) {
    await page.goto(path);
    expect([path, await sheetsOf(page)]).toEqual([path, 1]);
  }
});

test("a claim of two services takes two sheets, its amounts stay in columns, its words whole", async ({
  page,
  enter,
}) => {
  await enter("sub");
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
});

test("thirty services run on from sheet to sheet, no row cut in two", async ({ page, enter }) => {
  await enter("sub");
  await page.goto("/claims/medical/26000010015/0");
  expect(await sheetsOf(page)).toBeLessThanOrEqual(4);
  await toPaper(page);
  await expect(page.locator(".claim-lines")).toHaveCSS("break-inside", "auto");
  await expect(page.locator(".claim-lines tbody tr").first()).toHaveCSS("break-inside", "avoid");
});

/** How many sheets a printer would take. */
async function sheetsOf(page: Page, format: "Letter" | "A4" = "Letter"): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

test("the log-in page keeps its words on paper, and no dark ground to waste ink on", async ({
  page,
}) => {
  await toPaper(page);
  await page.goto("/login");
  await expect(page.locator(".panel")).toHaveCSS("background-image", "none");
  await expect(page.getByRole("link", { name: "Create an account" })).toBeVisible();
  const username = page.getByLabel("Username", { exact: true });
  await expect(username).toHaveCSS("border-top-style", "solid");
});

test.describe("partner", () => {
  test.use({ brand: "partner" });

  test("where a link leaves the product, paper says where to", async ({ page, guard }) => {
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
