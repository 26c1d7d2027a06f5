import { join } from "node:path";
import type { Page } from "@playwright/test";
import { unpackChromium } from "../chromium/packaged-chromium.ts";

/**
 * Gives the page the fallback fonts that are used until a brand's typeface arrives. They are fonts
 * of the member's machine, which Chromium does not look up (`local()`) while its sandbox is off, as
 * it must be for root: so here they come as files, the packaged browser's own. Returns a function
 * that waits until the page is drawn in them, and returns that time, in milliseconds of the page's
 * own clock.
 */
export async function bringStandIns(page: Page): Promise<() => Promise<number>> {
  const { fonts } = await unpackChromium();
  await page.route("**/OpenSans-*.ttf", (route) => {
    const name = new URL(route.request().url()).pathname;
    return route.fulfill({ path: join(fonts, "Open_Sans", name) });
  });
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /local\("?(OpenSans-\w+)"?\)/g,
      'url("/$1.ttf")',
    );
    await route.fulfill({ response, body });
  });
  return () =>
    page.evaluate(async () => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      const find = () => [...document.fonts].filter((it) => it.family.includes("Figtree Noto"));
      // Before the style sheet is loaded there are no fonts to load.
      while (find().length < 2) await nextFrame();
      await Promise.all(find().map((face) => face.load()));
      // A loaded font is drawn a frame or two later, on a busy machine some more.
      for (let frame = 0; frame < 6; frame += 1) await nextFrame();
      return performance.now();
    });
}
