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
    type: (name: string) => main.getByRole("link", { name, exact: true }),
    next: main.getByRole("link", { name: "Next" }),
    back: main.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link"),
    pdf: main.getByRole("link", { name: /^Download PDF/ }),
    claims: main.getByRole("region", { name: "Claims", exact: true }),
  };
}

test("ROUTE-50 ROUTE-51 EOB-06 EOB-07 S-22 an explanation is found, read and left on a phone @js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await enter("sub");
  await page.goto("/eobs");
  const eobs = eobPages(page);
  await expect(eobs.heading).toHaveText("Explanations of benefits");
  await expect(eobs.count).toHaveText(/^Showing 1 to 10 of \d+ EOBs$/);
  await expect(eobs.rows).toHaveCount(10);
  await expectFitsAt(page, [...WIDTHS, 390]);

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
  await expectFitsAt(page, [...WIDTHS, 390]);
  await eobs.back.click();
  await expect(page).toHaveURL("/eobs?type=dental&page=2");
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

test("EOB-06 on paper an explanation is whole on one sheet, without what only a screen can do @no-js", async ({
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

test("the list and its filters gone wrong have no barriers @js", async ({ page, enter, guard }) => {
  guard.expectStatus(400);
  await enter("sub");
  for (const path of ["/eobs?member=1", "/eobs?from=2020-01-01"]) {
    await page.goto(path);
    await expectNoBarriers(page);
  }
});
