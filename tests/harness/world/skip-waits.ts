import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import timersPromises from "node:timers/promises";
import { promisify } from "node:util";
import { http } from "msw";
import { GATEWAY } from "./scene.ts";
import type { World } from "./world.ts";

/** Turns of the event loop without activity after which only timers are left. */
const QUIET_TURNS = 12;
const TURN_MS = 2;

type Timer = { readonly due: number; readonly ring: () => void };

const { setTimeout: ownTimeout, clearTimeout: ownClear } = globalThis;
const ownDelay = timersPromises.setTimeout;
const ownNow = performance.now.bind(performance);
/** Whether the running code's timers are skipped. */
const isSkipping = new AsyncLocalStorage<boolean>();
/** The pending timers that may be skipped. */
const waiting = new Map<unknown, Timer>();
/** Milliseconds that were skipped. */
let skipped = 0;
let activities = 0;

/** Records activity: something happened that other code may wait for. */
export const noteActivity = (): void => void (activities += 1);

performance.now = () => ownNow() + skipped;

const timeout = (ring: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
  if (isSkipping.getStore() !== true) return ownTimeout(ring, ms, ...args);
  const once = AsyncResource.bind(() => {
    globalThis.clearTimeout(timer);
    ring(...args);
  });
  const timer = ownTimeout(once, ms);
  waiting.set(timer, { due: performance.now() + ms, ring: once });
  noteActivity();
  return timer;
};
// Node's setTimeout has more properties, and TypeScript overloads.
Object.defineProperties(timeout, Object.getOwnPropertyDescriptors(ownTimeout));
Object.assign(globalThis, {
  setTimeout: timeout,
  clearTimeout(timer: Parameters<typeof ownClear>[0]) {
    if (waiting.delete(timer)) noteActivity();
    ownClear(timer);
  },
});

// A call waits this way for its next try; what nobody can abort asks again and again, and is not skipped.
timersPromises.setTimeout = async (ms, value, options) => {
  const signal = options?.signal;
  if (signal === undefined || isSkipping.getStore() !== true) return ownDelay(ms, value, options);
  const { promise, resolve, reject } = Promise.withResolvers<typeof value>();
  const leave = () => reject(signal.reason);
  const timer = setTimeout(resolve, ms, value);
  signal.addEventListener("abort", leave, { once: true });
  if (signal.aborted) leave();
  try {
    // oxlint-disable-next-line typescript/no-non-null-assertion -- as of Node's own, it may be undefined
    return (await promise)!;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", leave);
  }
};
syncBuiltinESMExports();

/** Resolves once the work that waits for the thread pool, as sealing does, has had its turn. */
export const threadTurn = promisify(randomBytes).bind(null, 16);

/** Fires the next timer now and moves the clock on by its remaining time. */
function skipToNext(): void {
  const [next] = [...waiting.values()].toSorted((a, b) => a.due - b.due);
  if (next === undefined) return;
  skipped += Math.max(0, next.due - performance.now());
  next.ring();
}

/**
 * Does work without real waiting: as soon as only timers are left, the clock skips to the next one.
 * So a silent gateway meets the product's own time-outs within milliseconds, and a slow machine
 * makes nothing late. With `toTheEnd` timers that the work leaves behind are skipped, too.
 */
export async function skipWaits<Result>(
  work: () => Promise<Result>,
  { toTheEnd = false } = {},
): Promise<Result> {
  const state = { isOver: false };
  const finished = isSkipping.run(true, work).finally(() => {
    state.isOver = true;
  });
  let quiet = 0;
  let known = -1;
  const isDone = () => state.isOver && (!toTheEnd || waiting.size === 0);
  while (!isDone()) {
    // Keys and compression work in threads, which a busy machine may starve.
    await threadTurn();
    await new Promise((resolve) => ownTimeout(resolve, TURN_MS));
    quiet = activities === known ? quiet + 1 : 0;
    known = activities;
    if (quiet >= QUIET_TURNS) skipToNext();
  }
  waiting.clear();
  return finished;
}

/** Longer than a page waits for an optional call, shorter than for one it needs. */
const LATE_MS = 60_000;

/** Resolves after this time: within `skipWaits` as soon as nothing else is left to run. */
export const late = (ms = LATE_MS): Promise<undefined> =>
  isSkipping.run(true, () => new Promise<undefined>((ring) => setTimeout(ring, ms)));

/**
 * Does work while these paths answer late, so a page that waits for them shows their data. They
 * answer when `answer` is called or after `LATE_MS`.
 */
export async function whileLate<Result>(
  { network }: World,
  paths: readonly string[],
  work: () => Promise<Result>,
): Promise<{ result: Result; answer: () => void }> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const answer = () => resolve(undefined);
  const hold = () => Promise.race([promise, late()]);
  network.use(...paths.map((path) => http.all(`${GATEWAY}/${path}`, hold)));
  const result = await skipWaits(work);
  return { result, answer };
}
