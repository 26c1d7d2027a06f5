import { expect, type Page } from "@playwright/test";

/**
 * Expects the page to fit its window's width: no scrolling sideways, and nothing that reaches into
 * the margin beside the page's column.
 */
export async function expectNothingSticksOut(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const found = await page.evaluate(() => {
    // A row of tabs or a table may be wider than the page where it scrolls by itself.
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

/** Something to press or fill in, as it stands on the page. */
type Target = {
  readonly what: string;
  readonly width: number;
  readonly height: number;
  /** Stands in a sentence, whose lines give it its height. */
  readonly inSentence: boolean;
  /** A link of words in a row, not a button. */
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

/** The element that has the focus, as a member without a mouse meets it. */
export type Stop = {
  readonly what: string;
  readonly top: number;
  readonly left: number;
  /** Of the ring around it, in pixels; 0 when there is none. */
  readonly ring: number;
  /** Nothing lies over its middle, and it is inside the window. */
  readonly uncovered: boolean;
};

/** The stop the focus is at; undefined when it has left the page. */
export function findStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const it = document.activeElement;
    if (it === null || it === document.body || it === document.documentElement) return undefined;
    const box = it.getBoundingClientRect();
    const style = getComputedStyle(it);
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {
      what: `${it.getAttribute("aria-label") ?? it.textContent.trim()}${it.id}`,
      top: box.top + scrollY,
      left: box.left,
      ring: style.outlineStyle === "none" ? 0 : Number.parseFloat(style.outlineWidth),
      uncovered: over !== null && (it.contains(over) || over.contains(it)),
    };
  });
}

/** Presses Tab, and tells where the focus is then: it is there before the key comes up again. */
export async function pressTab(page: Page): Promise<Stop | undefined> {
  await page.keyboard.down("Tab");
  const [stop] = await Promise.all([findStop(page), page.keyboard.up("Tab")]);
  return stop;
}

/** Presses Tab until the focus has left the page, and tells where it stopped on the way. */
export async function tabThrough(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 100; press += 1) {
    const stop = await pressTab(page);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
  throw new Error("the focus never leaves the page");
}
