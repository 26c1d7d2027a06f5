import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { LogFields } from "./log-fields.ts";

/** What the lines of one request have in common, filled as it becomes known. */
export type LogScope = {
  readonly requestId: string;
  readonly report: {
    traceId?: string;
    brand?: string;
    /** The hash of who is signed in; a function, because a request may sign in. */
    session?: () => string | null;
  };
};

const scopes = new AsyncLocalStorage<LogScope>();

/** Whatever is logged by `work`, and by what it starts, names this request. */
export const inLogScope = <Result>(scope: LogScope, work: () => Result): Result =>
  scopes.run(scope, work);

/** The fields that every line of the request has; none outside of requests. */
export function scopeFields(): LogFields {
  const scope = scopes.getStore();
  if (scope === undefined) return {};
  const { requestId, report } = scope;
  report.traceId ??= randomBytes(16).toString("hex");
  return {
    requestId,
    trace_id: report.traceId,
    session: report.session?.() ?? null,
    brand: report.brand ?? null,
  };
}
