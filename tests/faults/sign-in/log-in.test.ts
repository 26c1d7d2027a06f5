import { expect, test } from "vitest";
import { PASSWORD } from "#server/sandbox/personas/personas.ts";
import { alertsOf, textsOf, WAY_HOME } from "#tests/harness/pages/page-parts.ts";
import { resetting, useFaultWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import type { Fault } from "#tests/harness/world/world.ts";
import { catalogue, expectNothingGivenAway } from "../screens/error-page.ts";
import { SILENCE, type Trouble } from "../screens/home-calls.ts";

// Refusals of the input: tests/requests/sign-in/login-refusals.test.ts.

const world = resetting(useFaultWorld());

const NOT_YOU = "We couldn't log you in because of a problem on our side. Please try again.";
const FIELDS = { Username: "sub", Password: PASSWORD };

async function logIn(browser: Visitor = world.visitor()): Promise<Page> {
  return browser.submit(await browser.open("/login"), "Log in", FIELDS);
}

const logInDuring = (fault: Fault, browser?: Visitor): Promise<Page> =>
  world.during({ path: "token", method: "POST", ...fault }, () => logIn(browser));

/**
 * The form again with this text, which does not blame the input, and with the fields that may be
 * kept.
 */
function expectTrouble(page: Page, status: number, words: readonly string[]): void {
  expect.soft([page.status, page.hops]).toEqual([status, []]);
  expect.soft(textsOf(page, "h1")).toEqual(["Log in to your Member Dashboard"]);
  expect.soft(textsOf(page, '[role="alert"] p')).toEqual([...words, NOT_YOU]);
  expect.soft(page.text).not.toMatch(/unrecognized|attempt\(s\)|locked/);
  expect.soft(page.document.querySelector("[name=username]")?.getAttribute("value")).toBe("sub");
  expect.soft(page.html).not.toContain(PASSWORD);
  expect.soft(page.html).not.toContain("canary-4471");
  expect.soft(page.headers.getSetCookie()).toEqual([]);
  expectNothingGivenAway(page);
}

const wordsOf = (entry: Trouble[1]): readonly string[] => {
  const { title, description } = catalogue(entry);
  return [title, description];
};

/** One of each kind: every fault meets a page in ../screens/home.test.ts. */
const troubles: readonly Trouble[] = [
  [{ status: 503 }, 503],
  [{ reset: true }, 1],
  [{ body: [42] }, 502],
  SILENCE,
  [{ status: 500, body: { errorType: "ACCOUNT_LOCKED" } }, 500],
  ...["", "e30.e30.e30", "canary-4471"].map(
    (token) => [{ body: { token, redirect: null } }, 502] as const,
  ),
];

test.each(troubles.map(([fault, entry]) => ({ fault, entry, name: JSON.stringify(fault) })))(
  "T-09 HTTP-08 the log-in form shows the gateway's fault $name and keeps the username",
  async ({ fault, entry }) => {
    const browser = world.visitor();
    const page = await logInDuring(fault, browser);
    expectTrouble(page, catalogue(entry).status, wordsOf(entry));
    const asked = (await world.calls()).filter(({ path }) => path === "/token");
    // A post is never repeated automatically: it might count as a second attempt.
    expect([asked.length, browser.jar.size]).toEqual([1, 0]);
    const again = await browser.submit(page, "Log in", FIELDS);
    expect([again.hops, alertsOf(again)]).toEqual([WAY_HOME, []]);
  },
);

test("T-09 HTTP-08 the log-in form shows a 504 as the general error", async () => {
  expectTrouble(await logInDuring({ status: 504 }), 500, [catalogue(400).title]);
});

test('HTTP-08 the log-in form shows a refused connection as "no connection"', async () => {
  const page = await world.whileRefused(() => logIn());
  expectTrouble(page, catalogue(1).status, wordsOf(1));
  expect((await logIn()).hops).toEqual(WAY_HOME);
});
