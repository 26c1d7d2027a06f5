/** The caller's span, from a W3C `traceparent` header: trace id, span id and flags. */
export type TraceParent = {
  readonly traceId: string;
  readonly spanId: string;
  readonly traceFlags: number;
};

const HEADER = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/**
 * The parent that a `traceparent` header names; undefined unless it is a valid one of version 00.
 */
export function parseTraceparent(header: string | undefined): TraceParent | undefined {
  const [, traceId, spanId, flags] = HEADER.exec(header ?? "") ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 };
}

export const formatTraceparent = ({ traceId, spanId, traceFlags }: TraceParent): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`;
