import { http } from "msw";
import { expect, test } from "vitest";
import { postLoginAs, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { GATEWAY, HOST } from "#tests/harness/world/world.ts";

const world = useWorld();

const MAIN_FLOW = [
  "GET /account/preferences",
  "GET /account/relevant-preferences",
  "GET /account/status",
  "GET /groups",
];

/** The calls of a log-in and its landing, in any order. */
async function callsOf(persona: string, host: string): Promise<string[]> {
  const calls = await world.callsDuring(() => world.arrive(persona, host));
  // All but the log-in carry the token that it was answered with.
  for (const call of calls.slice(1)) expect(call.persona).toBe(persona);
  return calls.map(({ method, path }) => `${method} ${path}`).toSorted();
}

const land = (browser: Visitor) => browser.send("/sso-landing");

test.each(["sub", "emp"])(
  "ROUTING-05 ROUTING-06 ROUTING-07 ROUTING-08 the log-in of %s makes its five calls once",
  async (persona) => {
    expect(await callsOf(persona, HOST.carrier)).toEqual([...MAIN_FLOW, "POST /token"]);
  },
);

test("BRAND-18 ROUTING-21 ROUTING-03 ROUTING-04 Providence's log-in reads the policy, a staff log-in nothing", async () => {
  expect(await callsOf("prov", HOST.providence)).toEqual([
    "GET /account/registration/policies",
    "POST /token",
  ]);
  for (const host of [HOST.summit, HOST.providence]) {
    expect(await callsOf("emp", host)).toEqual(["POST /token"]);
  }
});

test("T-14 the four calls of the landing are made at once", async () => {
  const browser = await world.afterLogIn("sub");
  const together = Promise.withResolvers<null>();
  const asked: string[] = [];
  world.network.use(
    http.all(`${GATEWAY}/*`, async ({ request }) => {
      asked.push(new URL(request.url).pathname);
      if (asked.length === MAIN_FLOW.length) together.resolve(null);
      // If a call waited for another, it would never come, and these would never be answered.
      await together.promise;
      return undefined;
    }),
  );
  const response = await land(browser);
  expect(response.headers.get("location")).toBe("/home");
  expect(asked).toHaveLength(MAIN_FLOW.length);
});

test("home does not repeat the calls of the sign-in", async () => {
  const browser = await world.arrive("sub");
  const calls = await world.callsDuring(() => browser.open("/home"));
  const paths = calls.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(5);
  for (const path of ["/groups", "/account/preferences", "/account/relevant-preferences"]) {
    expect(paths).not.toContain(path);
  }
});

test("a failed landing is tried again with the same token", async () => {
  const browser = await world.afterLogIn("sub");
  await world.fault({ path: "groups", status: 503 });
  const broken = await browser.open("/sso-landing");
  expect(broken.status).toBe(503);
  expect(browser.jar.has("temp_token")).toBe(true);
  await world.mend();
  const calls = await world.callsDuring(async () => {
    expect((await land(browser)).headers.get("location")).toBe("/home");
  });
  expect(calls.map(({ path }) => path)).not.toContain("/token");
});

test("ROUTING-05 LOGINAS-18 login-as makes the same calls as the member's log-in", async () => {
  const staff = await world.enter("emp");
  const calls = await world.callsDuring(async () => {
    await postLoginAs(staff, { subscriberId: SUBSCRIBER.sub });
    await land(staff);
  });
  const asked = calls.map(({ method, path }) => `${method} ${path}`).toSorted();
  expect(asked).toEqual([...MAIN_FLOW, "POST /login-as"].toSorted());
});
