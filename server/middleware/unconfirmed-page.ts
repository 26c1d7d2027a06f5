import { randomInt } from "node:crypto";
import { createContext, data, redirect } from "react-router";
import { documentStatus, errorEntry } from "#app/rules/frame/error-catalogue.ts";
import type { Context } from "./context.ts";
import type { ErrorPageData } from "./gateway.ts";
import { requestContext } from "./log.ts";

/** Seconds until the retry; spread, so that browsers do not all return at once. */
const SOONEST_S = 2;
const LATEST_S = 5;

/** Whether the request's session could not be confirmed; no loader runs then. */
export const unconfirmedContext = createContext(false);

/**
 * The error page of a request whose session cannot be confirmed now: it may have been ended in
 * another process (docs/decisions/session/record.md). It tries again by itself, and a posted form
 * comes back as a draft instead. After one that could not be kept it does not, and says so: reloaded,
 * it sends the form again.
 */
export function unconfirmedPage(
  context: Context,
  { isFormLost = false }: { readonly isFormLost?: boolean } = {},
) {
  context.set(unconfirmedContext, true);
  const retryAfter = randomInt(SOONEST_S, LATEST_S + 1);
  context.get(requestContext).turnedAway = { retryAfter, again: !isFormLost };
  const entry = errorEntry(503);
  const content: ErrorPageData = {
    entry,
    ...(isFormLost ? { isFormLost } : { retriesItself: true }),
  };
  return data(content, { status: documentStatus(entry) });
}

/** The route of the ID card's file has no page of its own: it leads to the error page (T-04). */
export function answerUnconfirmed(page: Response): Response {
  const isOfFile = page.headers.get("content-type")?.startsWith("application/json") === true;
  return isOfFile ? redirect("/error/503", { status: 303 }) : page;
}
