import type { BrowserContext, Page, Route } from "@playwright/test";

/** Keeps requests for these addresses back until they are released. */
export async function hold(where: BrowserContext | Page, url: string | RegExp) {
  const held: Route[] = [];
  let isReleased = false;
  const keep = async (route: Route) => {
    if (isReleased) await route.continue();
    else held.push(route);
  };
  await where.route(url, keep);
  return {
    /** How many requests are kept back. */
    count: () => held.length,
    async release() {
      isReleased = true;
      // A request of a page that was left fails.
      await Promise.allSettled(held.splice(0).map((route) => route.continue()));
      // The route stays: without one the browser ends interception, and a request that it is just
      // keeping back could be forgotten.
    },
  };
}
