import type { BrowserContext } from "@playwright/test";

/** So long after its address a page is drawn that script goes to; as soon as it can be, unless told. */
const LATE_MS = Number(process.env["LATE_PAGES"] ?? 0);

/**
 * The address of a page changes a moment before the page, longer on a busy machine. LATE_PAGES=400
 * makes it 400 ms for every page, so that a test which reads the page before fails each time.
 */
export async function makePagesLate(context: BrowserContext): Promise<void> {
  if (LATE_MS > 0) await context.addInitScript(drawLate, LATE_MS);
}

/** Runs in the page: React's scheduler waits, which goes on by a message of its own. */
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
