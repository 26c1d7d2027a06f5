import { afterEach, expect, test } from "vitest";
import { startCollector } from "#tests/harness/collector.ts";
import { overHttp } from "#tests/harness/over-http.ts";
import { findFreePort, jsonLines, start, stopAll } from "#tests/harness/processes.ts";
import { dashboardEnvironment, startDashboard } from "#tests/harness/real-world.ts";

const REQUESTS = 40;
/** Nobody listens there; pages before sign-in do without a gateway. */
const NO_GATEWAY = 1;

/** A collector is waited for so long (server/tracing/send-spans.ts): what waits for it is no sooner. */
const EXPORT_MS = 5000;

afterEach(stopAll);

async function traced(endpoint: string, env: Record<string, string> = {}) {
  const dashboard = await startDashboard(NO_GATEWAY, {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    DRAIN_DELAY_MS: "0",
    ...env,
  });
  const handle = overHttp(dashboard.port);
  const open = async () => {
    const response = await handle(new Request(`http://localhost:${dashboard.port}/login`));
    await response.text();
    return response.status;
  };
  return {
    dashboard,
    /** Asks for pages, one after the other, and gives the longest wait for one. */
    visit: async (): Promise<number> => {
      expect(await open()).toBe(200);
      let longest = 0;
      for (let n = 1; n < REQUESTS; n += 1) {
        const begin = performance.now();
        expect.soft(await open()).toBe(200);
        longest = Math.max(longest, performance.now() - begin);
      }
      return longest;
    },
    /** Ends the process as a roll-out does, and says how long that took. */
    end: async (): Promise<number> => {
      const begin = performance.now();
      dashboard.signal("SIGTERM");
      expect(await dashboard.ended).toBe(0);
      return performance.now() - begin;
    },
    lost: () => dashboard.output().split('"msg":"traces are lost"').length - 1,
  };
}

/** Modules of OpenTelemetry that a dashboard has loaded after a page. */
async function modulesOf(env: Record<string, string>): Promise<string[]> {
  const hook = new URL("../../harness/list-modules.ts", import.meta.url).href;
  const dashboard = await start({
    args: ["--import", hook, "server/main.ts"],
    env: { ...dashboardEnvironment(NO_GATEWAY), ...env },
    ready: /^(?=.*"msg":"ready").*"port":(\d+)/m,
  });
  await (await fetch(`http://127.0.0.1:${dashboard.port}/login`)).text();
  const modules = dashboard.output().match(/^module .*/gm) ?? [];
  expect(modules.some((line) => line.endsWith("/build/server/index.js"))).toBe(true);
  return modules.filter((line) => line.includes("opentelemetry"));
}

test("without a collector no module of OpenTelemetry is loaded", async () => {
  expect(await modulesOf({})).toEqual([]);
  const endpoint = `http://127.0.0.1:${await findFreePort()}`;
  const loaded = await modulesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  expect(loaded.some((line) => line.includes("/sdk-trace/"))).toBe(true);
});

test("a drain sends the spans of all requests before the process ends", async () => {
  const collector = await startCollector();
  const { dashboard, visit, end, lost } = await traced(collector.endpoint);
  await visit();
  await end();
  const names = collector.spans().map(({ name }) => name);
  expect(names.filter((name) => name === "GET login")).toHaveLength(REQUESTS);
  expect(lost()).toBe(0);
  expect(jsonLines(dashboard.output()).map(({ msg }) => msg)).toContain("stopped");
  await collector.close();
});

test("a collector that never answers holds up no request, and the end only until the deadline", async () => {
  const collector = await startCollector(() => undefined);
  const { visit, end } = await traced(collector.endpoint, { DRAIN_DEADLINE_MS: "1500" });
  expect(await visit()).toBeLessThan(EXPORT_MS);
  await expect.poll(() => collector.received.length).toBeGreaterThan(0);
  expect(await visit()).toBeLessThan(EXPORT_MS);
  // The requests are over at once; the rest of the deadline is for the spans.
  expect(await end()).toBeLessThan(EXPORT_MS);
  await collector.close();
});

test("without a collector at the address pages are as ever, and one line says so", async () => {
  const { visit, end, lost } = await traced(`http://127.0.0.1:${await findFreePort()}`);
  expect(await visit()).toBeLessThan(EXPORT_MS);
  await expect.poll(lost).toBe(1);
  await visit();
  await end();
  expect(lost()).toBe(1);
});

test("a collector that refuses is not asked again for the same spans, and its words are not logged", async () => {
  const collector = await startCollector((_req, res) => {
    res.writeHead(400).end("Zebulon Quux has no account");
  });
  const { dashboard, visit, end, lost } = await traced(collector.endpoint);
  await visit();
  await expect.poll(lost).toBe(1);
  await end();
  const ids = collector.spans().map(({ spanId }) => spanId);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
  expect(dashboard.output()).not.toContain("Zebulon");
  await collector.close();
});
