import { z } from "zod";
import { getRuntime } from "#server/runtime.ts";
import { findIds, findPendingIds } from "#server/session/cookies.ts";
import { findSession } from "#server/session/record.ts";
import { parseOpened } from "#server/session/seal.ts";
import { findPending, type Session } from "#server/session/session.ts";
import { cookieOf } from "./sealed.ts";
import type { Visitor } from "../pages/visitor.ts";

const timed = z.object({ until: z.number(), value: z.unknown() });
const cookie = z.object({ entries: z.record(z.string(), timed) });

/** The cookies without which nobody is signed in. */
export const SIGN_IN_COOKIES = ["access_token", "api_token", "temp_token"] as const;

/** The sign-in cookies that a browser has. */
export const signInCookiesOf = ({ jar }: Visitor): readonly string[] =>
  SIGN_IN_COOKIES.filter((name) => jar.has(name));

/**
 * Whether the browser's cookies open nothing any more: it is led to log-out, or for ten seconds after
 * they were replaced told to try again.
 */
export async function isShutOut(browser: Visitor): Promise<boolean> {
  const { status, headers } = await browser.send("/home");
  return status === 503 || headers.get("location") === "/logout";
}

/** The record of the browser's session or pending sign-in, as the store has it now. */
export async function recordOf(browser: Visitor) {
  const ids =
    findPendingIds(cookieOf(browser, "temporary")) ??
    findIds(cookieOf(browser, "access"), cookieOf(browser, "api"));
  if (ids === undefined) return null;
  const record = getRuntime().sessions.record(ids);
  await record.read();
  const session = findSession(record, ids);
  return session && { record, session, pending: findPending(session) };
}

/** The browser's session; throws if it has none. */
export async function openedSession(browser: Visitor): Promise<Session> {
  const found = await recordOf(browser);
  if (found === null) throw new Error("this browser has no session");
  return found.session;
}

/** What the browser's own sealed cookie holds under a name; undefined for nothing. */
export function visitorEntry(browser: Visitor, name: string): unknown {
  const value = cookieOf(browser, "visitor") ?? "";
  const { visitorSeal } = getRuntime().sessions;
  const opened = parseOpened(visitorSeal.open("visitor", Buffer.from(value, "base64url")));
  return cookie.safeParse(opened).data?.entries[name]?.value;
}

/**
 * What the product keeps for a browser under a name, wherever that is: in its session's record, in
 * what is left of its last session, or in its own cookie; undefined for nothing.
 */
export async function keptOf(browser: Visitor, name: string): Promise<unknown> {
  const found = (await recordOf(browser))?.record.get(name, z.unknown());
  const inRecord = timed.safeParse(found).data?.value ?? found;
  const inCookie = inRecord ?? visitorEntry(browser, name);
  const last = z.object({ id: z.string() }).safeParse(visitorEntry(browser, "last")).data;
  if (inCookie !== undefined || last === undefined) return inCookie;
  const remnant = getRuntime().sessions.remnant(last.id);
  await remnant.read();
  return remnant.get(name, z.unknown());
}

const draft = z.object({ fields: z.record(z.string(), z.string()) });

/** The fields of the form that is kept for a browser's next sign-in; null for none. */
export const draftOf = async (browser: Visitor) =>
  draft.safeParse(await keptOf(browser, "draft")).data?.fields ?? null;
