import { expect, test } from "vitest";
import { alertsOf, elementOf, logIn, textsOf, WAY_HOME } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { PASSWORD, type Fault } from "#tests/harness/world.ts";

const world = useWorld({ env: { GATEWAY_TIMEOUT_MS: "1000" } });

const NOT_YOU = "We couldn't log you in because of a problem on our side. Please try again.";
const GENERIC = "Sorry, it looks like there's a problem.";

type Case = readonly [what: string, Omit<Fault, "path">, status: number, words: readonly string[]];
const ENTRY_1 = [GENERIC, "Temporarily unable to access resource. Please try again later."];
const ENTRY_408 = [
  "Sorry, this is taking longer than expected.",
  "Error code: 408 Request time-out",
];
const ENTRY_500 = [
  "Sorry, we're having a problem with our system. We'll get this fixed soon.",
  "Error code: 500 Internal server error",
];
const ENTRY_502 = ["Sorry, something went wrong.", "Error code: 502 Bad gateway"];
const ENTRY_503 = [
  "Sorry, we're unable to handle your request at this time.",
  "Error code: 503 Service unavailable",
];

const cases: readonly Case[] = [
  ["500", { status: 500 }, 500, ENTRY_500],
  ["502", { status: 502 }, 502, ENTRY_502],
  ["503", { status: 503 }, 503, ENTRY_503],
  ["504, which the catalogue has no entry for", { status: 504 }, 500, [GENERIC]],
  [
    "500 that pretends to lock",
    { status: 500, body: { errorType: "ACCOUNT_LOCKED" } },
    500,
    ENTRY_500,
  ],
  ["408", { status: 408 }, 504, ENTRY_408],
  ["no answer in time", { delayMs: 4000 }, 504, ENTRY_408],
  ["a broken connection", { reset: true }, 503, ENTRY_1],
  ["half an answer", { truncate: true }, 502, ENTRY_502],
  ["another shape", { body: { jeton: "x" } }, 502, ENTRY_502],
  ["an empty token", { body: { token: "", redirect: null } }, 502, ENTRY_502],
  ["a token without claims", { body: { token: "e30.e30.e30", redirect: null } }, 502, ENTRY_502],
  ["a token that is none", { body: { token: "canary-4471", redirect: null } }, 502, ENTRY_502],
];

test.each(cases)(
  "T-09 HTTP-08 when the gateway answers with %s, the log-in page says that it was not the password",
  async (_what, fault, status, words) => {
    await world.fault({ path: "token", ...fault });
    const browser = world.visitor();
    const page = await logIn(browser, "sub", PASSWORD);
    expect(page.status).toBe(status);
    expect(page.hops).toEqual([]);
    expect(textsOf(page, "h1")).toEqual(["Log in to your Member Dashboard"]);
    expect(textsOf(page, '[role="alert"] p')).toEqual([...words, NOT_YOU]);
    expect(page.text).not.toMatch(/unrecognized|attempt\(s\)|locked/);
    expect(elementOf(page, "#username").getAttribute("value")).toBe("sub");
    expect(page.html).not.toContain(PASSWORD);
    expect(page.html).not.toContain("canary-4471");
    expect(browser.jar.size).toBe(0);
  },
);

test("T-09 the next try of the same form succeeds when the trouble is over", async () => {
  const browser = world.visitor();
  await world.fault({ path: "token", status: 503, times: 1 });
  const trouble = await logIn(browser, "sub", PASSWORD);
  expect(trouble.status).toBe(503);
  const page = await browser.submit(trouble, "Log in", { Username: "sub", Password: PASSWORD });
  expect(page.hops).toEqual(WAY_HOME);
  expect(alertsOf(page)).toEqual([]);
});

test("a failed try for a token is not repeated behind the member's back", async () => {
  await world.fault({ path: "token", status: 503 });
  const calls = await world.callsDuring(() => logIn(world.visitor(), "sub", PASSWORD));
  expect(calls.map(({ path }) => path)).toEqual(["/token"]);
});
