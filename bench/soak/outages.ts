import type { Running } from "#tests/harness/processes/processes.ts";
import { followStore, type Span } from "#tests/harness/store/store-outages.ts";
import type { Faults } from "./faults.ts";
import type { Tally } from "./tally.ts";

/** A process's own requests notice an outage a moment before its log line. */
const BEFORE_MS = 1500;
const AFTER_MS = 200;

/** Reads a process's log: when the store was away, and faults that were not injected. */
export function createLogReader({ output }: Pick<Running, "output">, tally: Tally) {
  const store = followStore();
  let read = 0;

  const take = (line: string) => {
    if (!line.startsWith("{")) {
      if (line !== "") tally.violate("a process wrote something that is no log line");
      return;
    }
    if (line.includes('"level":"fatal"') || line.includes("unforeseen"))
      tally.violate(`a process logged: ${line.slice(0, 300)}`);
    if (line.includes('"msg":"shared store"'))
      store.take(JSON.parse(line) as Record<string, unknown>);
  };

  return {
    readOn() {
      const text = output();
      const end = text.lastIndexOf("\n") + 1;
      for (const line of text.slice(read, end).split("\n")) take(line);
      read = Math.max(read, end);
    },
    outages: store.outages,
  };
}

export type LogReader = ReturnType<typeof createLogReader>;

/**
 * A session's request may be answered 503 while the process that got it has no store; from outside
 * it is unknown which process that was. Outages without an injected fault are reported as well.
 */
export function judgeUnconfirmed(readers: readonly LogReader[], faults: Faults, tally: Tally) {
  const outages = readers.flatMap((reader) => reader.outages());
  const unprovoked = outages.filter((outage) => !faults.met("store", outage));
  const within = (spans: readonly Span[], { from, until }: Span) =>
    spans.some((span) => span.from - BEFORE_MS <= until && from <= span.until + AFTER_MS);
  const requests = tally.listUnconfirmed();
  for (const request of requests) {
    if (!within(outages, request)) tally.violate(`${request.what} was answered 503 without cause`);
  }
  return {
    outages: outages.length,
    answered503: requests.length,
    unprovokedOutages: unprovoked.length,
    unprovokedMs: unprovoked.reduce((sum, { from, until }) => sum + until - from, 0),
    answered503Unprovoked: requests.filter((it) => !faults.met("store", it)).length,
  };
}
