import { BRAND_KEYS } from "#app/brand/brand.ts";
import { sealFlow } from "#server/session/kept/entries.ts";
import { sealActivity } from "#server/session/store/activity.ts";
import { findTokenClaims } from "#server/session/token-claims.ts";
import { COOKIE, type CookieKind } from "#server/session/cookies.ts";
import { keyRing, type KeyRing } from "#server/session/key-ring.ts";
import { createSession, sealSession, TOKEN_TTL_MS, type Session } from "#server/session/session.ts";
import { createPendingSession, sealPendingSession } from "#server/session/session.ts";
import { DOMAIN_IDS } from "#server/sandbox/world/domains.ts";
import { HOST, TODAY } from "./scene.ts";
import type { Visitor } from "../pages/visitor.ts";

/** The fixed time of a world. */
export const MOMENT = new Date(TODAY);

export const MINUTE_MS = 60_000;

/** A world, as far as sessions need one. */
type People = {
  readonly visitor: (host?: string) => Visitor;
  readonly token: (persona: string) => Promise<string>;
  readonly now: () => Date;
};

const DOMAIN = new Map<string, number>(BRAND_KEYS.map((brand) => [HOST[brand], DOMAIN_IDS[brand]]));

/** Personas whose sign-in leads to a page outside the session, or to a change of the password. */
const LED_ELSEWHERE = new Set(
  "flag360 flag-one nopref nopref-ext ini ini-dep prov-unsigned prov-unsigned-dep".split(" "),
);

/** Whether the persona's sign-in ends in a usual session. */
export const endsInSession = (persona: string): boolean => !LED_ELSEWHERE.has(persona);

/** The session keys of this file's world. */
export function worldKeys(): KeyRing {
  const keys = (process.env["SESSION_KEYS"] ?? "").split(",");
  return keyRing(keys.map((key) => new Uint8Array(Buffer.from(key, "base64url"))));
}

export const before = (ms: number): Date => new Date(MOMENT.getTime() - ms);

/** Start and last activity of a session, milliseconds before the world's time. */
export type Age = { readonly beganMs: number; readonly seenMs: number };

/**
 * Tests share a world, and a test may end all sessions of a member. A sealed session survives that
 * because it begins later than every end; a test of such an end signs in instead.
 */
const AFTER_ALL = Number.MAX_SAFE_INTEGER;

/** Other properties of the session. */
type More = Partial<Session> & {
  readonly host?: string;
  /** The password was confirmed a moment ago. */
  readonly confirmed?: boolean;
};

/** A session of the persona, or of staff acting for a member. */
export async function sessionOf(
  { token: tokenOf, now }: People,
  persona: string,
  beganMs: number,
  { host = HOST.carrier, confirmed: _confirmed, ...more }: More = {},
): Promise<Session> {
  const token = await tokenOf(persona);
  const claims = findTokenClaims(token);
  if (claims === null) throw new Error("the sandbox gave no token");
  const began = new Date(now().getTime() - beganMs);
  const made = createSession(token, claims, DOMAIN.get(host) ?? 0, began, { begun: AFTER_ALL });
  return { ...made, ...more };
}

/** A browser with the cookies of such a session, of this age. */
export async function withSession(
  world: People,
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
    activity: await sealSeen(world, session, seenMs),
    ...(more.confirmed === true && { confirmation: await sealConfirmation(session, world.now()) }),
  });
  return browser;
}

/** The stamp of the last activity, milliseconds before the world's time. */
const sealSeen = (world: People, session: Session, seenMs: number): Promise<string> =>
  sealActivity(worldKeys(), session, new Date(world.now().getTime() - seenMs));

/** The proof that the password of this session was confirmed at this time. */
export const sealConfirmation = ({ id, domainId }: Session, at: Date): Promise<string> => {
  const state = { sessionId: id, until: at.getTime() + 5 * MINUTE_MS };
  return sealFlow(worldKeys(), "confirmation", { domainId, state }, at);
};

/** A browser with the cookies of a pending session. */
export async function withTemporary(
  world: People,
  persona: string,
  { beganMs, seenMs }: Age,
  more: More = {},
): Promise<Visitor> {
  const session = await sessionOf(world, persona, beganMs, more);
  const browser = world.visitor(more.host);
  const { staff, temporary } = await sealPendingSession(worldKeys(), createPendingSession(session));
  const activity = await sealSeen(world, session, seenMs);
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
