import type { RouterContextProvider } from "react-router";
import { findApplicationOrigin } from "#app/rules/sign-in/application-origin.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { requestContext } from "#server/middleware/log.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { getRuntime } from "#server/runtime.ts";
import { createSession, type Session } from "#server/session/session.ts";
import { createPendingSession, type PendingSession } from "#server/session/pending-session.ts";
import type { IssuedToken } from "./issued-token.ts";

/** Where somebody signs in: the request's context, and its address as the router has it. */
export type SignInRequest = {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
};

/** Whose way starts, and how; what is not said is as for a member who just typed a password. */
export type StartSignIn = Partial<Pick<PendingSession, "groupChosen" | "afterLoginAs">> & {
  readonly session: Session;
  /** Where the gateway would have the token's holder go on. */
  readonly redirect: string | null;
  /** It takes the place of a session whose form may have been sent twice. */
  readonly graceful?: boolean;
};

export type SignedIn = { readonly kind: "signed-in" };

type Inherited = Partial<Pick<Session, "staff" | "handOffPrevented" | "expires">>;

/** The session of a token's holder, at this brand and from now on; `kept` is what came before it. */
export function sessionFor(
  context: SignInRequest["context"],
  { token, claims }: IssuedToken,
  kept: Inherited = {},
): Session {
  const { now } = context.get(clockContext);
  const { domainId } = context.get(brandContext);
  return createSession(token, claims, domainId, now, kept);
}

/**
 * Where every way in ends: whatever session there was ends, too, and the holder of the token is on
 * the way to their first page (§4 "Post-login routing"). Only strategies call it.
 */
export async function startSignIn(visit: SignInRequest, start: StartSignIn): Promise<SignedIn> {
  const { session, redirect, graceful = false } = start;
  const { groupChosen = false, afterLoginAs = false } = start;
  const elsewhere = elsewhereOf(visit, redirect);
  const pending = createPendingSession(session, { groupChosen, afterLoginAs, elsewhere });
  await visit.context.get(sessionContext).startPending(pending, { graceful });
  return { kind: "signed-in" };
}

/** Only listed applications get a token (T-15); an unlisted one is told to the log and ignored. */
function elsewhereOf({ context, url }: SignInRequest, redirect: string | null): string | null {
  const { settings, logger } = getRuntime();
  const found = findApplicationOrigin(redirect, url.origin, settings.APPLICATION_ORIGINS);
  if (found.kind === "other") return found.origin;
  if (found.kind === "refused") {
    const { requestId } = context.get(requestContext);
    logger.warn({ requestId }, "redirect of a token refused");
  }
  return null;
}
