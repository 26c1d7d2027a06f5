import { afterAll, beforeAll, expect, test } from "vitest";
import { createMetrics } from "#server/metrics/metrics.ts";
import { auditTrail } from "#tests/harness/world/audit-trail.ts";
import { copyCookies } from "#tests/harness/pages/page-parts.ts";
import { lapsedAge, overAge, withSession } from "#tests/harness/world/sealed.ts";
import { serveWorld, type Served } from "#tests/harness/world/served.ts";
import { resetting, useFaultWorld } from "#tests/harness/world/use-world.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";

const world = resetting(useFaultWorld());
const metrics = createMetrics(() => ({ lostLogLines: 0, begunRequests: 0, turnedAway: 0 }));
let served: Served;
beforeAll(async () => {
  served = await serveWorld(world, { metrics });
});
afterAll(() => served.close());

const count = async (series: string) => {
  const line = (await metrics.text()).split("\n").find((text) => text.startsWith(`${series} `));
  return Number(line?.split(" ")[1] ?? 0);
};
const endsBy = (reason: string) => `session_ends_total{reason="${reason}"}`;

/** A browser of the served world with the cookies of such a session. */
async function memberOf(age: typeof overAge) {
  const member = served.visitor();
  copyCookies(await withSession(world, "cop", age), member);
  return member;
}

test("metrics count sign-ins by outcome and ends of sessions by reason", async () => {
  const signIn = (password: string) =>
    served.visitor().post("/login", { username: "dep-adult", password });
  const leave = async () => (await served.enter("sub")).send("/logout");
  const refused = async () => {
    const member = await served.enter("cop");
    await world.fault({ method: "GET", path: "account", status: 401 });
    await member.send("/home");
    await world.mend();
  };
  const afterTwoHours = async () => (await memberOf(overAge)).send("/home");
  const troubled = async () => {
    await world.fault({ method: "POST", path: "token", status: 503, times: 5 });
    await signIn(PASSWORD);
    await world.mend();
  };
  const signIns = (outcome: string) => `audit_events_total{event="sign-in",outcome="${outcome}"}`;
  for (const [series, work] of [
    [signIns("ok"), () => signIn(PASSWORD)],
    [signIns("failed"), () => signIn("Wrong-2026")],
    [signIns("unavailable"), troubled],
    [endsBy("log-out"), leave],
    [endsBy("gateway"), refused],
    [endsBy("limit"), afterTwoHours],
  ] as const) {
    const before = await count(series);
    await work();
    expect.soft([series, (await count(series)) - before]).toEqual([series, 1]);
  }
});

test("a session that idled is counted once as idle, and not as one at its limit", async () => {
  const member = await memberOf(lapsedAge);
  const before = [await count(endsBy("idle")), await count(endsBy("limit"))];
  await member.send("/home");
  await member.send("/home");
  const [idle = 0, limit = 0] = before;
  expect([await count(endsBy("idle")), await count(endsBy("limit"))]).toEqual([idle + 1, limit]);
});

test("the audit trail tells whose session idled, also where staff acted, not of one that was ended before", async () => {
  const lapses = async (work: () => Promise<unknown>) => {
    const trail = await auditTrail(world);
    await work();
    return (await trail()).flatMap(({ event, actor }) => (event === "session-lapsed" ? actor : []));
  };
  const idle = await withSession(world, "sub", lapsedAge);
  const own = await lapses(() => idle.open("/home"));
  expect(own).toEqual([expect.stringMatching(/^member:/)]);
  const staff = { memberKey: "990", role: "logInAsAnyone", token: "h.t.s", expires: 0 };
  const acting = await withSession(world, "sub", lapsedAge, { staff });
  expect(await lapses(() => acting.open("/home"))).toEqual(own);
  const over = await withSession(world, "sub", overAge);
  expect(await lapses(() => over.open("/home"))).toEqual([]);
  const copied = await world.arrive("cop");
  const copy = world.visitor();
  copyCookies(copied, copy);
  await copied.open("/logout");
  expect(await lapses(() => copy.open("/home"))).toEqual([]);
});

test("the audit trail calls a sign-in to a locked account locked, not failed", async () => {
  const trail = await auditTrail(world);
  await world.fault({
    method: "POST",
    path: "token",
    status: 401,
    body: { errorType: "ACCOUNT_LOCKED" },
    times: 1,
  });
  await world.visitor().post("/login", { username: "sub", password: "Wrong-2026" });
  expect((await trail()).map(({ event, outcome }) => [event, outcome])).toEqual([
    ["sign-in", "locked"],
  ]);
});
