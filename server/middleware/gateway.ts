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

/** The data of an error page: an entry of the error catalogue, nothing of the error itself. */
export type ErrorPageData = { readonly entry: ReturnType<typeof errorEntry> };

/** The response to a gateway error (§8): a redirect to the log-in page, or an error page. */
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
 * The gateway for this request: a member's with a session, a visitor's without. With a token alone
 * it calls in the name of the token's holder and caches nothing.
 */
export function gatewayFor(
  context: Readonly<RouterContextProvider>,
  request: Request,
  session: Session | null,
  token: string | null = session?.token ?? null,
): Gateway {
  const { settings, answers, connections, logger } = getRuntime();
  const info = context.get(requestContext);
  let isReported = false;

  const policy = async (error: GatewayError): Promise<unknown> => {
    // Several calls of one page may fail for it; it is reported once.
    if (error instanceof MemberMissingError && session !== null && !isReported) {
      isReported = true;
      warnViewerNotInAccount(context, session);
    }
    const answer = gatewayErrorResponse(context, error);
    // A token that the gateway no longer accepts ends the session.
    if (answer instanceof Response) await context.get(sessionContext).end();
    return answer;
  };

  return createGateway({
    settings: {
      baseUrl: settings.GATEWAY_URL,
      externalUrls: { ncqa: settings.NCQA_URL, chat: settings.CHAT_URL },
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
    requestId: info.requestId,
    signal: request.signal,
    policy,
    onCall(call, { ms, waitMs }, error) {
      info.timings.push({ name: `${call.method} ${call.path}`, ms, waitMs });
      if (error !== undefined) {
        logger.warn({ requestId: info.requestId, error, waitMs: tenths(waitMs) }, "gateway fault");
      }
    },
  });
}
