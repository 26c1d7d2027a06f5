import { expect, test } from "vitest";
import { DOMAIN_IDS } from "#server/sandbox/world/domains.ts";
import { ACTIVITY_COOKIE_S, sealActivity } from "#server/session/activity.ts";
import { keyRing, type KeyRing } from "#server/session/cookies/seal.ts";
import { sealSession, TOKEN_TTL_MS, type Session } from "#server/session/session.ts";
import { textsOf } from "#tests/harness/page-parts.ts";
import { before, cookieOf, give, sessionOf, worldKeys } from "#tests/harness/sealed.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Visitor } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";
import { homeOf as homeOfIn, IN, LAPSED } from "../home/home-of.ts";

const world = useWorld();

const homeOf = (browser: Visitor) => homeOfIn(world, browser);

type Sealing = {
  readonly keys?: KeyRing;
  readonly seenAgoMs?: number;
  readonly host?: string;
  /** The brand that the stamp of its last use is of. */
  readonly stampOf?: number;
};

/** A browser with the cookies of a session, sealed with these keys. */
async function withSession(
  session: Session,
  { keys = worldKeys(), seenAgoMs = 0, host, stampOf = DOMAIN_IDS.carrier }: Sealing = {},
): Promise<Visitor> {
  const browser = world.visitor(host);
  const stamped = { ...session, domainId: stampOf };
  const activity = await sealActivity(worldKeys(), stamped, before(seenAgoMs));
  const { access, api } = await sealSession(keys, session);
  give(browser, { access, api, activity });
  return browser;
}

/** A session of sub that began `agoMs` before the world's moment. */
const sealedSession = async (agoMs: number, sealing: Sealing = {}): Promise<Visitor> =>
  withSession(await sessionOf(world, "sub", agoMs), sealing);

test("a session sealed with a foreign key is none", async () => {
  const keys = keyRing([new Uint8Array(32).fill(9)]);
  expect(await homeOf(await sealedSession(0, { keys }))).toBe(LAPSED);
  expect(await homeOf(await sealedSession(0))).toBe(IN);
});

test("CONST-01 a session is good for its brand alone, whatever brand its stamp is of", async () => {
  for (const brand of ["summit", "partner"] as const) {
    const session = await sessionOf(world, "sub", 0);
    const own = await withSession(session);
    const elsewhere = { host: HOST[brand], stampOf: DOMAIN_IDS[brand] };
    expect(await homeOf(await withSession(session, elsewhere))).toBe(LAPSED);
    expect(await homeOf(own)).toBe(IN);
    // What was opened a moment ago is judged by the same measure.
    const again = await withSession(session, elsewhere);
    give(again, { access: cookieOf(own, "access") ?? "", api: cookieOf(own, "api") ?? "" });
    expect(await homeOf(again)).toBe(LAPSED);
    expect(await homeOf(own)).toBe(IN);
  }
});

test("T-11 a member whose session has ended by itself is told so or asked to log in, without a banner", async () => {
  const browser = await sealedSession(TOKEN_TTL_MS);
  const page = await browser.open("/home");
  expect(page.hops).toEqual(["/session-ended"]);
  expect([...browser.jar.keys()]).toEqual(["activity"]);
  const login = await browser.open("/login");
  const ago = { seenAgoMs: ACTIVITY_COOKIE_S * 1000 };
  const longAgo = await sealedSession(2 * TOKEN_TTL_MS, ago);
  const late = await longAgo.open("/home");
  expect([late.hops, longAgo.jar.size]).toEqual([["/logout", "/login"], 0]);
  expect(textsOf(late, "h1")).toEqual(["Log in to your Member Dashboard"]);
  for (const { text } of [page, login, late]) {
    expect(text).not.toContain("You have logged out successfully.");
  }
});
