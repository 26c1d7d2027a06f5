import type { BrowserContext } from "@playwright/test";

/** How long after the change of address a client navigation draws its page; no delay by default. */
const LATE_MS = Number(process.env["LATE_PAGES"] ?? 0);

/**
 * The address changes a moment before the page is drawn, later on a busy machine. LATE_PAGES=400
 * delays every page by 400 ms, so that a test that reads too early fails each time.
 */
export async function makePagesLate(context: BrowserContext): Promise<void> {
  if (LATE_MS > 0) await context.addInitScript(drawLate, LATE_MS);
}

/** Runs in the page: delays React's scheduler, which continues by a message of its own. */
function drawLate(ms: number): void {
  let until = 0;
  const begin = () => (until = performance.now() + ms);
  for (const name of ["pushState", "replaceState"] as const) {
    const change = history[name].bind(history);
    history[name] = (...state) => {
      begin();
      change(...state);
    };
  }
  addEventListener("popstate", begin, { capture: true });
  const wait = setTimeout.bind(globalThis);
  const post = Reflect.get(MessagePort.prototype, "postMessage");
  Object.assign(MessagePort.prototype, {
    postMessage(this: MessagePort, message: unknown) {
      wait(() => post.call(this, message), Math.max(0, until - performance.now()));
    },
  });
}
