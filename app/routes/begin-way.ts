import { data, type RouterContextProvider } from "react-router";
import type { TokenAnswer } from "../../server/gateway/token.ts";
import { brandContext } from "../../server/middleware/brand.ts";
import { clockContext } from "../../server/middleware/clock.ts";
import { requestContext } from "../../server/middleware/log.ts";
import { sessionContext } from "../../server/middleware/session-state.ts";
import { getRuntime } from "../../server/runtime.ts";
import { findTokenClaims } from "../../server/session/claims.ts";
import { newSession, type Session } from "../../server/session/session.ts";
import { newTemporary, type Temporary } from "../../server/session/temporary.ts";
import { findApplicationOrigin } from "../rules/application-origin.ts";

type Context = Readonly<RouterContextProvider>;

/** How a way begins; what is not said is as for a member who just typed a password. */
type Beginning = Partial<Pick<Session, "staff" | "handOffPrevented" | "expires">> &
  Partial<Pick<Temporary, "groupChosen" | "afterLoginAs">> & {
    /** It takes the place of a session whose form may have been sent twice. */
    readonly graceful?: boolean;
  };

/**
 * Begins the way of a token that was just issued. Throws the error page 502 for a token that is none:
 * nobody knows whose it would be.
 */
export async function beginWay(
  context: Context,
  url: URL,
  answer: TokenAnswer,
  beginning: Beginning = {},
): Promise<Temporary> {
  const { graceful = false, groupChosen = false, afterLoginAs = false, ...rest } = beginning;
  const claims = findTokenClaims(answer.token);
  if (claims === null) throw data({ entry: 502 }, { status: 502 });
  const { now } = context.get(clockContext);
  const { domainId } = context.get(brandContext);
  const session = newSession(answer.token, claims, domainId, now, rest);
  const elsewhere = elsewhereOf(context, url, answer.redirect);
  const temporary = newTemporary(session, { groupChosen, afterLoginAs, elsewhere });
  await context.get(sessionContext).begin(temporary, { graceful });
  return temporary;
}

/** Only listed applications get a token (T-15); an unlisted one is told to the log and ignored. */
function elsewhereOf(context: Context, url: URL, redirect: string | null): string | null {
  const { settings, logger } = getRuntime();
  const found = findApplicationOrigin(redirect, url.origin, settings.APPLICATION_ORIGINS);
  if (found.kind === "other") return found.origin;
  if (found.kind === "refused") {
    const { requestId } = context.get(requestContext);
    logger.warn({ requestId }, "redirect of a token refused");
  }
  return null;
}
