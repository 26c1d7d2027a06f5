import { data, redirect, type RouterContextProvider } from "react-router";
import { gatewayErrorOutcome } from "#app/rules/frame/gateway-errors.ts";
import { documentStatus, errorEntry } from "#app/rules/frame/error-catalogue.ts";
import { createGateway, type Gateway } from "#server/gateway/transport/gateway.ts";
import { MemberMissingError, type GatewayError } from "#server/gateway/transport/errors.ts";
import { getRuntime } from "#server/runtime.ts";
import type { Session } from "#server/session/session.ts";
import { brandContext } from "./brand.ts";
import { clockContext } from "./clock.ts";
import { requestContext, tenths } from "./log.ts";
import { sessionContext } from "./session-state.ts";
import { warnViewerNotInAccount } from "./warn-missing.ts";

/** What an error page is told: an entry of the error catalogue, and nothing of the fault itself. */
export type ErrorPageData = { readonly entry: ReturnType<typeof errorEntry> };

/** What is answered to a browser for a fault of the gateway (§8): the log-in page, or an error page. */
export function gatewayErrorResponse(
  context: Readonly<RouterContextProvider>,
  { method, path, entry }: GatewayError,
) {
  const { healthPlanPartner } = context.get(brandContext).flags;
  const outcome = gatewayErrorOutcome({ status: entry, method, path, healthPlanPartner });
  if (outcome.kind === "login") return redirect("/login");
  const shown = outcome.kind === "page" ? outcome.entry : errorEntry(entry);
  return data<ErrorPageData>({ entry: shown }, { status: documentStatus(shown) });
}

/**
 * The way to the gateway for this request: a member's with a session, a visitor's without. With a
 * token alone it asks in its holder's name and keeps nothing.
 */
export function gatewayFor(
  context: Readonly<RouterContextProvider>,
  request: Request,
  session: Session | null,
  token: string | null = session?.token ?? null,
): Gateway {
  const { settings, answers, connections, logger } = getRuntime();
  const mark = context.get(requestContext);
  let isToldOf = false;

  const policy = async (error: GatewayError): Promise<unknown> => {
    // Several parts of a page find it missing; it is one fault.
    if (error instanceof MemberMissingError && session !== null && !isToldOf) {
      isToldOf = true;
      warnViewerNotInAccount(context, session);
    }
    const answer = gatewayErrorResponse(context, error);
    // A token the gateway no longer takes is no session any more.
    if (answer instanceof Response) await context.get(sessionContext).end();
    return answer;
  };

  return createGateway({
    settings: {
      baseUrl: settings.GATEWAY_URL,
      externalUrls: {
        ...(settings.NCQA_URL === null ? {} : { ncqa: settings.NCQA_URL }),
        ...(settings.CHAT_URL === null ? {} : { chat: settings.CHAT_URL }),
      },
      pathOverrides: settings.GATEWAY_PATHS,
      connections,
      timeoutMs: settings.GATEWAY_TIMEOUT_MS,
      maxAnswerBytes: settings.GATEWAY_MAX_ANSWER_BYTES,
      maxDocumentBytes: settings.GATEWAY_MAX_DOCUMENT_BYTES,
    },
    cache: answers,
    session: session?.id ?? null,
    token,
    today: context.get(clockContext).today,
    requestId: mark.requestId,
    signal: request.signal,
    policy,
    onCall(call, { ms, waitMs }, error) {
      mark.timings.push({ name: `${call.method} ${call.path}`, ms, waitMs });
      if (error !== undefined) {
        logger.warn({ requestId: mark.requestId, error, waitMs: tenths(waitMs) }, "gateway fault");
      }
    },
  });
}
