import type { Page } from "@playwright/test";

/** Removes the color of all text, and restores it with the same call. */
const TRANSPARENT = `*, ::before, ::after, ::placeholder {
  color: transparent !important;
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  transition: none !important;
}
svg text { fill: transparent !important }`;

/**
 * Text with too little contrast to the pixels behind it (WCAG 1.4.3: 4.5, large text 3). Axe can't
 * judge text over art or a gradient. Here the page is drawn with and without its text, which gives
 * the pixels under the letters, and the worst of them counts. Only the visible part of the page is
 * judged.
 */
export async function listFaintWords(page: Page): Promise<readonly string[]> {
  const look = async () => (await page.screenshot({ animations: "disabled" })).toString("base64");
  const shown = await look();
  const words = await page.evaluate(readWords);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, TRANSPARENT);
  const behind = await look();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const { seen, faint } = await page.evaluate(judge, { words, shown, behind });
  if (seen < words.length / 2) throw new Error(`${seen} of ${words.length} words were seen`);
  return faint;
}

type Word = {
  readonly text: string;
  /** Red, green and blue up to 255, and opacity. */
  readonly colour: readonly [number, number, number, number];
  readonly atLeast: number;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly right: number;
    readonly bottom: number;
  };
};

/** The lines of all text of the page, with their painted color. Runs in the browser. */
function readWords(): Word[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (canvas === null) throw new Error("no canvas");
  const painted = (colour: string, opacity: number): Word["colour"] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, (alpha / 255) * opacity];
  };
  const opacityOf = (element: Element | null): number =>
    element === null
      ? 1
      : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
  /** Nothing covers the element there, such as a bar that stays while the page scrolls. */
  const isSeen = (element: Element, x: number, y: number) => {
    const front = document.elementFromPoint(x, y);
    return front !== null && (element.contains(front) || front.contains(element));
  };
  const found: Word[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim() ?? "";
    if (text === "" || element === null || !element.checkVisibility()) continue;
    // Text for screen readers only, and disabled controls, need no contrast.
    if (element.closest(".vh, .skip, [disabled], script, noscript") !== null) continue;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const ink = element.closest("svg") === null ? style.color : style.fill;
    const colour = painted(ink, opacityOf(element));
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, right, bottom } of range.getClientRects()) {
      const corners = [x + 1, right - 1].flatMap((at) => [y + 1, bottom - 1].map((of) => [at, of]));
      if (!corners.every(([at = 0, of = 0]) => isSeen(element, at, of))) continue;
      found.push({ text, colour, atLeast: isLarge ? 3 : 4.5, box: { x, y, right, bottom } });
    }
  }
  return found;
}

/** Compares each text's color with every pixel under its letters. Runs in the browser. */
async function judge(look: { words: readonly Word[]; shown: string; behind: string }) {
  const read = async (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const { width, height } = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(width, height).getContext("2d");
    if (canvas === null) throw new Error("no canvas");
    canvas.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
    return canvas.getImageData(0, 0, width, height);
  };
  const light = (value: number) =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = (red: number, green: number, blue: number) =>
    0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue) + 0.05;
  const shown = await read(look.shown);
  const { data, width, height } = await read(look.behind);
  let seen = 0;
  const faint: string[] = [];
  for (const { text, colour, atLeast, box } of look.words) {
    const [red, green, blue, alpha] = colour;
    let worst = Number.POSITIVE_INFINITY;
    for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, box.bottom); y += 1) {
      for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, box.right); x += 1) {
        const at = (y * width + x) * 4;
        const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
        const [wr = 0, wg = 0, wb = 0] = shown.data.subarray(at, at + 3);
        // There is no letter here, or it is covered.
        if (Math.abs(r - wr) + Math.abs(g - wg) + Math.abs(b - wb) < 30) continue;
        const over = (ink: number, ground: number) => ink * alpha + ground * (1 - alpha);
        const ink = luminance(over(red, r), over(green, g), over(blue, b));
        const ground = luminance(r, g, b);
        worst = Math.min(worst, Math.max(ink, ground) / Math.min(ink, ground));
      }
    }
    if (worst !== Number.POSITIVE_INFINITY) seen += 1;
    if (worst < atLeast) faint.push(`${text.slice(0, 40)}: ${worst.toFixed(2)}`);
  }
  return { seen, faint };
}
