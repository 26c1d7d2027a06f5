import type { ReadSource } from "#server/gateway/transport/gateway-context.ts";

/**
 * What the app tells the process for its metrics: names of calls and figures, never values. The app is
 * a bundle with a copy of its own of every module, so this comes to it with each request.
 */
export type Observer = {
  /** A call that went to the gateway, in milliseconds with the wait for a connection among them. */
  gatewayCall(call: string, outcome: string, took: { ms: number; waitMs: number }): void;
  /** A read that a page asked for. */
  gatewayRead(call: string, source: ReadSource): void;
};

/** Figures of the process that are read when they are asked for. */
export type ProcessFigures = {
  readonly cachedAnswers: number;
  readonly cachedBytes: number;
  /** Calls that wait for a connection to the gateway. */
  readonly waitingCalls: number;
  /** Connections that calls hold now. */
  readonly busyConnections: number;
};
