import { BRAND_KEYS } from "#app/brand/brand.ts";
import { findTokenClaims } from "#server/session/token-claims.ts";
import {
  COOKIE,
  createCookieWriter,
  pendingCookie,
  type CookieKind,
} from "#server/session/cookies.ts";
import { keepLast } from "#server/session/remembered.ts";
import {
  createPendingSession,
  createSession,
  TOKEN_TTL_MS,
  type PendingSession,
  type Session,
} from "#server/session/session.ts";
import { openVisitorCookie } from "#server/session/visitor.ts";
import { DOMAIN_IDS } from "#server/sandbox/world/domains.ts";
import { getRuntime } from "#server/runtime.ts";
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

/** Start and last activity of a session, milliseconds before the world's time. */
export type Age = { readonly beganMs: number; readonly seenMs: number };

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
  const made = createSession(token, claims, DOMAIN.get(host) ?? 0, began);
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
  const record = await storeSession(world, session, seenMs);
  if (more.confirmed === true) await record.set("confirmation", confirmedAt(session, world.now()));
  give(browser, {
    access: session.id,
    api: session.secret,
    visitor: visitorCookie(session, world.now()),
  });
  return browser;
}

/** Puts a session into the store that was last used then. */
export async function storeSession(
  world: Pick<People, "now">,
  session: Session | PendingSession,
  seenMs: number,
) {
  const { sessions } = getRuntime();
  await sessions.create(session, { now: new Date(world.now().getTime() - seenMs) });
  const record = sessions.record(session);
  await record.read();
  return record;
}

/** What the browser knows of its session. */
export function visitorCookie(session: Session, now: Date): string {
  const headers = new Headers();
  const writer = createCookieWriter("/");
  const { visitorSeal: seal } = getRuntime().sessions;
  const { domainId } = session;
  const visitor = openVisitorCookie({ seal, cookie: undefined, writer, domainId, now });
  keepLast(visitor, session, now);
  visitor.finish();
  writer.writeTo(headers);
  return /^visitor=([^;]+)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "";
}

/** The proof that the password of this session was confirmed at this time. */
export const confirmedAt = ({ id }: Session, at: Date) => {
  const until = at.getTime() + 5 * MINUTE_MS;
  return { until, value: { sessionId: id, until } };
};

/** A browser with the cookies of a pending session. */
export async function withTemporary(
  world: People,
  persona: string,
  { beganMs, seenMs }: Age,
  more: More = {},
): Promise<Visitor> {
  const session = createPendingSession(await sessionOf(world, persona, beganMs, more));
  const browser = world.visitor(more.host);
  await storeSession(world, session, seenMs);
  give(browser, {
    temporary: pendingCookie(session),
    visitor: visitorCookie(session, world.now()),
  });
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
