import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { LONG } from "../long.ts";

export const WIDTHS = [390, 768, 1280] as const;

/** The builder's own axe, in the short form, which a browser reads in half the time. */
const ofBuilder = createRequire(import.meta.resolve("@axe-core/playwright"));
const AXE = readFileSync(ofBuilder.resolve("axe-core/axe.min.js"), "utf8");

const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

type Look = {
  /** The widths to look at, in both schemes. */
  readonly widths?: readonly number[];
  /** Where among its like this page stands: whose turn it is. From the test's title, unless told. */
  readonly place?: number;
  /** By what it is judged; all rules, unless its make was judged elsewhere. */
  readonly by?: "all rules" | "colours";
  /** Judges this part alone: what an open menu lies over is not seen. */
  readonly within?: string;
  /** Brings the page into the state to judge, anew at each width. */
  readonly prepare?: () => Promise<void>;
};

type View = { readonly width: number; readonly schemes: readonly ("light" | "dark")[] };

/**
 * The view to check: a page's light or dark scheme at one width. The combinations rotate from page
 * to page, so that every kind of page is checked in all of them. `npm run test:long` checks every
 * width in both schemes.
 */
function viewsOf({ widths, place }: Look): readonly View[] {
  const both = (all: readonly number[]) =>
    all.map((width) => ({ width, schemes: ["light", "dark"] as const }));
  if (widths !== undefined) return both(widths);
  if (LONG) return both(WIDTHS);
  const turn = place ?? Buffer.from(test.info().title).reduce((sum, byte) => sum + byte, 0);
  const width = WIDTHS[turn % WIDTHS.length] ?? WIDTHS[0];
  return [{ width, schemes: turn % 2 === 0 ? ["light"] : ["dark"] }];
}

/** Expects no finding of axe on this page, in light or dark: no violation and nothing undecided. */
export async function expectNoBarriers(page: Page, look: Look = {}): Promise<void> {
  const { within, prepare } = look;
  const coloursAlone = look.by === "colours" && !LONG;
  const inBoth = LONG || look.widths !== undefined;
  for (const { width, schemes } of viewsOf(look)) {
    await page.setViewportSize({ width, height: 900 });
    await prepare?.();
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const { wrong, passed } = await judge(page, within, {
        resultTypes: ["violations", "incomplete"],
        // Fetches all styles anew, for rules that do not run: those of trial and of recorded sound.
        preload: false,
        // Dark is the same page in other colours.
        ...((coloursAlone || (inBoth && colorScheme === "dark")) && { runOnly: COLOUR_RULES }),
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
 * What axe says is wrong with the page, or with this part of it, and the rules that were passed. To
 * bring axe into a page takes as long as to ask it, and so does carrying all that is right out of
 * it: axe is brought once, without its builder, which brings it twice, and tells what is asked for.
 * It is brought past Playwright, which would wrap it anew each time: the browser knows the very same
 * script again from the page before.
 */
async function judge(page: Page, within: string | undefined, options: RunOptions) {
  const isBrought = await page.evaluate(makePlain, within === undefined);
  if (!isBrought) await bring(page);
  return page.evaluate(
    async ([part, asked]) => {
      // oxlint-disable-next-line no-unsafe-type-assertion -- it has just been brought
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
 * cannot judge words over art or a gradient: the decorative art is removed, and the gradient is
 * replaced by its lighter end, which has the least contrast with white words. The drawn boxes of
 * choices and the words in drawings are removed, too: other tests compare their colours. Axe does
 * not know the top layer: it takes what is behind a dialog for overlapping content, so that this is
 * removed, and popovers are raised by hand. A scrolling row of tabs is shown whole. Colours in
 * transition are not judged, nor is content that has scrolled under the header.
 */
function makePlain(fromTheTop: boolean): boolean {
  const plain = new CSSStyleSheet();
  plain.replaceSync(`
    .main::before, .main::after, .id-card::before, .panel::before,
    .choice label::before, .choice label::after, svg text { display: none !important }
    .id-card, .panel { background: var(--b-700) !important }
    body:has(dialog:modal) .tabbar { visibility: hidden }
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
