import type { Page } from "@playwright/test";

/** Paper: as narrow as a Letter sheet between its margins, and whatever the screen's colours are. */
export async function toPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 710, height: 900 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
}

/** What only a screen can do, and yet is seen on the paper. */
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
