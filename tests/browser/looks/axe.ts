import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { LONG } from "../long.ts";

export const WIDTHS = [390, 768, 1280] as const;

/** The builder's own axe in its minified form, which a browser parses in half the time. */
const ofBuilder = createRequire(import.meta.resolve("@axe-core/playwright"));
const AXE = readFileSync(ofBuilder.resolve("axe-core/axe.min.js"), "utf8");

const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

type Look = {
  /** The widths to check, in both schemes. */
  readonly widths?: readonly number[];
  /** The page's number in the rotation; by default from the test's title. */
  readonly place?: number;
  /** Whether one view is enough, in `npm run test:long` as well. */
  readonly isTurned?: boolean;
  /** Only checks this part: what lies below an open menu is not visible. */
  readonly within?: string;
  /** Brings the page into the state to check, again at each width. */
  readonly prepare?: () => Promise<void>;
};

type View = { readonly width: number; readonly schemes: readonly ("light" | "dark")[] };

/**
 * The view to check: a page's light or dark scheme at one width. The combinations rotate from page
 * to page, so that every kind of page is checked in all of them. Otherwise, as in
 * `npm run test:long`, every width is checked in both schemes.
 */
function viewsOf({ widths, place, isTurned = !LONG }: Look): readonly View[] {
  const both = (all: readonly number[]) =>
    all.map((width) => ({ width, schemes: ["light", "dark"] as const }));
  if (widths !== undefined) return both(widths);
  if (!isTurned) return both(WIDTHS);
  const turn = place ?? Buffer.from(test.info().title).reduce((sum, byte) => sum + byte, 0);
  const width = WIDTHS[turn % WIDTHS.length] ?? WIDTHS[0];
  return [{ width, schemes: turn % 2 === 0 ? ["light"] : ["dark"] }];
}

/**
 * Expects axe to find nothing on this page, in light or dark: no violation and nothing undecided.
 */
export async function expectNoBarriers(page: Page, look: Look = {}): Promise<void> {
  const { within, prepare } = look;
  for (const { width, schemes } of viewsOf(look)) {
    const inBoth = schemes.length > 1;
    await page.setViewportSize({ width, height: 900 });
    await prepare?.();
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const { wrong, passed } = await judge(page, within, {
        resultTypes: ["violations", "incomplete"],
        // Would fetch all styles again for rules that do not run: those under trial and of recorded
        // sound.
        preload: false,
        // Dark is the same page in other colors.
        ...(inBoth && colorScheme === "dark" && { runOnly: COLOUR_RULES }),
      });
      const found = wrong.map(({ id, nodes }) => ({
        rule: id,
        at: nodes.map(({ target, any }) => `${target.join(" ")}: ${any[0]?.message ?? ""}`),
      }));
      expect.soft(found, `${page.url()} at ${width} px, ${colorScheme}`).toEqual([]);
      expect(passed).toContain("color-contrast");
    }
  }
}

/**
 * The findings of axe for the page, or for this part of it, and the rules that passed. Loading axe
 * takes as long as running it, and so does transferring all passed results: axe is loaded once,
 * without its builder, which loads it twice, and only returns what is needed. It is injected past
 * Playwright, which would wrap it again each time: the browser recognizes the same script from the
 * previous page.
 */
async function judge(page: Page, within: string | undefined, options: RunOptions) {
  const isBrought = await page.evaluate(makePlain, within === undefined);
  if (!isBrought) await bring(page);
  return page.evaluate(
    async ([part, asked]) => {
      // oxlint-disable-next-line no-unsafe-type-assertion -- it has just been loaded
      const { run } = Reflect.get(globalThis, "axe") as { run: Run };
      const { violations, incomplete, passes } = await run(part ?? document, asked);
      document.adoptedStyleSheets.pop();
      return { wrong: [...violations, ...incomplete], passed: passes.map(({ id }) => id) };
    },
    [within, options] as const,
  );
}

type RunOptions = Parameters<AxeBuilder["options"]>[0];
type Run = (part: string | Document, options: RunOptions) => ReturnType<AxeBuilder["analyze"]>;

const sessions = new WeakMap<Page, CDPSession>();

async function bring(page: Page): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const { exceptionDetails } = await session.send("Runtime.evaluate", { expression: AXE });
  if (exceptionDetails !== undefined) throw new Error(`axe: ${exceptionDetails.text}`);
}

/**
 * Runs in the page and returns whether axe is loaded. The page is simplified until axe has run. Axe
 * can't judge text over art or a gradient: the decorative art is removed, and the gradient is
 * replaced by its lighter end, which has the least contrast with white text. The drawn boxes of
 * choices and the text in drawings are removed, too: other tests compare their colors. Axe does not
 * know the top layer and takes content behind a dialog for overlapping, so that content is removed,
 * and popovers are raised by hand. A scrolling row of tabs is shown in full. Colors in transition
 * are not judged, nor is content that has scrolled under the header.
 */
function makePlain(fromTheTop: boolean): boolean {
  const plain = new CSSStyleSheet();
  plain.replaceSync(`
    .main::before, .main::after, .id-card::before, .panel::before,
    .choice label::before, .choice label::after, svg text { display: none !important }
    .id-card, .panel { background: var(--b-700) !important }
    body:has(dialog:modal) :not(dialog:modal, dialog:modal *) { visibility: hidden }
    dialog:modal, dialog:modal * { visibility: visible }
    :popover-open { z-index: 99 }
    .choice .hint { position: relative }
    .tabs { flex-wrap: wrap }
  `);
  document.adoptedStyleSheets.push(plain);
  for (const animation of document.getAnimations()) {
    const endless = animation.effect?.getComputedTiming().endTime === Infinity;
    if (!endless) animation.finish();
  }
  if (fromTheTop) scrollTo(0, 0);
  return "axe" in globalThis;
}
