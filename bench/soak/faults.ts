import { setTimeout as sleep } from "node:timers/promises";
import type { Span } from "#tests/harness/store/store-outages.ts";
import type { Relay } from "#tests/harness/network/relay.ts";
import type { TwoProcesses } from "#tests/harness/processes/two-processes.ts";
import type { Tally } from "./tally.ts";

/** Between two faults, seconds. */
const QUIET_S = [20, 40] as const;
/** How long a fault lasts on: calls under way, and a store that is waited for two seconds more. */
const AFTER_MS = 5000;

/** The dashboards reach their store through this relay. */
export type SoakWorld = TwoProcesses & { readonly toStore: Relay };

type Kind = {
  readonly name: string;
  readonly of: "gateway" | "store";
  readonly strike: (world: SoakWorld) => Promise<void>;
};

const between = (least: number, most: number) => least + Math.random() * (most - least);

/** Only reads fail, because the outcome of a failed write would be unknown. */
const READS = { method: "GET" } as const;

const gateway = (name: string, fault: Parameters<TwoProcesses["fault"]>[0]): Kind => ({
  name,
  of: "gateway",
  async strike(world) {
    await world.fault({ ...READS, ...fault });
    await sleep(between(3000, 8000));
    await world.mend();
  },
});

const KINDS: readonly Kind[] = [
  {
    name: "store killed",
    of: "store",
    async strike({ redis }) {
      await redis.kill();
      await sleep(between(200, 5000));
      await redis.restart();
    },
  },
  gateway("slow calls", { path: "*", delayMs: 400 }),
  gateway("claims refused", { path: "claims/*", status: 503 }),
  gateway("all calls refused", { path: "*", status: 500 }),
  {
    name: "store held",
    of: "store",
    async strike({ redis }) {
      redis.pause();
      await sleep(between(300, 4000));
      redis.resume();
    },
  },
  {
    // As on a machine that gives its processor to others for a moment; the store answers late, too.
    name: "a process starved",
    of: "store",
    async strike({ a, b }) {
      const starved = Math.random() < 0.5 ? a : b;
      for (let turn = 0; turn < 4; turn += 1) {
        starved.signal("SIGSTOP");
        await sleep(between(200, 1500));
        starved.signal("SIGCONT");
        await sleep(between(100, 500));
      }
    },
  },
  {
    name: "store late",
    of: "store",
    async strike({ toStore }) {
      toStore.delay(between(50, 200));
      await sleep(between(3000, 8000));
      toStore.delay(0);
    },
  },
  gateway("connections reset", { path: "*", reset: true }),
  gateway("answers cut", { path: "*", truncate: true, times: 40 }),
];

/** Injects random faults until `signal`, and records which were active when. */
export function createFaults(world: SoakWorld, tally: Tally) {
  const struck: (Span & Pick<Kind, "of">)[] = [];
  let current: (Pick<Kind, "of"> & Pick<Span, "from">) | null = null;

  const overlaps = (of: Kind["of"], { from, until }: Span) =>
    (current?.of === of && current.from <= until) ||
    struck.some((fault) => fault.of === of && fault.from <= until && from <= fault.until);

  return {
    async strikeUntil(signal: AbortSignal) {
      const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);
      for (let at = 0; !signal.aborted; at += 1) {
        await pause(between(QUIET_S[0] * 1000, QUIET_S[1] * 1000));
        if (signal.aborted) return;
        // Each kind in turn, so that a short run has all.
        const kind = KINDS[at % KINDS.length];
        if (kind === undefined) return;
        const from = Date.now();
        current = { of: kind.of, from };
        await kind.strike(world);
        current = null;
        struck.push({ of: kind.of, from, until: Date.now() + AFTER_MS });
        tally.count(`fault: ${kind.name}`);
      }
    },
    /** Whether a fault of the gateway or the store can have affected a request of that time. */
    met: overlaps,
    isCalm: (span: Span) => !overlaps("gateway", span) && !overlaps("store", span),
  };
}

export type Faults = ReturnType<typeof createFaults>;
