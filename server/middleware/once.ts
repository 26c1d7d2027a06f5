import { createContext, type MiddlewareFunction } from "react-router";
import { z } from "zod";
import type { Context } from "./context.ts";
import { findPage, pageResponse } from "./rendered-page.ts";
import { getRuntime } from "#server/runtime.ts";
import { COOKIE, cookiesOf } from "#server/session/cookies.ts";
import { pressForm } from "./first-press.ts";
import { requestContext } from "./log.ts";

/** Characters of a page or of data that are kept for a second press. */
const LONGEST_BODY = 256_000;

const FORM = /^application\/x-www-form-urlencoded\b/i;
const PAGE = /^text\/html\b/;
/** Pages, and what the router's own script reads. */
const SHARED = /^text\/(html|x-script)\b/;

/** A session's cookies, each of them a secret. */
const SESSION = [COOKIE.access, COOKIE.api, COOKIE.temporary];
/** Cookies that only one browser has. */
const KNOWN = [...SESSION, COOKIE.visitor];

const rememberedContext = createContext(false);
const outcomeUnknownContext = createContext(false);

/**
 * Remembers the outcome of this form: for ten seconds the same form is answered with it again. Any other
 * outcome is shared only with presses that arrive before it.
 */
export const rememberOutcome = (context: Context): void => context.set(rememberedContext, true);

/**
 * Whether this form was sent before, and nobody can tell what came of it: one that may not be
 * carried out twice must not be sent now.
 */
export const isOutcomeUnknown = (context: Context): boolean => context.get(outcomeUnknownContext);

/** The answer to a first press. */
const outcomeSchema = z.object({
  status: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  /** Null for an answer without a body. */
  body: z.string().nullable(),
  nonce: z.string(),
  turnedAway: z.object({ retryAfter: z.number(), again: z.boolean() }).optional(),
});

/**
 * Answers a form that arrives again as its first press was answered (docs/decisions/forms/writes.md).
 * Outside of the session, which that press may have ended or replaced.
 */
export const once: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const form = await findForm(request, context);
  if (form === null) return next();
  const press = await pressForm(getRuntime(), form);
  if (press.kind === "again") return replay(context, press.outcome);
  context.set(outcomeUnknownContext, press.kind === "outcome-unknown");
  if (press.kind === "outcome-unknown") return next();
  let outcome: string | null = null;
  let isRemembered = false;
  try {
    const { response, body } = await readBody(await next());
    const { status } = response;
    // The cookies of a new browser must not go to another one of the same office.
    const isGiven = response.headers.has("set-cookie") && !hasAny(cookiesOf(request), KNOWN);
    isRemembered = context.get(rememberedContext) && !isGiven;
    const { nonce, turnedAway } = context.get(requestContext);
    if (body !== undefined)
      outcome = JSON.stringify({ status, headers: [...response.headers], body, nonce, turnedAway });
    return response;
  } finally {
    await press.finish({ outcome, isRemembered });
  }
};

/** The form with its sender, as one text; null for a request that is no form. */
async function findForm(request: Request, context: Context): Promise<string | null> {
  const { method, url, headers } = request;
  if (method !== "POST" || !FORM.test(headers.get("content-type") ?? "")) return null;
  // One that cannot be read is the action's to refuse.
  const fields = await request
    .clone()
    .text()
    .catch(() => null);
  // A script must not get what was answered to a page (send-token.ts).
  const reader = headers.get("sec-fetch-dest");
  if (fields === null) return null;
  return JSON.stringify([senderOf(request, context), url, reader, fields]);
}

/** A session's cookies as they came; a visitor's, with where they came from. */
function senderOf(request: Request, context: Context): readonly unknown[] {
  const cookies = cookiesOf(request);
  if (hasAny(cookies, SESSION)) return SESSION.map((name) => cookies[name]);
  const { clientAddress } = context.get(requestContext);
  const { headers } = request;
  return [clientAddress, headers.get("user-agent"), headers.get("cookie")];
}

const hasAny = (cookies: ReturnType<typeof cookiesOf>, names: readonly string[]): boolean =>
  names.some((name) => (cookies[name] ?? "") !== "");

/** The response with its body as text, which is undefined if it is not shared. */
async function readBody(response: Response) {
  if (response.body === null) return { response, body: null };
  if (!SHARED.test(response.headers.get("content-type") ?? "")) return { response };
  const page = findPage(response);
  const body = page ?? (await response.text());
  const whole = page === undefined ? new Response(body, response) : response;
  return body.length > LONGEST_BODY ? { response: whole } : { response: whole, body };
}

/** The first press's answer again, under this request's own nonce, id and log line. */
function replay(context: Context, text: string): Response {
  const { status, headers, body, nonce, turnedAway } = outcomeSchema.parse(JSON.parse(text));
  const info = context.get(requestContext);
  info.report.replayed = true;
  if (turnedAway !== undefined) info.turnedAway = turnedAway;
  const init = { status, headers };
  const type = new Headers(headers).get("content-type") ?? "";
  if (body === null || !PAGE.test(type)) return new Response(body, init);
  return pageResponse(nonce === "" ? body : body.replaceAll(nonce, info.nonce), init);
}
