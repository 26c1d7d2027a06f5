import { expect, type CDPSession, type Page } from "@playwright/test";
import { expectNothingSticksOut } from "./layout.ts";
import { listClipped } from "./look.ts";

/** The browser's default text size, and one and a half times and twice that. */
const USUAL = 16;
const LARGER = [24, 32];

/** As narrow as phones are; at these sizes it is 15 and 11 rem wide. */
const PHONE = { width: 360, height: 800 } as const;

/**
 * Sets the text size as a member does in the browser's settings, for the open page and later ones;
 * rem lengths and column breakpoints follow.
 */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard - 3 } });
}

/** The size lasts as long as the session that set it. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * Expects the open page to have room for larger text on a phone: nothing is cut or overflows its
 * column, numbers are whole, and the bars leave four fifths of the height. Ends at the usual size.
 * A page in another brand's typeface is only checked at the largest size.
 */
export async function expectRoomForLargeText(page: Page, { leastAlone = false } = {}) {
  for (const size of leastAlone ? LARGER.slice(-1) : LARGER) {
    await setTextSize(page, size);
    const where = `${page.url()} in words of ${size} px`;
    await page.setViewportSize(PHONE);
    await expectNothingSticksOut(page);
    expect(await listClipped(page), where).toEqual([]);
    expect(await listBroken(page), where).toEqual([]);
    expect(await heightOfBars(page), where).toBeLessThanOrEqual(PHONE.height / 5);
  }
  await setTextSize(page, USUAL);
}

/** Ids, claim numbers, phone numbers, days and amounts that wrap to another line. */
function listBroken(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const number =
      /\b[A-Z]{0,3}\d{7,}\b|\b\d{3}-\d{3}-\d{4}\b|\b\d\d\/\d\d\/\d{4}\b|-?\$[\d,]+\.\d\d/g;
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest(".vh, svg")) continue;
      for (const { 0: found, index } of text.data.matchAll(number)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + found.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(found);
      }
    }
    return broken;
  });
}

/** How much of the window header and tab bar cover while the page scrolls below them. */
function heightOfBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heights = [...document.querySelectorAll(".top, .tabbar")].map((bar) => {
      const { position, insetBlockStart } = getComputedStyle(bar);
      if (!bar.checkVisibility() || (position !== "fixed" && position !== "sticky")) return 0;
      // A header with a strip that scrolls away sticks above the window's edge.
      const beyond = position === "sticky" ? Math.min(0, Number.parseFloat(insetBlockStart)) : 0;
      return bar.getBoundingClientRect().height + beyond;
    });
    return heights.reduce((sum, height) => sum + height, 0);
  });
}
