import type { Page } from "@playwright/test";

/**
 * Text cut off by its box. Names that end in an ellipsis are cut on purpose, visually hidden text
 * is cut to hide it, and a field or a row of tabs scrolls on its own.
 */
export function listClipped(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter(
        (it) => it.checkVisibility() && !it.closest("svg, .vh, .skip, input, textarea, .tabs"),
      )
      .filter((it) => {
        const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(it);
        if (clipPath !== "none") return false;
        const wide = overflowX !== "visible" && it.scrollWidth > it.clientWidth + 1;
        const high = overflowY !== "visible" && it.scrollHeight > it.clientHeight + 1;
        return it.clientWidth > 0 && ((wide && textOverflow !== "ellipsis") || high);
      })
      .map((it) => `${it.tagName}.${it.className}: ${it.textContent.slice(0, 40)}`),
  );
}

/** Buttons, fields and the drawn card whose outline does not contrast with the background. */
export function listEdgeless(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls =
      ".btn, .input, .segments button, .tile, .choice label, .choices input, .id-card";
    return [...document.querySelectorAll(controls)]
      .filter((it) => it.checkVisibility())
      .filter((it) => {
        const drawn = it.matches(".choice label") ? "::before" : undefined;
        const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(it, drawn);
        const ground = getComputedStyle(document.body).backgroundColor;
        const seen = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1;
        return !seen || borderTopColor === ground || borderTopColor === "rgba(0, 0, 0, 0)";
      })
      .map((it) => `${it.tagName}.${it.className}: ${it.textContent.slice(0, 40)}`);
  });
}
