import type { ReadSource } from "#server/gateway/transport/gateway.ts";
import type { SessionEnd } from "#server/session/store-scope.ts";
import type { AuditEvent } from "#server/log/audit.ts";

/** What is counted, and no part of a trace. */
export type Counts = {
  audited(event: AuditEvent["event"], outcome: AuditEvent["outcome"]): void;
  sessionEnded(reason: SessionEnd): void;
};

/**
 * What the app tells of a request for metrics and traces: names of calls and figures, never values.
 */
export type Observer = {
  /** A call that went to the gateway, in milliseconds with the wait for a connection among them. */
  gatewayCall(call: string, outcome: string, took: { ms: number; waitMs: number }): void;
  /** A read that a page asked for, and how long it waited for the answer. */
  gatewayRead(call: string, source: ReadSource, ms: number): void;
};
