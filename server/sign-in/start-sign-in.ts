import { findApplicationOrigin } from "#app/rules/sign-in/application-origin.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { clockContext } from "#server/middleware/clock.ts";
import type { Context } from "#server/middleware/context.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { getRuntime } from "#server/runtime.ts";
import { CLOCKS_AGREE_MS } from "#server/session/tokens.ts";
import {
  createPendingSession,
  createSession,
  type PendingSession,
  type Session,
  type SessionOptions,
} from "#server/session/session.ts";
import type { IssuedToken } from "./issued-token.ts";

/** The request of a sign-in: its context, and its URL as the router has it. */
export type SignInRequest = {
  readonly context: Context;
  readonly url: URL;
};

/** The sign-in to start; defaults are those of a member who typed a password. */
export type NewSignIn = Partial<Pick<PendingSession, "groupChosen" | "afterLoginAs">> & {
  readonly session: Session;
  /** Where the gateway sends the token's holder next. */
  readonly redirect: string | null;
  /** The session that it continues, with its generations. */
  readonly continues?: Session;
  /** When its token was issued, if not in answer to this request; milliseconds since 1970. */
  readonly issuedAt?: number | null;
};

export type SignedIn = { readonly kind: "signed-in" };

/**
 * A session of a token's holder for this brand from now on; `inherited` comes from the previous
 * one.
 */
export function sessionFor(
  context: SignInRequest["context"],
  { token, claims }: IssuedToken,
  inherited: SessionOptions = {},
): Session {
  const { now } = context.get(clockContext);
  const { domainId } = context.get(brandContext);
  return createSession(token, claims, domainId, now, inherited);
}

/**
 * Starts the pending session of a token's holder, and ends every earlier session (§4 "Post-login
 * routing"). Every strategy ends here; nothing else calls it. `sentAt` is when the sign-in was
 * sent.
 */
export async function startSignIn(
  signIn: SignInRequest,
  start: NewSignIn,
  sentAt: number,
): Promise<SignedIn> {
  const { session, redirect, continues, issuedAt = sentAt - CLOCKS_AGREE_MS, ...marks } = start;
  const sendTokenTo = findTokenReceiver(signIn, redirect);
  const pending = createPendingSession(session, { ...marks, sendTokenTo });
  const sent = continues === undefined ? issuedAt : undefined;
  await signIn.context.get(sessionContext).startPending(pending, sent);
  return { kind: "signed-in" };
}

/** Only listed applications get a token (T-15); an unlisted one is logged and ignored. */
function findTokenReceiver({ url }: SignInRequest, redirect: string | null): string | null {
  const { settings, logger } = getRuntime();
  const found = findApplicationOrigin(redirect, url.origin, settings.APPLICATION_ORIGINS);
  if (found.kind === "other") return found.origin;
  if (found.kind === "refused") {
    logger.warn({}, "redirect of a token refused");
  }
  return null;
}
