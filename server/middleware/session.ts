import { data, type MiddlewareFunction } from "react-router";
import { getRuntime } from "#server/runtime.ts";
import { openSessionStore } from "#server/session/store/session-store.ts";
import { recordAudit } from "./audit.ts";
import { brandContext } from "./brand.ts";
import { clockContext } from "./clock.ts";
import { answerUnconfirmed, unconfirmedContext } from "./unconfirmed-page.ts";
import { sessionContext } from "./session-state.ts";
import { TokenTooLongError } from "#server/session/cookies/token-length.ts";
import type { ErrorPageData } from "./gateway.ts";
import { requestContext } from "./log.ts";

/** Pages about the session itself: opening one does not count as activity. */
const PASSIVE = new Set(["/session-ended"]);

/** Opens the session store of the request, and writes its cookies to the response. */
export const session: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const store = await openSessionStore({
    request,
    url,
    domainId: context.get(brandContext).domainId,
    now: context.get(clockContext).now,
    isPassive: PASSIVE.has(url.pathname),
    runtime: getRuntime(),
    onEnd(reason, ended) {
      context.get(requestContext).observer?.sessionEnded(reason);
      if (reason !== "idle" || ended === null) return;
      const { memberKey } = ended;
      recordAudit(context, { event: "session-lapsed", outcome: "ok", memberKey });
    },
    requireStorable: requireStorableToken,
  });
  context.set(sessionContext, store.state);
  const received = store.state.id();
  context.get(requestContext).report.session = () => {
    // A request that ends its session is still logged under that session.
    const id = store.state.id() ?? received;
    return id === null ? null : getRuntime().audit.hash("session", id);
  };
  const answer = await next();
  const response = context.get(unconfirmedContext) ? answerUnconfirmed(answer) : answer;
  await store.writeTo(response);
  return response;
};

/**
 * Throws the error page 502 for a token that is too long for a session; the log names the limit.
 */
async function requireStorableToken<Sealed>(sealing: Promise<Sealed>): Promise<Sealed> {
  try {
    return await sealing;
  } catch (error) {
    if (!(error instanceof TokenTooLongError)) throw error;
    const { length, limit, bytes } = error;
    getRuntime().logger.error({ length, limit, bytes }, "token too long for a session");
    throw data<ErrorPageData>({ entry: 502 }, { status: 502 });
  }
}
