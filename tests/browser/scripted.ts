import { expect, type Page } from "@playwright/test";

/** Script has taken the page over: what it adds is there. */
export async function expectScripted(page: Page) {
  const isTaken = () =>
    Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber$"));
  await expect.poll(() => page.evaluate(isTaken)).toBe(true);
}
