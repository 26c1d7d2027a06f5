import { StoreAwayError } from "./patience.ts";

/** Whether the shared store is known to be there, and what it says is known to be whole. */
export type StoreState = "open" | "away" | "returning";

export type StoreHealthOptions = {
  /** Asks the server who it is: an id that changes when it starts anew. Rejects without an answer. */
  readonly probe: () => Promise<string>;
  /** Runs before anybody is told that the server is back; `isOther` where it may have forgotten. */
  readonly restore: (isOther: boolean) => Promise<void>;
  /** Runs at each look at a server that stayed: hands in what it refused, or could not take, before. */
  readonly flushPending: () => Promise<void>;
  readonly onChange?: (state: StoreState, awayMs: number) => void;
};

const PROBE_OPEN_MS = 1000;
const PROBE_AWAY_MS = 100;
/** A server that is there and cannot be used is asked less and less often, though soon enough to hand in. */
const PROBE_REFUSED_MS = 1000;
/** After so long without the server others may have log-outs that it does not know yet. */
export const LONG_AWAY_MS = 2000;
/** How long the others are given to hand them in: each looks for the server ten times a second. */
const FLUSH_MS = 2000;
/** Who finds the server later than this after the start cannot know for how long it was away. */
const AT_ONCE_MS = 1000;

/**
 * Watches whether the server answers. Once it is lost it is asked until it answers; then this
 * process restores there what it may have missed, and gives the others time to do so.
 */
export function createStoreHealth({ probe, restore, flushPending, onChange }: StoreHealthOptions) {
  let state: StoreState = "away";
  let lastHeard = 0;
  let serverId: string | undefined;
  let began = 0;
  let isFoundAtOnce = true;
  let refusals = 0;
  let toldState: StoreState | undefined;
  const closed = new AbortController();
  let called = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();

  /** An outage is told once: when it begins, when the others are waited for, and when it is over. */
  const tell = (next: StoreState) => {
    if (toldState === next || (next === "away" && toldState === "returning")) return;
    toldState = next;
    onChange?.(next, performance.now() - lastHeard);
  };
  const change = (next: StoreState) => {
    if (state === next) return;
    state = next;
    if (next !== "returning") tell(next);
    if (next === "open") opened.resolve();
  };

  async function comeBack(found: string) {
    const isOther = serverId !== found;
    const returned = performance.now();
    const isLate =
      serverId === undefined
        ? !isFoundAtOnce || returned - began >= AT_ONCE_MS
        : isOther || returned - lastHeard >= LONG_AWAY_MS;
    change("returning");
    await restore(isOther);
    if (isLate) {
      tell("returning");
      await sleep(FLUSH_MS - (performance.now() - returned));
      if ((await probe()) !== found) throw new Error("the server changed again");
      await restore(false);
    }
    serverId = found;
    lastHeard = performance.now();
    refusals = 0;
    change("open");
  }

  async function look() {
    let isFound = false;
    try {
      const found = await probe();
      isFound = true;
      if (state === "open" && found === serverId) {
        lastHeard = performance.now();
        await flushPending();
      } else await comeBack(found);
    } catch (error) {
      refusals = isFound || !(error instanceof StoreAwayError) ? refusals + 1 : 0;
      change("away");
    }
  }

  const pauseMs = () =>
    state === "open"
      ? PROBE_OPEN_MS
      : Math.min(PROBE_AWAY_MS * 2 ** Math.min(refusals, 10), PROBE_REFUSED_MS);

  async function watch() {
    while (!closed.signal.aborted) {
      await look();
      called = Promise.withResolvers();
      const wait = Promise.withResolvers<void>();
      // A host that ends by having nothing more to do is not kept from it.
      setTimeout(wait.resolve, pauseMs()).unref();
      await Promise.race([wait.promise, called.promise]);
    }
  }

  return {
    state: () => state,
    /** Begins to watch. Resolves when the server is there, or after `ms` without it. */
    async start(ms: number) {
      began = performance.now();
      void watch();
      await Promise.race([opened.promise, sleep(ms)]);
      // It was never there, which is no change.
      if (state === "away" && serverId === undefined) tell("away");
    },
    heard() {
      if (state === "open") lastHeard = performance.now();
    },
    /** The connection broke, or a command was not answered: no command is sent before a probe is answered. */
    lost() {
      if (serverId === undefined) isFoundAtOnce = false;
      if (state !== "open") return;
      change("away");
      called.resolve();
    },
    close() {
      closed.abort();
      called.resolve();
    },
  };
}

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
