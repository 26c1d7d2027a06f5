import type { MiddlewareHandler } from "hono";
import type { Caller, Tokens } from "../tokens.ts";
import { faultResponse, breakConnection, truncateResponse, waitFor } from "./fault-responses.ts";
import type { CallLog } from "./call-log.ts";
import type { Faults } from "./faults.ts";

export type Env = {
  Variables: { caller: Caller | undefined; body: unknown };
};

type Parts = { readonly log: CallLog; readonly faults: Faults; readonly tokens: Tokens };

/** Records every call, and applies a matching fault before or instead of its answer. */
export function recordAndInjectFaults({ log, faults, tokens }: Parts): MiddlewareHandler<Env> {
  return async (context, next) => {
    const { method, path, raw } = context.req;
    const caller = await tokens.findCaller(raw);
    const body = jsonOf(await context.req.text());
    context.set("caller", caller);
    context.set("body", body);
    const persona = caller?.username ?? usernameIn(body);
    const asked = context.req.header("accept-language");
    // "*" is what fetch adds by itself.
    const language = asked === undefined || asked === "*" ? null : asked;
    const query = context.req.query();
    const logged = log.begin({ method, path, query, body, persona, language });
    const start = performance.now();

    const fault = faults.take(method, path);
    await waitFor(fault?.delayMs ?? 0, raw.signal);
    if (fault?.reset) {
      context.res = breakConnection(context);
      return;
    }
    const instead = fault && faultResponse(fault);
    if (instead === undefined) await next();
    else context.res = instead;
    if (fault?.truncate) context.res = await truncateResponse(context.res);

    logged.status = context.res.status;
    logged.ms = Math.round(performance.now() - start);
  };
}

function jsonOf(text: string): unknown {
  try {
    return text === "" ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

function usernameIn(body: unknown): string | null {
  const named = typeof body === "object" && body !== null && "username" in body;
  return named && typeof body.username === "string" ? body.username.toLowerCase() : null;
}
