import { expect, test } from "vitest";
import { alertsOf, elementOf, logIn, textsOf, WAY_HOME } from "#tests/harness/page-parts.ts";
import { SILENT } from "#tests/harness/during.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { PASSWORD, type Fault } from "#tests/harness/world.ts";
import { writing } from "./on-the-way.ts";

const world = useWorld();

const NOT_YOU = "We couldn't log you in because of a problem on our side. Please try again.";
const GENERIC = "Sorry, it looks like there's a problem.";

const ENTRY_500 = [
  "Sorry, we're having a problem with our system. We'll get this fixed soon.",
  "Error code: 500 Internal server error",
];
const ENTRY_502 = ["Sorry, something went wrong.", "Error code: 502 Bad gateway"];
const ENTRY_1 = [GENERIC, "Temporarily unable to access resource. Please try again later."];
const LATE = ["Sorry, this is taking longer than expected.", "Error code: 408 Request time-out"];

type Case = readonly [fault: Omit<Fault, "path">, status: number, words: readonly string[]];
const cases: readonly Case[] = [
  [{ status: 500, body: { errorType: "ACCOUNT_LOCKED" } }, 500, ENTRY_500],
  // Which the catalogue has no entry for.
  [{ status: 504 }, 500, [GENERIC]],
  [SILENT, 504, LATE],
  [{ reset: true }, 503, ENTRY_1],
  [{ truncate: true }, 502, ENTRY_502],
  [{ body: { token: "", redirect: null } }, 502, ENTRY_502],
  [{ body: { token: "e30.e30.e30", redirect: null } }, 502, ENTRY_502],
  [{ body: { token: "canary-4471", redirect: null } }, 502, ENTRY_502],
];

test.each(cases)(
  "T-09 HTTP-08 when the gateway meets %j the log-in page says that it was not the password",
  async (fault, status, words) => {
    const browser = world.visitor();
    const page = await world.during({ path: "token", ...fault }, () =>
      logIn(browser, "sub", PASSWORD),
    );
    expect([page.status, page.hops]).toEqual([status, []]);
    expect(textsOf(page, "h1")).toEqual(["Log in to your Member Dashboard"]);
    expect(textsOf(page, '[role="alert"] p')).toEqual([...words, NOT_YOU]);
    expect(page.text).not.toMatch(/unrecognized|attempt\(s\)|locked/);
    expect(elementOf(page, "#username").getAttribute("value")).toBe("sub");
    expect(page.html).not.toContain(PASSWORD);
    expect(page.html).not.toContain("canary-4471");
    expect(browser.jar.size).toBe(0);
  },
);

test("T-09 a failed try is not repeated unseen; the next one of the same form succeeds", async () => {
  const browser = world.visitor();
  await world.fault({ path: "token", status: 503, times: 1 });
  const { page: trouble, calls } = await writing(world, () => logIn(browser, "sub", PASSWORD));
  expect([trouble.status, calls.map(({ path }) => path)]).toEqual([503, ["/token"]]);
  const page = await browser.submit(trouble, "Log in", { Username: "sub", Password: PASSWORD });
  expect(page.hops).toEqual(WAY_HOME);
  expect(alertsOf(page)).toEqual([]);
});
