import { afterAll, expect, test } from "vitest";
import { jsonLines, stopAll, type Running } from "#tests/harness/processes/processes.ts";
import { startDashboard } from "#tests/harness/world/real-world.ts";

// shared-port.long.test.ts ends one of the two under load.

/** There is no gateway. */
const NO_GATEWAY = 1;

afterAll(stopAll);

const probePort = ({ output }: Running) =>
  Number(jsonLines(output()).find(({ msg }) => msg === "metrics")?.["port"]);
const probe = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(({ status }) => status);

test("two processes with LISTEN_REUSE_PORT share a port, each with a probe of its own", async () => {
  const env = { LISTEN_REUSE_PORT: "1", METRICS_PORT: "0" };
  const first = await startDashboard(NO_GATEWAY, env);
  const second = await startDashboard(NO_GATEWAY, { ...env, PORT: `${first.port}` });
  expect(second.port).toBe(first.port);
  const probes = [first, second].map(probePort);
  expect(new Set(probes).size).toBe(2);
  expect(await Promise.all(probes.map(probe))).toEqual([200, 200]);
});
