import type { MiddlewareFunction } from "react-router";
import { getRuntime } from "#server/runtime.ts";
import { openBrowserSessions, sessionContext } from "#server/session/browser-sessions.ts";
import { recordAudit } from "./audit.ts";
import { brandContext } from "./brand.ts";
import { clockContext } from "./clock.ts";
import { requestContext } from "./log.ts";
import { withStorePages } from "./store-away.ts";
import { answerUnconfirmed, unconfirmedContext } from "./unconfirmed-page.ts";

/** Pages about the session itself: opening one does not count as activity. */
const PASSIVE = new Set(["/session-ended"]);

/** Reads the browser's session from the store, and writes its cookies to the response. */
export const session: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { settings, sessions, audit } = getRuntime();
  const opened = await openBrowserSessions({
    request,
    url,
    domainId: context.get(brandContext).domainId,
    now: context.get(clockContext).now,
    isPassive: PASSIVE.has(url.pathname),
    settings,
    sessions,
    onEnd(reason, last) {
      context.get(requestContext).observer?.sessionEnded(reason);
      if (reason !== "idle" || last === null) return;
      recordAudit(context, {
        event: "session-lapsed",
        outcome: "ok",
        memberKey: last.actingFor ?? last.actor,
      });
    },
  });
  const state = withStorePages(context, opened.state);
  context.set(sessionContext, state);
  const received = state.id();
  context.get(requestContext).report.session = () => {
    // A request that ends its session is still logged under that session.
    const id = state.id() ?? received;
    return id === null ? null : audit.hash("session", id);
  };
  const answer = await next();
  const response = context.get(unconfirmedContext) ? answerUnconfirmed(answer) : answer;
  await opened.writeTo(response);
  return response;
};
