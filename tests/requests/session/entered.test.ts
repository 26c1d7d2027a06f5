import { expect, test } from "vitest";
import { personas } from "#server/sandbox/personas/personas.ts";
import { sized } from "#tests/harness/sized.ts";
import { recordOf } from "#tests/harness/world/kept.ts";
import { endsInSession } from "#tests/harness/world/sealed.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";

const world = useWorld();

const RANDOM = { id: "", secret: "", signIn: "", token: "" };

/** What a session that was a sign-in still has of it. */
const MARKS = { groupChosen: false, afterLoginAs: false, sendTokenTo: null };

/** The content of a browser's session, except values that are random at each sign-in. */
async function sessionIn(browser: Visitor) {
  const found = browser.jar.has("access_token") ? await recordOf(browser) : null;
  return found && { ...found.session, ...RANDOM, ...MARKS };
}

/** The same for a pending sign-in. */
async function pendingIn(browser: Visitor) {
  const pending = (await recordOf(browser))?.pending ?? null;
  return pending && { ...pending, ...RANDOM };
}

/** One persona for each way that log-in leads; the long run has all. */
const LED = "sub dep-adult multi emp hpp flag360 flag-one nopref ini prov-unsigned".split(" ");

test("the tests' sealed sessions equal those of log-in, whichever way it leads", async () => {
  const chosen = personas.filter(({ username }) => sized(LED.includes(username), true));
  const apart: string[] = [];
  for (const { username, host } of chosen) {
    const browser = await world.afterLogIn(username, host);
    const pending = await pendingIn(await world.enterPending(username, host));
    // If a sign-in is expected to lead elsewhere, its tests log in.
    const expected = { ...(await pendingIn(browser)), sendTokenTo: null };
    expect.soft(pending, username).toEqual(expected);
    await browser.send("/sso-landing");
    const signedIn = await sessionIn(browser);
    const entered = await sessionIn(await world.enter(username, host));
    expect.soft(entered, username).toEqual(signedIn);
    if (signedIn === null || signedIn.mustChangePassword) apart.push(username);
  }
  const elsewhere = chosen.map(({ username }) => username).filter((name) => !endsInSession(name));
  expect(apart.toSorted()).toEqual(elsewhere.toSorted());
});
