import { expect, type Page } from "@playwright/test";

/**
 * Print media: as narrow as a Letter sheet between its margins, in any color scheme of the screen.
 */
export async function toPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 710, height: 900 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
}

/** Controls that only work on a screen but are printed. */
export function listScreenOnly(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "nav, button:not(.tile), .btn, .skip, .tipbtn, [popover], .appearance *",
      ),
    ]
      .filter((it) => it.checkVisibility())
      .map((it) => `${it.tagName}.${it.className}: ${it.textContent}`),
  );
}

/** The size of a real card, in CSS pixels of 1/96 inch. */
const CR80 = { width: (85.6 / 25.4) * 96, height: (53.98 / 25.4) * 96 };

/** Expects every side of every card to be true to size. */
export async function expectTrueSize(page: Page): Promise<void> {
  const sizes = await page.locator(".wallet__card").evaluateAll((all) =>
    all.map((it) => {
      const { width, height } = it.getBoundingClientRect();
      return { width, height };
    }),
  );
  expect(sizes.length).toBeGreaterThan(1);
  for (const { width, height } of sizes) {
    expect(width).toBeCloseTo(CR80.width, 0);
    expect(height).toBeCloseTo(CR80.height, 0);
  }
}

/** How many sheets a printer would use. Chromium prints nothing while it still loads the page. */
export async function sheetsOf(page: Page, format: "Letter" | "A4" = "Letter"): Promise<number> {
  await page.waitForLoadState("load");
  const pdf = await page.pdf({ format });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}
