import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { overHttp } from "#tests/harness/network/over-http.ts";
import { jsonLines, stopAll, type Running } from "#tests/harness/processes/processes.ts";
import { dashboardEnvironment, startDashboard } from "#tests/harness/world/real-world.ts";
import { createVisitor } from "#tests/harness/pages/visitor.ts";

const CLIENTS = 6;
/** There is no gateway: the log-in page does not call it. */
const NO_GATEWAY = 1;

afterAll(stopAll);

const lines = ({ output }: Running, msg: string) =>
  jsonLines(output()).filter((line) => line["msg"] === msg);

/** The system may reset a connection before a process accepts it (record one-process). */
const isReset = (page: string) => page.includes("ECONNRESET");

test("the end of one of two processes on a shared port loses no request that was accepted", async () => {
  const env = {
    ...dashboardEnvironment(NO_GATEWAY),
    LISTEN_REUSE_PORT: "1",
    METRICS_PORT: "0",
    DRAIN_DELAY_MS: "200",
  };
  const first = await startDashboard(NO_GATEWAY, env);
  const second = await startDashboard(NO_GATEWAY, { ...env, PORT: `${first.port}` });
  expect(second.port).toBe(first.port);
  const probes = [first, second].map((each) => Number(lines(each, "metrics")[0]?.["port"]));
  expect(new Set(probes).size).toBe(2);
  const probe = (port = 0) => fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status);
  expect(await Promise.all(probes.map(probe))).toEqual([200, 200]);

  // A connection for each request: the system hands all of them to one process or the other.
  const over = new AbortController();
  const wrong: string[] = [];
  let whole = 0;
  const agent = new Agent({ keepAlive: false });
  const visits = Array.from({ length: CLIENTS }, async () => {
    const handle = overHttp(first.port, agent);
    const client = createVisitor(handle, `http://localhost:${first.port}`);
    while (!over.signal.aborted) {
      const page = await client.open("/login").catch(String);
      if (typeof page === "string") wrong.push(page);
      else if (page.status !== 200 || !page.html.endsWith("</html>")) wrong.push(`${page.status}`);
      else whole += 1;
      await sleep(30);
    }
  });
  const served = (each: Running) => lines(each, "request").length;
  await expect.poll(() => Math.min(served(first), served(second))).toBeGreaterThan(CLIENTS);

  first.signal("SIGTERM");
  expect(await first.ended).toBe(0);
  const before = served(second);
  await expect.poll(() => served(second)).toBeGreaterThan(before + 2 * CLIENTS);
  over.abort();
  await Promise.all(visits);

  expect(wrong.filter((each) => !isReset(each))).toEqual([]);
  // Every request that was accepted got a whole answer.
  await expect.poll(() => served(first) + served(second)).toBe(whole);
  expect(lines(first, "stopped")).toHaveLength(1);
  expect(await probe(probes[1])).toBe(200);
  await expect(probe(probes[0])).rejects.toThrow();
});
