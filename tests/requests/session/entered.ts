import { expect } from "vitest";
import { personas } from "#server/sandbox/personas/personas.ts";
import { openPendingSession } from "#server/session/session.ts";
import { openSession } from "#server/session/session.ts";
import { cookieOf, endsInSession, MOMENT, worldKeys } from "#tests/harness/world/sealed.ts";
import type { World } from "#tests/harness/world/world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";

/** The content of a browser's session, except values that are random at each sign-in. */
async function sessionIn(browser: Visitor, domainId: number) {
  const cookies = { access: cookieOf(browser, "access"), api: cookieOf(browser, "api") };
  const session = await openSession(worldKeys(), cookies, domainId, MOMENT);
  return session && { ...session, id: "", token: "", begun: 0 };
}

/** The same for a pending sign-in. */
async function pendingIn(browser: Visitor, domainId: number) {
  const temporary = cookieOf(browser, "temporary");
  const pending = await openPendingSession(worldKeys(), { temporary }, domainId, MOMENT);
  return pending && { ...pending, id: "", token: "", begun: 0 };
}

/** The sealed sessions of these personas are those that signing in begins. */
export async function expectSameSessions(world: World, usernames: readonly string[]) {
  const apart: string[] = [];
  for (const { username, host, domainId } of personas) {
    if (!usernames.includes(username)) continue;
    const browser = await world.afterLogIn(username, host);
    const pending = await pendingIn(await world.enterPending(username, host), domainId);
    // If a sign-in is expected to lead elsewhere, its tests log in.
    const expected = { ...(await pendingIn(browser, domainId)), elsewhere: null };
    expect.soft(pending, username).toEqual(expected);
    await browser.send("/sso-landing");
    const signedIn = await sessionIn(browser, domainId);
    const entered = await sessionIn(await world.enter(username, host), domainId);
    expect.soft(entered, username).toEqual(signedIn);
    if (signedIn === null || signedIn.mustChangePassword) apart.push(username);
  }
  expect(apart.toSorted()).toEqual(
    usernames.filter((username) => !endsInSession(username)).toSorted(),
  );
}
