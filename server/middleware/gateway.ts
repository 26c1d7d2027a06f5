import { data } from "react-router";
import { gatewayErrorOutcome } from "#app/rules/frame/gateway-errors.ts";
import { documentStatus, errorEntry } from "#app/rules/frame/error-catalogue.ts";
import { attemptAccount } from "#server/gateway/calls/member/account.ts";
import { createGateway } from "#server/gateway/transport/create-gateway.ts";
import type { CachedFailure, Gateway, OwnedAnswers } from "#server/gateway/transport/gateway.ts";
import {
  GatewayBusyError,
  GatewayDownError,
  GatewayStatusError,
  MemberMissingError,
  type GatewayError,
} from "#server/gateway/transport/errors.ts";
import { longestPageMs } from "#server/settings/page-time.ts";
import { getRuntime } from "#server/runtime.ts";
import type { Session } from "#server/session/session.ts";
import { personBehind } from "#server/session/owners.ts";
import { brandContext } from "./brand.ts";
import { clockContext } from "./clock.ts";
import type { Context } from "./context.ts";
import { freshnessOf } from "./freshness.ts";
import { requestContext, tenths } from "./log.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { endSession, redirectSessionOver, writeSentContext } from "./session-over.ts";
import { throwStoreAway } from "./store-away.ts";
import { warnViewerNotInAccount } from "./warn-missing.ts";

/** The data of an error page: an entry of the error catalogue, without any of the error's text. */
export type ErrorPageData = {
  readonly entry: ReturnType<typeof errorEntry>;
  /** The page retries by itself; all other error pages are alike, whatever failed. */
  readonly retriesItself?: true;
  /** The form that it answers was not sent, and could not be kept. */
  readonly isFormLost?: true;
};

/** The path of the call that checks a password, which changes nothing. */
const CHECK = "token";

/** The response to a gateway error (§8): a redirect to the log-in page, or an error page. */
export function gatewayErrorResponse(context: Context, error: GatewayError) {
  const outcome = outcomeOf(context, error);
  if (outcome.kind === "login") return redirectSessionOver(context);
  const shown = outcome.kind === "page" ? outcome.entry : errorEntry(error.entry);
  const status = documentStatus(shown);
  const retriesItself = status === 503 && context.get(requestContext).turnedAway?.again === true;
  return data<ErrorPageData>({ entry: shown, ...(retriesItself && { retriesItself }) }, { status });
}

function outcomeOf(context: Context, { method, path, entry }: GatewayError) {
  const { healthPlanPartner } = context.get(brandContext).flags;
  return gatewayErrorOutcome({ status: entry, method, path, healthPlanPartner });
}

/** The outcome of a call in the metrics: ok, a status, or the kind of fault. */
function outcomeName(error: GatewayError | undefined): string {
  if (error === undefined) return "ok";
  return error instanceof GatewayStatusError ? String(error.status) : error.name;
}

/** The gateway for this request: a member's, a visitor's, or with only a token its holder's. */
export function gatewayFor(
  context: Context,
  request: Request,
  session: Session | null,
  token: string | null = session?.token ?? null,
): Gateway {
  const { settings, answers, connections, logger } = getRuntime();
  const info = context.get(requestContext);
  const { now, today } = context.get(clockContext);
  if (token !== null) {
    info.ticket.isSignedIn = true;
    info.ticket.person ??= session === null ? token : personBehind(session);
  }
  info.ticket.endsAt ??= info.startedAt + longestPageMs(settings);
  const observers = [info.observer, info.trace?.observer];
  let isReported = false;
  let isEnded: Promise<boolean> | undefined;

  /**
   * Whether the gateway has ended the session: only then does it refuse the account past the cache
   * (T-71).
   */
  async function askSessionEnded(): Promise<boolean> {
    const account = await attemptAccount(gatewayFor(context, request, null, token));
    return !account.ok && outcomeOf(context, account.error).kind === "login";
  }

  const findSessionEnd = async (error: GatewayError): Promise<Response | null> => {
    if (session === null || error.entry !== 401) return null;
    return (await (isEnded ??= askSessionEnded())) ? endSession(context) : null;
  };

  const policy = async (error: GatewayError): Promise<CachedFailure> => {
    // Several calls of one page may fail because of it; it is reported once.
    if (error instanceof MemberMissingError && session !== null && !isReported) {
      isReported = true;
      warnViewerNotInAccount(context, session);
    }
    const { kind } = outcomeOf(context, error);
    if (kind === "login") return { thrown: await endSession(context), always: true };
    const end = kind === "caller" ? await findSessionEnd(error) : null;
    const always = end !== null || error.entry === 401;
    return { thrown: end ?? gatewayErrorResponse(context, error), always };
  };

  return createGateway({
    settings: {
      baseUrl: settings.GATEWAY_URL,
      externalUrls: { ncqa: settings.NCQA_URL, chat: settings.CHAT_URL },
      pathOverrides: settings.GATEWAY_PATHS,
      connections,
      timeoutMs: settings.GATEWAY_TIMEOUT_MS,
      optionalMs: settings.GATEWAY_OPTIONAL_TIMEOUT_MS,
      maxAnswerBytes: settings.GATEWAY_MAX_ANSWER_BYTES,
      maxDocumentBytes: settings.GATEWAY_MAX_DOCUMENT_BYTES,
    },
    cache: answers,
    answers: session === null ? null : answersOf(context, session),
    token,
    now,
    today,
    requestId: info.requestId,
    ticket: info.ticket,
    language: info.language,
    traceparent: info.trace?.traceparent,
    signal: request.signal,
    policy,
    findSessionEnd,
    onAnswer: (answer) => freshnessOf(context).note(answer),
    onRead({ path }, source, ms) {
      for (const each of observers) each?.gatewayRead(path, source, ms);
    },
    onCall(call, { ms, waitMs }, error) {
      const name = `${call.method} ${call.path}`;
      const isWrite = call.method !== "GET" || call.noRetry === true;
      if (isWrite && call.path !== CHECK) context.set(writeSentContext, true);
      info.timings.push({ name, ms, waitMs });
      for (const each of observers) each?.gatewayCall(name, outcomeName(error), { ms, waitMs });
      if (error instanceof GatewayBusyError) {
        info.turnedAway = { retryAfter: error.retryAfter, again: request.method !== "POST" };
      }
      // The breaker logs one line for all calls it refuses; each request's line names one of them.
      if (error instanceof GatewayDownError) info.report.error ??= error;
      else if (error !== undefined) {
        logger.warn({ error, waitMs: tenths(waitMs) }, "gateway fault");
      }
    },
    onContradiction: (error) => logger.warn({ error }, "gateway contradicts itself"),
  });
}

/** The answers of the session that is signed in; one that only arrives has none yet. */
function answersOf(context: Context, { id }: Session): OwnedAnswers | null {
  const state = context.get(sessionContext);
  const answers = state.id() === id ? state.answers() : null;
  if (answers === null) return null;
  const { versions } = answers;
  const begin: typeof versions.begin = (paths) =>
    versions.begin(paths).catch((error: unknown) => throwStoreAway(context, error));
  return { ...answers, versions: { ...versions, begin } };
}

/**
 * The gateway for the holder of a token that it has not accepted yet. The token may be forged: its
 * call goes with the visitors' and takes no place of the person whom it names.
 */
export function gatewayForArrival(context: Context, request: Request, session: Session): Gateway {
  const gateway = gatewayFor(context, request, session);
  const { ticket } = context.get(requestContext);
  ticket.isSignedIn = false;
  delete ticket.person;
  return gateway;
}
