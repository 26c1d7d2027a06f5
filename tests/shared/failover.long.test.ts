import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { enterCrowd, SETTINGS } from "#tests/harness/load/crowd.ts";
import { describeWithOwnRedis } from "#tests/harness/store/redis-server.ts";
import { startFailover } from "#tests/harness/store/sentinel.ts";
import { A_WRITE, p95, startSteadyLoad } from "#tests/harness/load/steady-load.ts";
import { openTwoProcesses, type TwoProcesses } from "#tests/harness/processes/two-processes.ts";

// Two dashboards that ask a sentinel for the address of their store when it is lost.

const MEMBERS = 5;
const CALM_MS = 3000;
const BACK_MS = 240_000;

describeWithOwnRedis("the primary is lost, in the middle of load", () => {
  let servers: Awaited<ReturnType<typeof startFailover>>;
  let world: TwoProcesses;
  let load: Awaited<ReturnType<typeof startSteadyLoad>>;
  beforeAll(async () => {
    servers = await startFailover();
    world = await openTwoProcesses({ crowd: 20, env: servers.env });
    load = await startSteadyLoad(world, MEMBERS, { writes: true, thinkMs: 80 });
  });
  afterAll(async () => {
    await load.stop();
    await world.close();
    await servers.close();
  });

  test.each([
    ["killed", "first", "second"],
    ["stopped", "second", "first"],
  ] as const)(
    "a replica takes over from a primary that is %s, and members who logged out stay out",
    async (how, lost, other) => {
      const browser = world.visitor();
      await enterCrowd(browser, MEMBERS + (how === "killed" ? 1 : 2));
      const copies = [world.a, world.b].map((each) => world.pinned(browser, each));
      const stays = world.visitor();
      await enterCrowd(stays, MEMBERS + (how === "killed" ? 3 : 4));
      await browser.post("/logout", {});
      // What the replica has not got yet is lost with its primary.
      await servers[lost].ask((redis) => redis.wait(1, 0));
      load.begin("calm");
      await sleep(CALM_MS);
      load.begin(how);
      const began = performance.now();
      if (how === "killed") await servers[lost].kill();
      else servers[lost].pause();
      await servers.failOver();
      const at = [world.a, world.b].map((each) => world.pinned(stays, each));
      const statuses = new Set<number>();
      await vi.waitFor(
        async () => {
          const shown = await Promise.all(at.map((each) => each.send(SETTINGS)));
          const left = await Promise.all(copies.map((each) => each.send("/home")));
          for (const { status } of left) statuses.add(status);
          const role = await servers[other].ask((redis) => redis.role());
          expect(role[0]).toBe("master");
          expect(shown.map(({ status }) => status)).toEqual([200, 200]);
          expect(performance.now() - began).toBeGreaterThan(CALM_MS);
        },
        { timeout: BACK_MS, interval: 20 },
      );
      const backMs = Math.round(performance.now() - began);
      load.begin("after");
      await sleep(CALM_MS);
      expect(statuses).not.toContain(200);
      for (const copy of copies) expect((await copy.send("/home")).status).toBe(302);
      const asked = [...load.within("calm"), ...load.during(how), ...load.within("after")];
      const fine = ({ path }: (typeof asked)[number]) => (path === A_WRITE ? 303 : 200);
      const wrong = asked.filter((each) => each.status !== fine(each) && each.status !== 503);
      expect([...wrong, ...asked.filter((each) => each.wrong !== null)]).toEqual([]);
      expect(load.within("after").filter(({ status }) => status === 503)).toEqual([]);
      if (process.env["FIGURES"] === "1") {
        const phase = load.during(how);
        const answered503 = phase.filter(({ status }) => status === 503).length;
        const p95s = ["calm", how, "after"].map((each) => p95(load.within(each)));
        const figures = { how, backMs, asked: phase.length, answered503, p95s };
        process.stdout.write(`${JSON.stringify(figures)}\n`);
      }
      if (how === "killed") await servers[lost].restart();
      else servers[lost].resume();
      // The sentinel makes it a replica of the new primary.
      await vi.waitFor(
        async () => {
          const [role, , , link] = await servers[lost].ask((redis) => redis.role());
          expect([role, link]).toEqual(["slave", "connected"]);
        },
        { timeout: BACK_MS, interval: 100 },
      );
    },
  );
});
