import { expect, type Page } from "@playwright/test";

/**
 * Expects the page to fit its window's width: no scrolling sideways, and nothing in the margin
 * beside the page's column.
 */
export async function expectNothingSticksOut(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const found = await page.evaluate(() => {
    // A row of tabs or a table may be wider than the page if it scrolls by itself.
    const isScrolledInto = (it: Element): boolean => {
      const { parentElement } = it;
      if (parentElement === null) return false;
      const scrolls = ["auto", "scroll"].includes(getComputedStyle(parentElement).overflowX);
      return scrolls || isScrolledInto(parentElement);
    };
    return {
      scrollable: document.documentElement.scrollWidth,
      beyond: [...document.querySelectorAll(".wrap")].flatMap((column) => {
        const end = column.getBoundingClientRect().right + 0.5;
        return [...column.querySelectorAll("*")]
          .filter((it) => it.checkVisibility() && !it.closest("svg, .vh"))
          .filter((it) => it.getBoundingClientRect().right > end && !isScrolledInto(it))
          .map((it) => `${it.tagName}.${it.className}: ${it.textContent.slice(0, 40)}`);
      }),
    };
  });
  expect(found, `${page.url()} at ${width} px`).toEqual({ scrollable: width, beyond: [] });
}

/** Expects the page to fit each of these widths; ends at the last. */
export async function expectFitsAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingSticksOut(page);
  }
}

/**
 * Expects every table to stay within its card at each of these widths: rows are columns only where
 * all columns have room. Ends at the last.
 */
export async function expectTablesInCards(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.locator(".card .data-table").evaluateAll((tables) =>
      tables.map((table) => {
        const card = table.closest(".card") ?? table;
        return Math.round(table.getBoundingClientRect().right - card.getBoundingClientRect().right);
      }),
    );
    expect(beyond.length).toBeGreaterThan(0);
    const where = `pixels of a table beyond its card, ${page.url()} at ${width} px`;
    expect(Math.max(...beyond), where).toBeLessThanOrEqual(0);
  }
}

/** A control or field as drawn on the page. */
type Target = {
  readonly what: string;
  readonly width: number;
  readonly height: number;
  /** Part of a sentence, whose lines determine its height. */
  readonly inSentence: boolean;
  /** A text link in a row, not a button. */
  readonly isRowLink: boolean;
};

/** Every visible link, button and field of the page. */
export function listTargets(page: Page): Promise<readonly Target[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input:not([type=hidden])")]
      .filter((it) => it.checkVisibility() && !it.matches(".skip"))
      .map((it) => {
        const { width, height } = it.getBoundingClientRect();
        const what = `${it.tagName}.${it.className}: ${it.textContent.trim()}`;
        const inSentence = getComputedStyle(it).display === "inline";
        return { what, width, height, inSentence, isRowLink: it.matches(".link, .summary a") };
      }),
  );
}
