import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { overHttp } from "#tests/harness/over-http.ts";
import { jsonLines, stopAll } from "#tests/harness/processes.ts";
import { signIn, startDashboard, startSandbox } from "#tests/harness/real-world.ts";
import { describeWithOwnRedis, startRedis, type RedisServer } from "#tests/harness/redis-server.ts";
import { eventually } from "#tests/harness/shared-stores.ts";
import { createVisitor } from "#tests/harness/visitor.ts";

// A process that ends while the store does not know yet who logged out there.

/** Where no other is set. */
const USUAL_DEADLINE_MS = 15_000;

describeWithOwnRedis("a process that is to end in an outage of the store", () => {
  let redis: RedisServer;
  let sandboxPort: number;
  beforeAll(async () => {
    const [server, sandbox] = await Promise.all([startRedis(), startSandbox()]);
    redis = server;
    sandboxPort = sandbox.port;
  });
  afterAll(async () => {
    await stopAll();
    await redis.stop();
  });

  /** A process that gets SIGTERM after a log-out that the store was not told of. */
  async function endAfterLogOut(deadlineMs: number) {
    const dashboard = await startDashboard(sandboxPort, {
      REDIS_URL: redis.url,
      DRAIN_DELAY_MS: "0",
      DRAIN_DEADLINE_MS: `${deadlineMs}`,
    });
    const { port } = dashboard;
    const browser = createVisitor(overHttp(port), `http://localhost:${port}`);
    await signIn(browser, "sub");
    await browser.open("/sso-landing");
    await redis.kill();
    await eventually(async () => expect((await browser.send("/home")).status).toBe(503));
    await browser.post("/logout", {});
    dashboard.signal("SIGTERM");
    return dashboard;
  }
  const told = "shared store was not told of all";

  test("hands in the log-outs first, where the store is back within the deadline", async () => {
    const dashboard = await endAfterLogOut(60_000);
    await sleep(1500);
    expect(dashboard.isAlive()).toBe(true);
    await redis.restart();
    expect(await dashboard.ended).toBe(0);
    const ended = await redis.ask((client) => client.keys("member-dashboard:ended:*"));
    expect(ended).toHaveLength(1);
    expect(jsonLines(dashboard.output()).map(({ msg }) => msg)).not.toContain(told);
  });

  test("ends at the deadline where it is not, and says that it could not tell", async () => {
    const dashboard = await endAfterLogOut(1000);
    const began = performance.now();
    expect(await dashboard.ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(USUAL_DEADLINE_MS);
    expect(jsonLines(dashboard.output())).toContainEqual(
      expect.objectContaining({ level: "error", msg: told }),
    );
    await redis.restart();
  });
});
