import type { Page } from "@playwright/test";

/**
 * Script has hydrated the page and added its parts. At once on a page without script. Asked by
 * time: a page that draws no frame would never answer.
 */
export async function expectScripted(page: Page) {
  const isDone = () => {
    const root = document.documentElement;
    const isScripted = document.getElementById("page-scripts") !== null;
    return !isScripted || Object.keys(root).some((key) => key.startsWith("__reactFiber$"));
  };
  await page.waitForFunction(isDone, undefined, { polling: 100 });
}

/**
 * From here on `goto` ends after hydration, unless it says what to wait for: a document's "load"
 * does not wait for script.
 */
export function openScripted(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await open(url, options);
    if (options?.waitUntil === undefined) await expectScripted(page);
    return response;
  };
}
