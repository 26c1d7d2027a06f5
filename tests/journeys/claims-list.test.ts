import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoBarriers } from "#tests/browser/axe.ts";
import { expectFitsAt } from "#tests/browser/layout.ts";
import { expect, test, WIDTHS } from "#tests/browser/test.ts";
import { turnTo } from "#tests/browser/turn-to.ts";

/** The list of claims, by what a member reads on it. */
function claimsPage(page: Page) {
  const main = page.getByRole("main");
  return {
    heading: main.getByRole("heading", { level: 1, name: "Claims" }),
    count: main.locator(".claim-list [role=status]"),
    rows: main.locator(".claim-list tbody").getByRole("row"),
    filters: main.locator(".filters"),
    chips: main.getByRole("list", { name: "Filters on" }).getByRole("listitem"),
    apply: main.getByRole("button", { name: "Show claims" }),
  };
}

test("S-21 BRAND-04 a claim of last year is found by its filters on a desktop @no-js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter("sub");
  await page.goto("/home");
  await page.getByRole("link", { name: "View all your claims" }).click();
  const list = claimsPage(page);
  await expect(list.heading).toBeVisible();
  await expect(list.count).toHaveText("Showing 1 to 20 of 88 claims");
  await expect(list.rows).toHaveCount(20);
  await expectFitsAt(page, WIDTHS);

  await page.getByLabel("Member", { exact: true }).selectOption("Theo Testa-Lindqvist");
  await page.getByLabel("From", { exact: true }).fill("2025-01-01");
  await page.getByLabel("To", { exact: true }).fill("2025-12-31");
  await page.getByLabel("Status", { exact: true }).selectOption("Paid");
  await list.apply.click();
  await expect(page).toHaveURL("/claims?member=1&from=2025-01-01&to=2025-12-31&status=02");
  await expect(list.chips).toHaveText([/Theo/, /From 01\/01\/2025/, /To 12\/31\/2025/, /Paid/]);
  await expect(page.getByRole("heading", { name: "Theo's medical claims" })).toBeVisible();
  const few = await list.count.innerText();

  await list.chips.getByText("Paid").click();
  await expect(page).toHaveURL("/claims?member=1&from=2025-01-01&to=2025-12-31");
  await expect(list.count).not.toHaveText(few);

  // Into a claim and back, to this very list.
  await list.rows
    .first()
    .getByRole("link", { name: /^Details/ })
    .click();
  await expect(page).toHaveURL(/^[^?]+\/claims\/medical\/\d+\/1\?member=1&from=2025-01-01/);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
  await expect(page).toHaveURL("/claims?member=1&from=2025-01-01&to=2025-12-31");
  await expect(list.chips).toHaveCount(3);
});

test("S-21 the list comes as a file @js", async ({ page, enter }) => {
  await enter("sub");
  await page.goto("/claims?type=dental");
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as CSV" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("claims-dental-2024-11-21-2026-11-21.csv");
  const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines).toHaveLength(23);
});

test("S-21 a page of claims on paper has its rows, and nothing to press @no-js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 710, height: 900 });
  await page.emulateMedia({ media: "print" });
  await enter("sub");
  for (const [path, rows] of [
    ["/claims", 20],
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
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(710);
  }
});

test("S-21 the list in its states has no barriers @js", async ({ page, enter, guard }) => {
  guard.expectStatus(400);
  test.setTimeout(90_000);
  await enter("sub");
  await page.goto("/claims?member=everyone&from=2025-06-01&status=02");
  await page.getByText("Show as table").click();
  await expectNoBarriers(page);
  await turnTo(page, "/claims?provider=none&provider=other");
  await expectNoBarriers(page);
  await page.goto("/claims?from=2020-01-01&status=a%20b");
  await expectNoBarriers(page);
  await turnTo(page, "/claims/print?type=dental");
  await expectNoBarriers(page);
});
