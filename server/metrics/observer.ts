import type { ReadSource } from "#server/gateway/transport/gateway.ts";
import type { SessionEnd } from "#server/session/session.ts";
import type { AuditEvent } from "#server/log/audit.ts";

/** Counted only; not part of a trace. */
export type Counts = {
  audited(event: AuditEvent["event"], outcome: AuditEvent["outcome"]): void;
  sessionEnded(reason: SessionEnd): void;
};

/** Reports of a request for metrics and traces: names of calls and figures, never values. */
export type Observer = {
  /** A call to the gateway, in milliseconds including the wait for a connection. */
  gatewayCall(call: string, outcome: string, took: { ms: number; waitMs: number }): void;
  /** A read by a page, with how long it waited for the answer. */
  gatewayRead(call: string, source: ReadSource, ms: number): void;
};
