import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { tabTo } from "#tests/browser/keyboard.ts";
import { expectFitsAt } from "#tests/browser/looks/layout.ts";
import { expect, test, WIDTHS } from "#tests/browser/test.ts";
import { turnTo } from "#tests/browser/turn-to.ts";

const DOCUMENT = "/eobs/EOB26000010001";

/** The list and one explanation, by the text that a member reads. */
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

test("ROUTE-50 ROUTE-51 EOB-02 EOB-06 EOB-07 S-22 an explanation is found and left on a phone @js", async ({
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

  // With the keyboard alone.
  await expect(eobs.heading).toHaveText("Explanations of benefits");
  await tabTo(page, /^View EOB of/);
  await page.keyboard.press("Enter");
  await expect(eobs.heading).toHaveText("Explanation of benefits");
  await tabTo(page, /^Claim \d+/);
});

test("EOB-05 S-21 lists and records come as files, and are printed by a button @js", async ({
  page,
  enter,
  guard,
  world,
}) => {
  guard.expectStatus(503);
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      print: () => Object.assign(globalThis, { printed: location.pathname }),
    });
  });
  await enter("sub");
  for (const path of ["/claims/print", "/claims/medical/26000010001/0", "/eobs", DOCUMENT]) {
    await turnTo(page, path);
    await page.getByRole("main").getByRole("button", { name: "Print", exact: true }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, "printed"))).toBe(path);
  }

  const load = async (link: RegExp) => {
    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name: link }).click();
    const download = await coming;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  await test.step("EOB-05 the PDF has a name of its own; the next look says its size", async () => {
    const { name, bytes } = await load(/^Download PDF/);
    expect(name).toBe("explanation-of-benefits-2026-11-06.pdf");
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.toString("latin1").trimEnd()).toMatch(/%%EOF$/);
    await expect(page).toHaveURL(DOCUMENT);
    await page.reload();
    const size = Math.round(bytes.byteLength / 1000);
    await expect(eobPages(page).pdf).toHaveText(`Download PDF (${size} kB)`);
  });
  await test.step("S-21 the list of claims", async () => {
    await turnTo(page, "/claims?type=dental");
    const { name, bytes } = await load(/^Download as CSV/);
    expect(name).toBe("claims-dental-2024-11-21-2026-11-21.csv");
    expect(bytes.toString().trimEnd().split("\r\n")).toHaveLength(23);
  });
  await test.step("EOB-05 a document that fails is a page that says so, never a file", async () => {
    await turnTo(page, DOCUMENT);
    await world.fault({ path: "eobs/pdf", status: 503 });
    await eobPages(page).pdf.click();
    await expect(page.getByText("Error code: 503 Service unavailable")).toBeVisible();
    await expect(page).toHaveURL(`${DOCUMENT}/pdf`);
    await expect(page.getByText("Your file wasn't downloaded.")).toBeVisible();
    await world.mend();
    const { name } = await load(/^Try again$/);
    expect(name).toBe("explanation-of-benefits-2026-11-06.pdf");
    await page.getByRole("link", { name: "Back to this EOB" }).click();
    await expect(eobPages(page).heading).toHaveText("Explanation of benefits");
  });
});
