import { createContext } from "react-router";
import type { Language } from "#app/rules/frame/languages.ts";
import type { Counts, Observer } from "#server/metrics/observer.ts";
import type { LogScope } from "#server/log/log-scope.ts";
import type { Tracing } from "#server/tracing/create-tracing.ts";
import type { TraceParent } from "#server/tracing/traceparent.ts";

/** The HTTP server's facts of a request; another host of the build may leave it out. */
export type Transport = LogScope & {
  readonly nonce: string;
  /** The language of the pages that answer. */
  readonly language?: Language | undefined;
  /** Null if the server does not tell: then limits by address do not apply. */
  readonly clientAddress: string | null;
  readonly observer?: (Observer & Counts) | undefined;
  /** The trace context that a trusted proxy sent. */
  readonly traceParent?: TraceParent | undefined;
  readonly trace?: ReturnType<Tracing["begin"]> | undefined;
  /** Filled in during the request for its log line: shapes only, never values. */
  readonly report: {
    pattern?: string;
    gatewayCalls?: number;
    gatewayWaitMs?: number;
    /** The answer is that of an earlier press of the same form. */
    replayed?: boolean;
    /** The error of a failed call that has no line of its own. */
    error?: unknown;
  };
};

export const transportContext = createContext<Transport | null>(null);
