import { actedForOf, actorOf } from "#server/session/session.ts";
import { SessionOverError, SessionRenewedError } from "#server/session/changes.ts";
import { StoreAwayError } from "#server/store/store.ts";
import type { Context } from "./context.ts";
import {
  keepPosted,
  postedFormContext,
  redirectSessionOver,
  writeSentContext,
} from "./session-over.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { unconfirmedPage } from "./unconfirmed-page.ts";

/**
 * Throws the page for an error of the session's store, and for a session that another tab renewed: the
 * one that tries again by itself, with the posted form kept in the browser; or log-in, when the sign-in
 * has ended meanwhile. Other errors are thrown as they are.
 */
export async function throwStoreAway(context: Context, error: unknown): Promise<never> {
  if (error instanceof SessionOverError) throw redirectSessionOver(context);
  if (!(error instanceof StoreAwayError || error instanceof SessionRenewedError)) throw error;
  const state = context.get(sessionContext);
  const session = state.pending() ?? state.current();
  const posted = context.get(postedFormContext);
  // A form whose write was sent does not come back as one that was not.
  let isFormLost = false;
  if (session !== null && posted !== null && !context.get(writeSentContext)) {
    isFormLost = !(await keepPosted(context, actorOf(session), actedForOf(session)));
  }
  throw unconfirmedPage(context, { isFormLost });
}

/** These functions, whose errors of the store are thrown as pages. */
export function withStorePages<Functions extends object>(
  context: Context,
  functions: Functions,
): Functions {
  const guard = (work: unknown) => {
    if (typeof work !== "function") return work;
    return (...args: readonly unknown[]): unknown => {
      const result: unknown = Reflect.apply(work, functions, args);
      if (!(result instanceof Promise)) return result;
      return result.catch((error: unknown) => throwStoreAway(context, error));
    };
  };
  const guarded = Object.entries(functions).map(([name, work]) => [name, guard(work)]);
  // Each function has the arguments and the result that it had.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(guarded) as Functions;
}
