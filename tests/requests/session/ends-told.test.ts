import { afterAll, beforeAll, expect, test } from "vitest";
import { createMetrics } from "#server/metrics/metrics.ts";
import { auditTrail } from "#tests/harness/world/audit-trail.ts";
import { lapsedAge, overAge, withSession } from "#tests/harness/world/sealed.ts";
import { serveWorld, type Served } from "#tests/harness/world/served.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";

const world = resetting(useWorld());
const metrics = createMetrics(() => ({ lostLogLines: 0, begunRequests: 0, turnedAway: 0 }));
let served: Served;
beforeAll(async () => {
  served = await serveWorld(world, { metrics });
});
afterAll(() => served.close());

/** What the metrics count of ends of sessions, by reason. */
async function endsOf() {
  const lines = (await metrics.text()).matchAll(/^session_ends_total\{reason="(.*?)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, reason, count]) => [reason, Number(count)]));
}

test("a session that idled is counted as idle alone, not as one at its limit", async () => {
  const browser = await withSession(world, "sub", lapsedAge);
  const member = served.visitor();
  for (const [name, cookie] of browser.jar) member.jar.set(name, cookie);
  const before = await endsOf();
  await member.send("/home");
  await member.send("/home");
  const after = await endsOf();
  expect((after["idle"] ?? 0) - (before["idle"] ?? 0)).toBe(1);
  expect(after["limit"] ?? 0).toBe(before["limit"] ?? 0);
});

test("the audit trail tells of a session that idled, not of one that was ended before", async () => {
  const events = async (work: () => Promise<unknown>) => {
    const trail = await auditTrail(world);
    await work();
    return (await trail()).map(({ event }) => event).filter((event) => event === "session-lapsed");
  };
  const idle = await withSession(world, "sub", lapsedAge);
  expect(await events(() => idle.open("/home"))).toEqual(["session-lapsed"]);
  const over = await withSession(world, "sub", overAge);
  expect(await events(() => over.open("/home"))).toEqual([]);
  const copied = await world.arrive("cop");
  const copy = world.visitor();
  for (const [name, cookie] of copied.jar) copy.jar.set(name, cookie);
  await copied.open("/logout");
  expect(await events(() => copy.open("/home"))).toEqual([]);
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
