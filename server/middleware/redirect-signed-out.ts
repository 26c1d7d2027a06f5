import { redirect } from "react-router";
import { readFields } from "#app/rules/forms/posted-fields.ts";
import { draftFields } from "#app/rules/forms/draft-fields.ts";
import type { Context } from "./context.ts";
import { requestContext } from "./log.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { unconfirmedPage } from "./unconfirmed-page.ts";

/**
 * Redirects a request without a session to log-out, or shortly after the session's end to a page
 * that explains it: log-in, if it was ended with all of its owner's. A member's page is remembered; a
 * late form is kept as a draft, which is never submitted by itself. While the store can't tell whether
 * the session has ended, nothing is redirected.
 */
export async function redirectSignedOut(
  context: Context,
  request: Request,
  url: URL,
): Promise<unknown> {
  const state = context.get(sessionContext);
  const lapsed = state.lapsed();
  if (lapsed?.isAtLimit === true) context.get(requestContext).observer?.sessionEnded("limit");
  const unconfirmed = state.unconfirmed();
  const memberKey = unconfirmed === null ? lapsed?.memberKey : unconfirmed.actor;
  if (unconfirmed === null) state.rememberPage(memberKey ?? null);
  if (memberKey === undefined) {
    if (!state.hasEarlierCookies()) return redirect("/logout");
    // Cookies from before sessions were records: the member signs in again once, and is told why.
    state.setFlash("session-over");
    return redirect("/login");
  }
  const fields = request.method === "POST" ? await fieldsOf(request) : null;
  let isFormLost = false;
  if (fields !== null) {
    // Staff continue to act once the session is confirmed; if it has ended they start as
    // themselves.
    const actingFor = unconfirmed?.actingFor ?? null;
    isFormLost = !(await state.saveDraft({ memberKey, actingFor, path: url.pathname, fields }));
  }
  if (lapsed?.endedWithAll === true) {
    state.setFlash("session-over");
    return redirect("/login");
  }
  return unconfirmed === null
    ? redirect("/session-ended")
    : unconfirmedPage(context, { isFormLost });
}

async function fieldsOf(request: Request): Promise<Record<string, string> | null> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return null;
  try {
    const posted = readFields(new URLSearchParams(await request.clone().text()));
    return posted === undefined ? null : Object.fromEntries(draftFields(posted));
  } catch {
    return null;
  }
}
