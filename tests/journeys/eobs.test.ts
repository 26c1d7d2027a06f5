import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoBarriers } from "#tests/browser/axe.ts";
import { tabTo } from "#tests/browser/keyboard.ts";
import { expectFitsAt } from "#tests/browser/layout.ts";
import { expect, test, WIDTHS } from "#tests/browser/test.ts";

const DOCUMENT = "/eobs/EOB26000010001";

/** The list and one explanation, by what a member reads on them. */
function eobPages(page: Page) {
  const main = page.getByRole("main");
  return {
    heading: main.getByRole("heading", { level: 1 }),
    count: main.getByRole("status").filter({ hasText: "Showing" }),
    rows: main.getByRole("row").filter({ has: page.getByRole("rowheader") }),
    filters: main.locator("details.filters"),
    type: (name: string) => main.getByRole("link", { name, exact: true }),
    next: main.getByRole("link", { name: "Next" }),
    back: main.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link"),
    pdf: main.getByRole("link", { name: /^Download PDF/ }),
    claims: main.getByRole("region", { name: "Claims", exact: true }),
    /** On a phone the filters are folded away. */
    async unfold() {
      const button = main.getByRole("button", { name: "Show EOBs" });
      if (!(await button.isVisible())) await this.filters.locator("summary").first().click();
    },
  };
}

/** The way is the same on a phone and on a desktop, with script and without: each has one of its own. */
const WAYS = [
  { width: 390, mode: "@js" },
  { width: 1280, mode: "@no-js" },
] as const;

for (const { width, mode } of WAYS) {
  test(`ROUTE-50 ROUTE-51 EOB-06 EOB-07 S-22 a member finds an explanation, reads it and comes back at ${width} px ${mode}`, async ({
    page,
    enter,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter("sub");
    await page.goto("/eobs");
    const eobs = eobPages(page);
    await expect(eobs.heading).toHaveText("Explanations of benefits");
    await expect(eobs.count).toHaveText(/^Showing 1 to 10 of \d+ EOBs$/);
    await expect(eobs.rows).toHaveCount(10);
    await expectFitsAt(page, [...WIDTHS, width]);

    await eobs.type("Dental").click();
    await expect(page).toHaveURL("/eobs?type=dental");
    // The address changes a moment before the page, whose links lead elsewhere.
    await expect(eobs.type("Dental")).toHaveAttribute("aria-current", "page");
    await eobs.next.click();
    await expect(page).toHaveURL("/eobs?type=dental&page=2");
    await expect(eobs.count).toHaveText(/^Showing 11 to \d+ of \d+ EOBs$/);
    const first = eobs.rows.first();
    const charged = await first.getByRole("cell").nth(2).innerText();
    await first.getByRole("link", { name: /^View EOB/ }).click();

    await expect(page).toHaveURL(/^[^?]*\/eobs\/EOB\d+\?type=dental&page=2$/);
    await expect(eobs.heading).toHaveText("Explanation of benefits");
    await expect(page.getByRole("region", { name: "This is not a bill" })).toBeVisible();
    await expect(eobs.claims).toContainText(charged.replace(/[^$\d.,-]/g, ""));
    await expectFitsAt(page, [...WIDTHS, width]);
    await eobs.back.click();
    await expect(page).toHaveURL("/eobs?type=dental&page=2");
  });
}

test("EOB-02 a member filters the list, mends what is wrong and takes a filter away @js", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectStatus(400);
  await enter("sub");
  await page.goto("/eobs");
  const eobs = eobPages(page);
  await eobs.unfold();
  await page.getByLabel("Member").selectOption("Theo Testa-Lindqvist");
  await page.getByLabel("From", { exact: true }).fill("2026-03-04");
  await page.getByLabel("To", { exact: true }).fill("2026-03-04");
  await page.getByRole("button", { name: "Show EOBs" }).click();
  await expect(
    page.getByRole("link", { name: "The end date must be after the start date" }),
  ).toBeVisible();
  await expect(eobs.rows).toHaveCount(0);
  await expect(page.getByLabel("Member")).toHaveValue("1");
  await page.getByLabel("To", { exact: true }).fill("2026-11-21");
  await page.getByRole("button", { name: "Show EOBs" }).click();
  await expect(eobs.count).toBeVisible();
  for (const cell of await eobs.rows.getByRole("cell").filter({ hasText: "Testa" }).all()) {
    await expect(cell).toContainText("Theo");
  }
  await page.getByRole("link", { name: "Remove Theo" }).click();
  await expect(page).toHaveURL("/eobs?from=2026-03-04");
});

test("EOB-05 the PDF comes as a file with a name of its own, and the next look says its size @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await page.goto(DOCUMENT);
  const downloading = page.waitForEvent("download");
  await eobPages(page).pdf.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("explanation-of-benefits-2026-11-06.pdf");
  const pdf = await readFile(await download.path());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.toString("latin1").trimEnd()).toMatch(/%%EOF$/);
  await expect(page).toHaveURL(DOCUMENT);
  await page.reload();
  await expect(eobPages(page).pdf).toHaveText(
    `Download PDF (${Math.round(pdf.byteLength / 1000)} kB)`,
  );
});

test("EOB-05 a document that fails is a page that says so, never a file @js", async ({
  page,
  enter,
  guard,
  world,
}) => {
  guard.expectStatus(503);
  await enter("sub");
  await page.goto(DOCUMENT);
  await world.fault({ path: "eobs/pdf", status: 503 });
  await eobPages(page).pdf.click();
  await expect(page).toHaveURL("/error/503");
  await expect(page.getByText("Error code: 503 Service unavailable")).toBeVisible();
});

test("EOB-01 T-33 a dependent has no way there, and is told so at the address itself @js", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectStatus(403);
  await enter("dep-adult");
  await page.goto("/eobs");
  await expect(page).toHaveURL("/eobs");
  await expect(page.getByText("Error code: 403 Forbidden")).toBeVisible();
  await expect(page.locator('a[href^="/eobs"]')).toHaveCount(0);
});

test("EOB-06 on paper an explanation is whole on one sheet, without what only a screen can do @js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 710, height: 900 });
  await page.emulateMedia({ media: "print" });
  await enter("sub");
  await page.goto(DOCUMENT);
  const eobs = eobPages(page);
  await expect(page.getByText("This is not a bill")).toBeVisible();
  await expect(eobs.claims).toContainText("Claim 26000010001");
  await expect(eobs.claims).toContainText("$42.18");
  await expect(eobs.pdf).toBeHidden();
  await expect(eobs.back).toBeHidden();
  const paper = await page.pdf({ format: "Letter" });
  expect(paper.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("EOB-02 EOB-06 the list and an explanation can be worked with the keyboard alone @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await page.goto("/eobs");
  await tabTo(page, /^View EOB of 11\/13\/2026/);
  await page.keyboard.press("Enter");
  await expect(eobPages(page).heading).toHaveText("Explanation of benefits");
  await tabTo(page, /^Claim \d+/);
});

test("the list, its filters gone wrong and an explanation have no barriers @js", async ({
  page,
  enter,
  guard,
}) => {
  test.slow();
  guard.expectStatus(400);
  await enter("sub");
  for (const path of ["/eobs?member=1", "/eobs?from=2020-01-01", DOCUMENT]) {
    await page.goto(path);
    await expectNoBarriers(page);
  }
});
