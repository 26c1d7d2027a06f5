import { createContext } from "react-router";
import type { Counts, Observer } from "#server/metrics/observer.ts";
import type { LogScope } from "#server/log/log-scope.ts";
import type { Tracing } from "#server/tracing/create-tracing.ts";
import type { TraceParent } from "#server/tracing/traceparent.ts";

/** What the HTTP server knows of a request; another server of the build may leave it out. */
export type Transport = LogScope & {
  readonly nonce: string;
  /** Null where the server does not tell: then nothing is limited by address. */
  readonly clientAddress: string | null;
  readonly observer?: (Observer & Counts) | undefined;
  /** What a trusted proxy said of the trace that the request belongs to. */
  readonly traceParent?: TraceParent | undefined;
  readonly trace?: ReturnType<Tracing["begin"]> | undefined;
  /** Filled during the request for its log line: shapes only, never values. */
  readonly report: {
    pattern?: string;
    gatewayCalls?: number;
    gatewayWaitMs?: number;
    /** Why a call of it failed that has no line of its own. */
    error?: unknown;
  };
};

export const transportContext = createContext<Transport | null>(null);
