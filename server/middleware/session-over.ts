import { createContext, redirect } from "react-router";
import { draftFields } from "#app/rules/forms/draft-fields.ts";
import { actorOf } from "#server/session/session.ts";
import { noteRefused } from "./audit.ts";
import type { Context } from "./context.ts";
import { requestContext } from "./log.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";

/** The form that this request posted and its path, once parsed; null for none. */
export const postedFormContext = createContext<{
  readonly path: string;
  readonly fields: readonly (readonly [string, string])[];
} | null>(null);

/** Whether the gateway got a write of this request, so that its form is not simply unsent. */
export const writeSentContext = createContext(false);

/** Whether the session's end was counted: several calls of a request may be refused at once. */
const countedContext = createContext(false);

/**
 * Ends a session that the gateway no longer accepts, and leads to log-in (§8, T-71). The page is
 * remembered (T-75), and a posted form kept as a draft.
 */
export async function endSession(context: Context): Promise<Response> {
  const state = context.get(sessionContext);
  const session = state.current();
  await state.end({ isLogOut: false });
  if (session !== null) {
    if (!context.get(countedContext)) context.get(requestContext).observer?.sessionEnded("gateway");
    context.set(countedContext, true);
    const memberKey = actorOf(session);
    state.rememberPage(memberKey);
    // Staff start as themselves.
    await keepPosted(context, memberKey, null);
  }
  return redirectSessionOver(context);
}

/**
 * Keeps the form that this request posted until this person opens its page, or staff do who act for
 * that member. False without a form, and for one that can't be kept.
 */
export function keepPosted(
  context: Context,
  actor: string,
  actingFor: string | null,
): Promise<boolean> | false {
  const posted = context.get(postedFormContext);
  if (posted === null) return false;
  const fields = Object.fromEntries(draftFields(posted.fields));
  return context
    .get(sessionContext)
    .saveDraft({ memberKey: actor, actingFor, path: posted.path, fields });
}

/** Redirects to log-in, after a 401; log-in shows the reason unless this browser is signed in. */
export function redirectSessionOver(context: Context): Response {
  noteRefused(context);
  const state = context.get(sessionContext);
  if (state.current() === null && state.pending() === null) state.setFlash("session-over");
  return redirect("/login");
}
