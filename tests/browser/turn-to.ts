import type { Page } from "@playwright/test";

/**
 * Goes to another of our pages by a client navigation, or opens it as a document if none of ours is
 * open yet. The browser keeps all loaded script, the product's and the checks': opening a document
 * and checking it costs more than twice as much.
 */
export async function turnTo(page: Page, path: string): Promise<void> {
  const turned = await page.evaluate(async (to) => {
    const router: unknown = Reflect.get(globalThis, "__reactRouterDataRouter");
    if (router === undefined) return false;
    await (router as { navigate: (where: string) => Promise<void> }).navigate(to);
    return true;
  }, path);
  // The `to` field of the color form names the page that is drawn.
  if (turned) await page.locator(`footer input[name=to][value="${path}"]`).waitFor(ATTACHED);
  else await page.goto(path);
}

const ATTACHED = { state: "attached" } as const;
