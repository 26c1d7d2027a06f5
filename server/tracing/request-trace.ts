import type { Observer } from "#server/metrics/observer.ts";

type Answered = {
  readonly status: number;
  /** The pattern of the route; undefined where the router did not come to one. */
  readonly route: string | undefined;
};

/** The trace of one request, which comes to the app with it. */
export type RequestTrace = {
  readonly observer: Observer;
  readonly traceparent: string;
  /** Ends the request's span; only the first end counts. */
  end(answered: Answered): void;
};

/** Where a trace comes from: what W3C's `traceparent` says, which is two ids and flags. */
export type TraceParent = {
  readonly traceId: string;
  readonly spanId: string;
  readonly traceFlags: number;
};

const HEADER = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** The parent that a `traceparent` header names; undefined where it is none of version 00. */
export function parseTraceparent(header: string | undefined): TraceParent | undefined {
  const [, traceId, spanId, flags] = HEADER.exec(header ?? "") ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 };
}

export const formatTraceparent = ({ traceId, spanId, traceFlags }: TraceParent): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`;
