import { expect } from "vitest";
import { personas } from "#server/sandbox/personas/personas.ts";
import { recordOf } from "#tests/harness/world/kept.ts";
import { endsInSession } from "#tests/harness/world/sealed.ts";
import type { World } from "#tests/harness/world/world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";

const RANDOM = { id: "", secret: "", signIn: "", token: "" };

/** The content of a browser's session, except values that are random at each sign-in. */
async function sessionIn(browser: Visitor) {
  const found = browser.jar.has("access_token") ? await recordOf(browser) : null;
  return found && { ...found.session, ...RANDOM };
}

/** The same for a pending sign-in. */
async function pendingIn(browser: Visitor) {
  const pending = (await recordOf(browser))?.pending ?? null;
  return pending && { ...pending, ...RANDOM };
}

/** The sealed sessions of these personas are those that signing in begins. */
export async function expectSameSessions(world: World, usernames: readonly string[]) {
  const apart: string[] = [];
  for (const { username, host } of personas) {
    if (!usernames.includes(username)) continue;
    const browser = await world.afterLogIn(username, host);
    const pending = await pendingIn(await world.enterPending(username, host));
    // If a sign-in is expected to lead elsewhere, its tests log in.
    const expected = { ...(await pendingIn(browser)), elsewhere: null };
    expect.soft(pending, username).toEqual(expected);
    await browser.send("/sso-landing");
    const signedIn = await sessionIn(browser);
    const entered = await sessionIn(await world.enter(username, host));
    expect.soft(entered, username).toEqual(signedIn);
    if (signedIn === null || signedIn.mustChangePassword) apart.push(username);
  }
  expect(apart.toSorted()).toEqual(
    usernames.filter((username) => !endsInSession(username)).toSorted(),
  );
}
