import { StoreAwayError } from "./patience.ts";

/** Whether the shared store is reachable, and whether its data is complete. */
export type StoreState = "open" | "away" | "returning";

export type StoreHealthOptions = {
  /** Reads the server's id, which changes when it restarts. Rejects without an answer. */
  readonly probe: () => Promise<string>;
  /** Runs before the store counts as back; `isOther` if the server may have lost its data. */
  readonly restore: (isOther: boolean) => Promise<void>;
  /** Runs at each check of a server that stayed: writes what it refused or missed before. */
  readonly flushPending: () => Promise<void>;
  readonly onChange?: (state: StoreState, awayMs: number) => void;
};

const PROBE_OPEN_MS = 1000;
const PROBE_AWAY_MS = 100;
/**
 * A reachable server that can't be used is checked less and less often, but soon enough to write
 * pending data.
 */
const PROBE_REFUSED_MS = 1000;
/** After an outage this long other processes may have log-outs that are not on the server yet. */
export const LONG_AWAY_MS = 2000;
/** How long others get to write them: each checks for the server ten times a second. */
const FLUSH_MS = 2000;
/**
 * A process that finds the server later than this after its start can't know how long it was away.
 */
const AT_ONCE_MS = 1000;

/**
 * Watches whether the server answers. Once it is lost it is probed until it answers; then this
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

  /** An outage is reported once at its beginning, while others are waited for, and at its end. */
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
      // The timer does not keep a finished process alive.
      setTimeout(wait.resolve, pauseMs()).unref();
      await Promise.race([wait.promise, called.promise]);
    }
  }

  return {
    state: () => state,
    /** Starts watching. Resolves when the server is there, or after `ms` without it. */
    async start(ms: number) {
      began = performance.now();
      void watch();
      await Promise.race([opened.promise, sleep(ms)]);
      // It was never there, so this is not a change.
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
