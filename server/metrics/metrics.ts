import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { versionOf } from "#server/settings/version.ts";
import type { HostRole } from "#server/gateway/transport/send/connections.ts";
import { watchStore } from "./watch-store.ts";
import type { Counts, Observer } from "./observer.ts";

export type Metrics = Readonly<ReturnType<typeof createMetrics>>;

/** One request, when its response has ended. `route` is a pattern, never an address. */
type Answered = {
  readonly method: string;
  readonly route: string;
  /** Null if the client left before there was a status. */
  readonly status: number | null;
  readonly ms: number;
};

type Connected = {
  getConnections(tell: (error: Error | null, count: number) => void): unknown;
};

/** Upper bounds in seconds: from a warm page to a request that times out. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Files of the build, what no route answers, and documents, which take as long as their reader. */
const NO_PAGE = /^(?:static|unmatched|.*(?:pdf|zip|csv|save))$/;

const PAGE_OUTCOMES = ["ok", "fault", "unavailable", "aborted"] as const;

function outcomeOf(status: number | null): (typeof PAGE_OUTCOMES)[number] {
  if (status === null) return "aborted";
  if (status === 500) return "fault";
  return status > 500 ? "unavailable" : "ok";
}

/** Methods that may be a label; any other is client-made text. */
const METHODS = new Set(["GET", "HEAD", "POST"]);

const FIGURES = {
  gateway_cached_answers: ["Answers of the gateway kept in this process.", "cachedAnswers"],
  gateway_cached_bytes: ["Their size, in bytes.", "cachedBytes"],
  gateway_waiting_calls: ["Calls that wait for a connection to the gateway.", "waitingCalls"],
  gateway_waiting_requests: [
    "Requests that wait for their turn at the gateway.",
    "waitingRequests",
  ],
  gateway_busy_connections: ["Connections to the gateway that calls hold.", "busyConnections"],
  gateway_waiting_documents: [
    "Documents that wait for a connection to the gateway.",
    "waitingDocuments",
  ],
  shared_store_up: ["Whether the store that processes share answers.", "sharedStoreUp"],
} as const;

const TOTALS = {
  gateway_begun_requests_total: ["Requests that got their turn at the gateway.", "begunRequests"],
  gateway_turned_away_requests_total: [
    "Requests that were turned away because their turn would not come in time.",
    "turnedAway",
  ],
  log_lost_lines_total: [
    "Lines of the log that were lost because standard output took no more.",
    "lostLogLines",
  ],
} as const;

type Figure<List extends Readonly<Record<string, readonly [string, string]>>> = List[keyof List][1];

/** Figures that are read on each scrape; those of the shared store are absent without one. */
export type ProcessFigures = Readonly<
  Record<Figure<typeof TOTALS>, number> & Partial<Record<Figure<typeof FIGURES>, number>>
> & { readonly openBreakers?: Readonly<Record<HostRole, number>> };

/**
 * The metrics of this process, with Prometheus' names and units. Labels come from closed lists, so
 * that neither a member's data nor a client's text becomes a series.
 */
export function createMetrics(figures: () => ProcessFigures, version = versionOf({})) {
  const registry = new Registry();
  const registers = [registry];
  // Event loop delay, memory, garbage collection, open handles.
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "build_info",
    help: "1, with the version of the product and of Node.",
    labelNames: ["version", "node"],
    registers,
  }).set({ version, node: process.version }, 1);
  const audits = new Counter({
    name: "audit_events_total",
    help: "Lines of the audit trail: sign-ins and all else that it has, by outcome.",
    labelNames: ["event", "outcome"],
    registers,
  });
  const ends = new Counter({
    name: "session_ends_total",
    help: "Sessions that ended, or that a request came with after their end, by reason.",
    labelNames: ["reason"],
    registers,
  });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests by route pattern and status; aborted where the client left first.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const pages = new Counter({
    name: "pages_total",
    help: "Pages by outcome: a fault of ours (500), unavailable for another (other 5xx), aborted, ok.",
    labelNames: ["outcome"],
    registers,
  });
  // Born at 0, so that the first of each is an increase.
  for (const outcome of PAGE_OUTCOMES) pages.inc({ outcome }, 0);
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request to the end of its response.",
    labelNames: ["method", "route"],
    buckets: BUCKETS,
    registers,
  });
  const calls = new Histogram({
    name: "gateway_call_duration_seconds",
    help: "Time of a call to the gateway by its outcome, the wait for a connection included.",
    labelNames: ["call", "outcome"],
    buckets: BUCKETS,
    registers,
  });
  const waits = new Histogram({
    name: "gateway_connection_wait_seconds",
    help: "Time a call waited for a connection to the gateway.",
    buckets: BUCKETS,
    registers,
  });
  const reads = new Counter({
    name: "gateway_reads_total",
    help: "Reads by where the answer came from: gateway, cache, shared, or stale for a failed read.",
    labelNames: ["call", "source"],
    registers,
  });
  for (const [name, [help, figure]] of Object.entries(FIGURES)) {
    const collect = function (this: Gauge) {
      const value = figures()[figure];
      // A gauge that was never set would read 0, as if the store were away.
      if (value === undefined) this.remove();
      else this.set(value);
    };
    registry.registerMetric(new Gauge({ name, help, registers: [], collect }));
  }
  const breakers = new Gauge({
    name: "gateway_breaker_state",
    help: "Hosts, by what they are asked for, that took no connection within five minutes; 0 is well.",
    labelNames: ["host"],
    registers: [],
    collect() {
      for (const [host, open] of Object.entries(figures().openBreakers ?? {}))
        this.set({ host }, open);
    },
  });
  registry.registerMetric(breakers);
  for (const [name, [help, figure]] of Object.entries(TOTALS)) {
    const collect = function (this: Counter) {
      this.reset();
      this.inc(figures()[figure]);
    };
    registry.registerMetric(new Counter({ name, help, registers: [], collect }));
  }

  const observer: Observer & Counts = {
    gatewayCall(call, outcome, { ms, waitMs }) {
      calls.observe({ call, outcome }, ms / 1000);
      waits.observe(waitMs / 1000);
    },
    gatewayRead: (call, source) => reads.inc({ call, source }),
    audited(event, outcome) {
      audits.inc({ event, outcome });
      if (event === "log-out") ends.inc({ reason: event });
    },
    sessionEnded: (reason) => ends.inc({ reason }),
  };
  return {
    observer,
    observeRequest({ method: given, route, status, ms }: Answered) {
      const method = METHODS.has(given) ? given : "other";
      if (!NO_PAGE.test(route)) pages.inc({ outcome: outcomeOf(status) });
      requests.inc({ method, route, status: status === null ? "aborted" : String(status) });
      durations.observe({ method, route }, ms / 1000);
    },
    /** Counts the open connections of `server`, those of proxies and browsers alike. */
    watchConnections(server: Connected) {
      const connections = new Gauge({
        name: "http_open_connections",
        help: "Connections that are open now, idle ones included.",
        registers,
        collect() {
          return new Promise<void>((resolve) => {
            server.getConnections((error, count) => {
              if (error === null) connections.set(count);
              resolve();
            });
          });
        },
      });
    },
    watchStore: () => watchStore(registry),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
