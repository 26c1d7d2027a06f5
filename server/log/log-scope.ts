import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { LogFields } from "./log-fields.ts";

/** Fields that all lines of one request share; each is filled in when it becomes known. */
export type LogScope = {
  readonly requestId: string;
  readonly report: {
    traceId?: string;
    brand?: string;
    /** The hash of the signed-in person; a function, because a request may sign in. */
    session?: () => string | null;
  };
};

const scopes = new AsyncLocalStorage<LogScope>();

/** Lines logged by `work`, and by anything it starts, name this request. */
export const inLogScope = <Result>(scope: LogScope, work: () => Result): Result =>
  scopes.run(scope, work);

/** The fields of the current request's lines; none outside of requests. */
export function scopeFields(): LogFields {
  const scope = scopes.getStore();
  if (scope === undefined) return {};
  const { requestId, report } = scope;
  report.traceId ??= randomUUID().replaceAll("-", "");
  return {
    requestId,
    trace_id: report.traceId,
    session: report.session?.() ?? null,
    brand: report.brand ?? null,
  };
}
