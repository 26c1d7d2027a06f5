import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { startCollector } from "#tests/harness/network/collector.ts";
import { copyProduct } from "#tests/harness/processes/product-copy.ts";
import { jsonLines, launch, stopAll, type Running } from "#tests/harness/processes/processes.ts";
import { dashboardEnvironment, startDashboard } from "#tests/harness/world/real-world.ts";

const MAIN = ["server/main.ts"];
/** A port without a gateway. */
const NOBODY = 1;

afterEach(() => stopAll());

test("a start with wrong settings names all of them, without their values, and exits with 78", async () => {
  const run = launch(MAIN, {
    NODE_ENV: "production",
    PORT: "99999",
    BASE_PATH: "dashboard",
    TRUST_PROXY: "the-proxy-4711",
    LOG_LEVEL: "chatty-4711",
    CLOCK: "2026-11-21T12:00:00-08:00",
    GATEWAY_TIMEOUT_MS: "soon-4711",
    SESSION_KEYS: "secret-4711",
    BRANDS_FILE: "/nowhere-4711",
    NCQA_URL: "nobody-4711",
  });
  expect(await run.ended).toBe(78);
  const names = run
    .output()
    .split("\n")
    .flatMap((line) => /^ {2}- ([A-Z_, ]+): /.exec(line)?.[1] ?? []);
  expect(names.toSorted()).toEqual([
    "BASE_PATH",
    "BRANDS_FILE",
    "CLOCK",
    "GATEWAY_TIMEOUT_MS",
    "GATEWAY_URL",
    "LOG_LEVEL",
    "NCQA_URL",
    "PORT",
    "SESSION_KEYS",
    "TRUST_PROXY",
  ]);
  expect(run.output()).toContain("  - GATEWAY_URL: is missing\n");
  expect(run.output()).not.toContain("4711");
  expect(run.output()).not.toMatch(/\bat .*:\d+:\d+|node:internal/);
});

test("a start without a place for sessions names DATA_DIR and exits with 78", async () => {
  // Below a file there is no directory.
  const run = launch(MAIN, { ...dashboardEnvironment(NOBODY), DATA_DIR: "package.json/data" });
  expect(await run.ended).toBe(78);
  expect(run.output()).toBe(
    "The dashboard cannot start:\n  - DATA_DIR: sessions cannot be kept there (ENOTDIR)\n",
  );
});

test("a start without the build of one language says that there is none, and exits with 1", async () => {
  const { folder, remove } = copyProduct();
  const english = join(folder, "build/en/server");
  mkdirSync(english, { recursive: true });
  writeFileSync(join(english, "index.js"), "");
  const run = launch(MAIN, dashboardEnvironment(NOBODY), { cwd: folder });
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe("There is no build to serve: npm run build makes it.\n");
  remove();
});

/** Modules that are loaded only with a setting: for traces, metrics and the store. */
const OPTIONAL = /node_modules\/(?:@opentelemetry\/[\w-]+|prom-client|ioredis)\//;
const hook = new URL("../../harness/processes/list-modules.ts", import.meta.url).href;

const optionalOf = (output: string): readonly string[] => {
  const modules = output.match(/^module .*/gm) ?? [];
  expect(modules.some((line) => line.endsWith("/build/en/server/index.js"))).toBe(true);
  return [...new Set(modules.flatMap((line) => OPTIONAL.exec(line)?.[0] ?? []))];
};
const logOf = (output: string) => jsonLines(output.replaceAll(/^module .*\n/gm, ""));
const metricsPortOf = ({ output }: Running) =>
  String(logOf(output()).find(({ msg }) => msg === "metrics")?.["port"]);
const openLogin = async ({ port }: { readonly port: number }) =>
  (await fetch(`http://127.0.0.1:${port}/login`)).status;

test("a start needs no gateway, loads no optional module, and fails on a port in use", async () => {
  const first = await startDashboard(NOBODY, {}, { flags: ["--import", hook] });
  expect((await fetch(`http://127.0.0.1:${first.port}/readyz`)).status).toBe(200);
  expect(await openLogin(first)).toBe(200);
  expect(optionalOf(first.output())).toEqual([]);

  const run = launch(MAIN, { ...dashboardEnvironment(NOBODY), PORT: `${first.port}` });
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain(`PORT: port ${first.port} is in use.\n`);
  expect(run.output()).not.toMatch(/"level":"fatal"|\bat .*:\d+:\d+/);
  expect(first.isAlive()).toBe(true);
});

test("a process with metrics and traces shares its port with a second one, serves metrics, and sends all spans before it exits", async () => {
  const collector = await startCollector();
  const env = {
    METRICS_PORT: "0",
    LISTEN_REUSE_PORT: "1",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    DRAIN_DELAY_MS: "0",
  };
  const dashboard = await startDashboard(NOBODY, env, { flags: ["--import", hook] });
  for (let n = 0; n < 5; n += 1) expect(await openLogin(dashboard)).toBe(200);
  const loaded = optionalOf(dashboard.output()).join(" ");
  expect(loaded).toContain("@opentelemetry/sdk-trace/");
  const port = metricsPortOf(dashboard);
  // Only on this machine: all of 127.0.0.0/8 would reach a port of every address.
  await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow("fetch failed");
  const readMetrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  // A response is counted when the server has ended it, which may be after the client has read it.
  await expect
    .poll(readMetrics)
    .toContain('http_requests_total{method="GET",route="login",status="200"} 5');
  expect(await readMetrics()).toMatch(/^http_open_connections \d+$/m);

  // deploy/shared-port.long.test.ts ends one of the two under load.
  const second = await startDashboard(NOBODY, { ...env, PORT: `${dashboard.port}` });
  expect(second.port).toBe(dashboard.port);
  const probes = [port, metricsPortOf(second)];
  expect(new Set(probes).size).toBe(2);
  for (const each of probes)
    expect((await fetch(`http://127.0.0.1:${each}/readyz`)).status).toBe(200);

  dashboard.signal("SIGTERM");
  expect(await dashboard.ended).toBe(0);
  const names = collector.spans().map(({ name }) => name);
  expect(names.filter((name) => name === "GET login")).toHaveLength(5);
  const messages = logOf(dashboard.output()).map(({ msg }) => msg);
  expect(messages).toContain("stopped");
  expect(messages).not.toContain("traces are lost");
  await collector.close();
});
