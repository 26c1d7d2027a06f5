import { readFile } from "node:fs/promises";
import { tabTo } from "#tests/browser/keyboard.ts";
import { expectFitsAt } from "#tests/browser/looks/layout.ts";
import { expect, test, WIDTHS } from "#tests/browser/test.ts";
import { turnTo } from "#tests/browser/turn-to.ts";

const DOCUMENT = "/eobs/EOB26000010001";

test("the list of EOBs and an EOB fit every width and are walked by keyboard @js @long", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await page.goto("/eobs?type=dental&page=2");
  await expectFitsAt(page, [...WIDTHS, 390]);
  await tabTo(page, /^View EOB of/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explanation of benefits");
  await expectFitsAt(page, [...WIDTHS, 390]);
  await tabTo(page, /^Claim \d+/);
});

test("the Print button prints, and links save PDF and CSV files under their names @js", async ({
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

  const pdf = page.getByRole("main").getByRole("link", { name: /^Download PDF/ });
  const load = async (link: RegExp) => {
    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name: link }).click();
    const download = await coming;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  await test.step("the PDF is saved, and its link then states its size", async () => {
    const { name, bytes } = await load(/^Download PDF/);
    expect(name).toBe("explanation-of-benefits-2026-11-06.pdf");
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.toString("latin1").trimEnd()).toMatch(/%%EOF$/);
    await expect(page).toHaveURL(DOCUMENT);
    await page.reload();
    const size = Math.round(bytes.byteLength / 1000);
    await expect(pdf).toHaveText(`Download PDF (${size} kB)`);
  });
  await test.step("the filtered list of claims is saved as CSV", async () => {
    await turnTo(page, "/claims?type=dental");
    const { name, bytes } = await load(/^Download as CSV/);
    expect(name).toBe("claims-dental-2024-11-21-2026-11-21.csv");
    expect(bytes.toString().trimEnd().split("\r\n")).toHaveLength(23);
  });
  await test.step("a failed PDF gives an error page, whose second try saves it", async () => {
    await turnTo(page, DOCUMENT);
    await world.fault({ path: "eobs/pdf", status: 503 });
    await pdf.click();
    await expect(page.getByText("Error code: 503 Service unavailable")).toBeVisible();
    await expect(page).toHaveURL(`${DOCUMENT}/pdf`);
    await expect(page.getByText("Your file wasn't downloaded.")).toBeVisible();
    await world.mend();
    const { name } = await load(/^Try again$/);
    expect(name).toBe("explanation-of-benefits-2026-11-06.pdf");
    await page.getByRole("link", { name: "Back to this EOB" }).click();
    await expect(page).toHaveURL(DOCUMENT);
  });
});
