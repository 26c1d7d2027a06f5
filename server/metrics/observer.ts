import type { ReadSource } from "#server/gateway/transport/gateway.ts";

/**
 * What the app tells the process for its metrics and traces: names of calls and figures, never
 * values. It comes with each request, because a trace has one of its own for each.
 */
export type Observer = {
  /** A call that went to the gateway, in milliseconds with the wait for a connection among them. */
  gatewayCall(call: string, outcome: string, took: { ms: number; waitMs: number }): void;
  /** A read that a page asked for, and how long it waited for the answer. */
  gatewayRead(call: string, source: ReadSource, ms: number): void;
};

/** Figures of the process that are read when they are asked for. */
export type ProcessFigures = {
  readonly cachedAnswers: number;
  readonly cachedBytes: number;
  /** Calls that wait for a connection to the gateway. */
  readonly waitingCalls: number;
  /** Requests that have no connection yet; their calls are among those above. */
  readonly waitingRequests: number;
  /** Connections that calls hold now. */
  readonly busyConnections: number;
  /** So far: requests that got a connection, and those that were turned away from the line. */
  readonly begunRequests: number;
  readonly turnedAway: number;
  /** 1 while the store that processes share is there, else 0; absent where there is none. */
  readonly sharedStoreUp?: number;
  /** Sessions that ended here while the store was away; absent likewise. */
  readonly untoldSessionEnds?: number;
  /** Messages that were forged, or sent again, since the start; absent likewise. */
  readonly refusedEvents?: number;
};
