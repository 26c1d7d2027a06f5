import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const LOOKS = [
  { width: 1280, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
] as const;

const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Expects axe to find nothing on this page, in light and dark, on a phone and on a desktop; neither
 * violations nor what it cannot decide. It cannot judge words over art or a gradient: the art, which
 * says nothing, is taken away, and the gradient replaced by its lighter end, where white words stand
 * out least. The drawn boxes of choices go, too: their colours are held against each other elsewhere.
 */
export async function expectNoBarriers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const plain = new CSSStyleSheet();
    plain.replaceSync(`
      .main::before, .main::after, .id-card::before, .panel::before,
      .choice label::before, .choice label::after { display: none !important }
      .id-card, .panel { background: var(--b-700) !important }
    `);
    document.adoptedStyleSheets.push(plain);
  });
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.evaluate(finishTransitions);
    // What has scrolled under the header is not seen there.
    await page.evaluate(() => scrollTo(0, 0));
    const { violations, incomplete, passes } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({
        resultTypes: ["violations", "incomplete"],
        // Dark is the same page in other colours.
        ...(colorScheme === "dark" && { runOnly: COLOUR_RULES }),
      })
      .analyze();
    const found = [...violations, ...incomplete].map(({ id, nodes }) => ({
      rule: id,
      at: nodes.map(({ target, any }) => `${target.join(" ")}: ${any[0]?.message ?? ""}`),
    }));
    expect.soft(found, `${page.url()} at ${width} px, ${colorScheme}`).toEqual([]);
    expect(passes.map(({ id }) => id)).toContain("color-contrast");
  }
}

/** Colours that are on their way are not the ones to judge. */
function finishTransitions() {
  for (const animation of document.getAnimations()) {
    const endless = animation.effect?.getComputedTiming().endTime === Infinity;
    if (!endless) animation.finish();
  }
}
