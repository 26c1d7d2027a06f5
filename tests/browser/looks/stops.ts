import type { Page } from "@playwright/test";

/** The focused element, as a keyboard user sees it. */
export type Stop = {
  readonly what: string;
  readonly top: number;
  readonly left: number;
  /** The width of the ring around it, in pixels; 0 if there is none. */
  readonly ring: number;
  /** Its middle, or the first line of a field of several, is inside the window and not covered. */
  readonly uncovered: boolean;
};

/** The stops of a walk so far; the last is undefined when the focus has left the page. */
type Walk = { readonly stops: readonly (Stop | undefined)[]; readonly ended: boolean };

const TAB = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
/** How many presses are sent to the page at a time. */
const AT_ONCE = 20;
/** More than any page has stops. */
const MOST = 120;

/** The focused stop; undefined when the focus has left the page. */
export function findStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(describeStop);
}

/**
 * Presses Tab until the focus has left the page, and returns the stops. First waits for elements
 * that script adds, because a walk is quicker than a busy machine adds them.
 */
export async function tabThrough(page: Page): Promise<readonly Stop[]> {
  await page.evaluate(waitForScript);
  const { stops, ended } = await walk(page, "");
  if (!ended) throw new Error("the focus never leaves the page");
  return stops.filter((stop) => stop !== undefined);
}

/** Presses Tab until the element with this text has the focus, and returns it. */
export async function tabUntil(page: Page, words: RegExp): Promise<Stop> {
  const { stops, ended } = await walk(page, words.source, words.flags);
  const last = stops.at(-1);
  if (!ended || last === undefined) throw new Error(`Tab does not come to ${words}`);
  return last;
}

/**
 * Waiting for each press would take three times as long: where script may run, the page itself
 * records where each press leads, and ignores presses after the last stop.
 */
async function walk(page: Page, words: string, flags = ""): Promise<Walk> {
  const scripted = await page.evaluate(() => !matchMedia("(scripting: none)").matches);
  if (!scripted) return walkByStep(page, words === "" ? undefined : new RegExp(words, flags));
  const session = await page.context().newCDPSession(page);
  await page.evaluate(
    `(${String(noteStops)})(${String(describeStop)}, ${JSON.stringify([words, flags])})`,
  );
  let noted: Walk = { stops: [], ended: false };
  for (let pressed = 0; pressed < MOST && !noted.ended; pressed += AT_ONCE) {
    const keys = Array.from({ length: AT_ONCE }, () => ["rawKeyDown", "keyUp"] as const).flat();
    const send = (type: "rawKeyDown" | "keyUp") =>
      session.send("Input.dispatchKeyEvent", { type, ...TAB });
    await Promise.all(keys.map(send));
    noted = await page.evaluate(() => Reflect.get(globalThis, "tabWalk") as Walk);
  }
  await page.evaluate(() => dispatchEvent(new Event("tabwalkend")));
  await session.detach();
  return noted;
}

async function walkByStep(page: Page, words: RegExp | undefined): Promise<Walk> {
  const stops: (Stop | undefined)[] = [];
  while (stops.length < MOST) {
    await page.keyboard.press("Tab");
    const stop = await findStop(page);
    stops.push(stop);
    if (words === undefined ? stop === undefined : stop !== undefined && words.test(stop.what)) {
      return { stops, ended: true };
    }
  }
  return { stops, ended: false };
}

/** Runs in the page: waits until script, if any, has hydrated it and drawn its additions. */
async function waitForScript(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  const isTaken = () =>
    Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber$"));
  const hasScript =
    !matchMedia("(scripting: none)").matches && document.querySelector("script[type=module]");
  if (!hasScript) return;
  while (!isTaken()) await frame();
  for (let drawn = 0; drawn < 2; drawn += 1) await frame();
}

/** Runs in the page. */
function describeStop(): Stop | undefined {
  const it = document.activeElement;
  if (it === null || it === document.body || it === document.documentElement) return undefined;
  const box = it.getBoundingClientRect();
  const style = getComputedStyle(it);
  // Browsers bring the line with the caret into view.
  const down = it.tagName === "TEXTAREA" ? Math.min(24, box.height / 2) : box.height / 2;
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + down);
  return {
    what: `${it.getAttribute("aria-label") ?? it.textContent.trim()}${it.id}`,
    top: box.top + scrollY,
    left: box.left,
    // A link that covers its row has its ring around the row.
    ring: Math.max(
      ...[style, getComputedStyle(it, "::after")].map(({ outlineStyle, outlineWidth }) =>
        outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth),
      ),
    ),
    uncovered: over !== null && (it.contains(over) || over.contains(it)),
  };
}

/** Runs in the page: records the stop of each Tab, up to the text or the end of the page. */
function noteStops(describe: typeof describeStop, [words, flags]: readonly [string, string]): void {
  const end = words === "" ? undefined : new RegExp(words, flags);
  const noted = { stops: [] as (Stop | undefined)[], ended: false };
  const walking = new AbortController();
  const options = { capture: true, signal: walking.signal };
  addEventListener("tabwalkend", () => walking.abort(), { once: true });
  addEventListener("keydown", (press) => noted.ended && press.preventDefault(), options);
  const note = () => {
    if (noted.ended) return;
    const stop = describe();
    noted.stops.push(stop);
    noted.ended =
      end === undefined ? stop === undefined : stop !== undefined && end.test(stop.what);
  };
  addEventListener("keyup", note, options);
  Object.assign(globalThis, { tabWalk: noted });
}
