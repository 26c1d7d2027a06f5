import { sealActivity } from "#server/session/activity.ts";
import { findTokenClaims } from "#server/session/token-claims.ts";
import type { CookieKind } from "#server/session/cookies/cookies.ts";
import { COOKIE } from "#server/session/cookies/cookies.ts";
import { keyRing, type KeyRing } from "#server/session/cookies/seal.ts";
import { createSession, sealSession, TOKEN_TTL_MS, type Session } from "#server/session/session.ts";
import { createPendingSession, sealPendingSession } from "#server/session/pending-session.ts";
import type { Visitor } from "./visitor.ts";
import { HOST, TODAY, type World } from "./world.ts";

/** The fixed time of a world. */
export const MOMENT = new Date(TODAY);

export const MINUTE_MS = 60_000;

const DOMAIN: Readonly<Record<string, number>> = {
  [HOST.carrier]: 1,
  [HOST.summit]: 2,
  [HOST.providence]: 5,
};

/** The session keys of this file's world. */
export function worldKeys(): KeyRing {
  const keys = (process.env["SESSION_KEYS"] ?? "").split(",");
  return keyRing(keys.map((key) => new Uint8Array(Buffer.from(key, "base64url"))));
}

export const before = (ms: number): Date => new Date(MOMENT.getTime() - ms);

/** Start and last activity of a session, milliseconds before the world's time. */
export type Age = { readonly beganMs: number; readonly seenMs: number };

/** What else is true of it. */
type More = Partial<Session> & { readonly host?: string };

/** A session of the persona, or of staff acting for a member. */
export async function sessionOf(
  world: World,
  persona: string,
  beganMs: number,
  { host = HOST.carrier, ...more }: More = {},
): Promise<Session> {
  const token = await world.token(persona);
  const claims = findTokenClaims(token);
  if (claims === null) throw new Error("the sandbox gave no token");
  return { ...createSession(token, claims, DOMAIN[host] ?? 0, before(beganMs)), ...more };
}

/** A browser with the cookies of such a session, of this age. */
export async function withSession(
  world: World,
  persona: string,
  { beganMs, seenMs }: Age,
  more: More = {},
): Promise<Visitor> {
  const session = await sessionOf(world, persona, beganMs, more);
  const browser = world.visitor(more.host);
  const { staff, ...sealed } = await sealSession(worldKeys(), session);
  give(browser, {
    ...sealed,
    ...(staff !== null && { staff }),
    activity: await sealActivity(worldKeys(), session, before(seenMs)),
  });
  return browser;
}

/** A browser with the cookies of a pending session. */
export async function withTemporary(
  world: World,
  persona: string,
  { beganMs, seenMs }: Age,
  more: More = {},
): Promise<Visitor> {
  const session = await sessionOf(world, persona, beganMs, more);
  const browser = world.visitor(more.host);
  const { staff, temporary } = await sealPendingSession(worldKeys(), createPendingSession(session));
  const activity = await sealActivity(worldKeys(), session, before(seenMs));
  give(browser, { temporary, activity, ...(staff !== null && { staff }) });
  return browser;
}

/** The age of a session that has exceeded the idle limit. */
export const lapsedAge: Age = { beganMs: 30 * MINUTE_MS, seenMs: 16 * MINUTE_MS };

/** The age of a session that has exceeded its two hours. */
export const overAge: Age = { beganMs: TOKEN_TTL_MS, seenMs: 0 };

/** Sets cookies of the product in a browser. */
export function give(browser: Visitor, cookies: Partial<Record<CookieKind, string>>): void {
  for (const [kind, name] of Object.entries(COOKIE)) {
    const value = cookies[kind as CookieKind];
    if (value !== undefined) browser.jar.set(name, { value, path: "/" });
  }
}

/** The value of a cookie of the product; undefined when the browser has none. */
export const cookieOf = (browser: Visitor, kind: CookieKind): string | undefined =>
  browser.jar.get(COOKIE[kind])?.value;
