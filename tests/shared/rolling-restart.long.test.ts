import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Running } from "#tests/harness/processes/processes.ts";
import { describeWithOwnRedis } from "#tests/harness/store/redis-server.ts";
import {
  A_WRITE,
  startSteadyLoad,
  type LoadRequest,
  type SteadyLoad,
} from "#tests/harness/load/steady-load.ts";
import { openTwoProcesses, type TwoProcesses } from "#tests/harness/processes/two-processes.ts";

const MEMBERS = 10;
const THINK_MS = 200;
const STEADY_MS = 5000;
/** New processes get requests for all pages before calls are counted. */
const SETTLED_MS = 3000;

describeWithOwnRedis("a rolling restart of both dashboards, under load", () => {
  let world: TwoProcesses;
  let load: SteadyLoad;
  beforeAll(async () => {
    world = await openTwoProcesses({
      crowd: MEMBERS,
      // The proxy checks readiness five times a second. The speed of Redis is not measured.
      env: { DRAIN_DELAY_MS: "1000", REDIS_TIMEOUT_MS: "1000" },
    });
    load = await startSteadyLoad(world, MEMBERS, { writes: false, thinkMs: THINK_MS });
    // Both processes and Redis have every answer.
    await sleep(SETTLED_MS);
  });
  afterAll(async () => {
    await load.stop();
    await world.close();
  });

  /** Gateway calls per request of the load while `work` runs. */
  async function callsPerRequest(phase: string, work: () => Promise<unknown>): Promise<number> {
    const before = (await world.calls()).length;
    load.begin(phase);
    await work();
    load.begin("then");
    const calls = (await world.calls()).length - before;
    return calls / load.during(phase).length;
  }

  /** As an orchestrator does: starts a new one first, then stops the old one. */
  async function replace(old: Running, stays: readonly Running[]): Promise<Running> {
    const next = await world.startAnother();
    await world.proxy.setTargets([...stays, old, next].map(({ port }) => port));
    old.signal("SIGTERM");
    expect(await old.ended).toBe(0);
    await world.proxy.setTargets([...stays, next].map(({ port }) => port));
    return next;
  }

  const wrongIn = (phase: string): readonly LoadRequest[] =>
    load
      .during(phase)
      .filter(({ wrong, status, path }) => wrong !== null || status !== statusOf(path));

  let last: readonly Running[] = [];

  test("drops no request, and asks the gateway no more often than before", async () => {
    const { a, b } = world;
    const steady = await callsPerRequest("steady", () => sleep(STEADY_MS));
    const restarted = await callsPerRequest("restart", async () => {
      const c = await replace(a, [b]);
      last = [c, await replace(b, [c])];
      await sleep(SETTLED_MS);
    });
    expect(wrongIn("steady")).toEqual([]);
    expect(wrongIn("restart")).toEqual([]);
    expect(load.during("restart").length).toBeGreaterThan(200);
    // The ID card is read each time; without it there would be nothing to compare.
    expect(steady).toBeGreaterThan(0);
    expect(restarted / steady).toBeLessThanOrEqual(1.2);
    if (process.env["FIGURES"] === "1") {
      const asked = ["steady", "restart"].map((phase) => load.during(phase).length);
      process.stdout.write(`${JSON.stringify({ steady, restarted, asked })}\n`);
    }
  });

  test("loses no write, and either process's next page shows it", async () => {
    const [c, d] = last;
    if (c === undefined || d === undefined) throw new Error("there are not two dashboards");
    load.write();
    load.begin("restart with writes");
    await sleep(500);
    await replace(c, [d]);
    await sleep(500);
    load.begin("then");
    expect(wrongIn("restart with writes")).toEqual([]);
    const writes = load.during("restart with writes").filter(({ path }) => path === A_WRITE);
    expect(writes.length).toBeGreaterThan(10);
    expect(world.logLines().filter(({ level }) => level === "fatal")).toEqual([]);
  });
});

const statusOf = (path: string): number => (path === A_WRITE ? 303 : 200);
