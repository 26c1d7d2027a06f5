import { afterAll, beforeAll, expect, test } from "vitest";
import { createMetrics } from "#server/metrics/metrics.ts";
import { copyCookies } from "#tests/harness/pages/page-parts.ts";
import { overAge, withSession } from "#tests/harness/world/sealed.ts";
import { serveWorld, type Served } from "#tests/harness/world/served.ts";
import { useFaultWorld } from "#tests/harness/world/use-world.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";

const world = useFaultWorld();
const metrics = createMetrics(() => ({ lostLogLines: 0, begunRequests: 0, turnedAway: 0 }));
let served: Served;
beforeAll(async () => {
  served = await serveWorld(world, { metrics });
});
afterAll(() => served.close());

test("metrics count sign-ins by outcome and ends of sessions by reason", async () => {
  const count = async (series: string) => {
    const line = (await metrics.text()).split("\n").find((text) => text.startsWith(`${series} `));
    return Number(line?.split(" ")[1] ?? 0);
  };
  const signIn = (password: string) =>
    served.visitor().post("/login", { username: "dep-adult", password });
  const leave = async () => (await served.enter("sub")).send("/logout");
  const refused = async () => {
    const member = await served.enter("cop");
    await world.fault({ method: "GET", path: "account", status: 401 });
    await member.send("/home");
    await world.mend();
  };
  const afterTwoHours = async () => {
    const member = served.visitor();
    copyCookies(await withSession(world, "cop", overAge), member);
    await member.send("/home");
  };
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
    ['session_ends_total{reason="log-out"}', leave],
    ['session_ends_total{reason="gateway"}', refused],
    ['session_ends_total{reason="limit"}', afterTwoHours],
  ] as const) {
    const before = await count(series);
    await work();
    expect.soft([series, (await count(series)) - before]).toEqual([series, 1]);
  }
});
