import { afterEach, expect, test } from "vitest";
import { jsonLines, launch, stopAll } from "#tests/harness/processes.ts";
import { dashboardEnvironment, startDashboard } from "#tests/harness/real-world.ts";

const MAIN = ["server/main.ts"];

afterEach(() => stopAll());

test("a start with faults in its settings names all of them at once, and never a value", async () => {
  const run = launch(MAIN, {
    NODE_ENV: "production",
    PORT: "99999",
    BASE_PATH: "dashboard",
    TRUST_PROXY: "the-proxy-4711",
    LOG_LEVEL: "chatty-4711",
    CLOCK: "2026-11-21T12:00:00-08:00",
    GATEWAY_URL: "ftp://gateway-4711.example",
    GATEWAY_TIMEOUT_MS: "soon-4711",
    SESSION_KEYS: "secret-4711",
    PARTNER_HOSTS: "partner-4711.example",
    MEDICARE_DOMAIN_ID: "2",
    PREVENTIVE_CARE_EMAIL: "nobody-4711",
  });
  expect(await run.ended).toBe(78);
  const names = run
    .output()
    .split("\n")
    .flatMap((line) => /^ {2}- ([A-Z_, ]+): /.exec(line)?.[1] ?? []);
  expect(names.toSorted()).toEqual([
    "BASE_PATH",
    "CLOCK",
    "GATEWAY_TIMEOUT_MS",
    "GATEWAY_URL",
    "LOG_LEVEL",
    "PARTNER_DOMAIN_ID",
    "PARTNER_DOMAIN_ID, MEDICARE_DOMAIN_ID",
    "PORT",
    "PREVENTIVE_CARE_EMAIL",
    "SESSION_KEYS",
    "TRUST_PROXY",
  ]);
  expect(run.output()).not.toContain("4711");
  expect(run.output()).not.toMatch(/\bat .*:\d+:\d+|node:internal/);
});

test("a start without settings asks for those that have no default", async () => {
  const run = launch(MAIN, { NODE_ENV: "production" });
  expect(await run.ended).toBe(78);
  expect(run.output()).toContain("  - GATEWAY_URL: is missing\n");
  expect(run.output()).toContain("  - SESSION_KEYS: is missing\n");
});

test("a start on a port that is taken ends, and says so in one line", async () => {
  const first = await startDashboard(1);
  const run = launch(MAIN, { ...dashboardEnvironment(1), PORT: `${first.port}` });
  expect(await run.ended).toBe(1);
  const [line, ...more] = jsonLines(run.output()).filter(({ level }) => level === "fatal");
  expect(line).toMatchObject({ error: { code: "EADDRINUSE" } });
  expect(more).toEqual([]);
  expect(first.isAlive()).toBe(true);
});

test("a start does not wait for the gateway", async () => {
  const dashboard = await startDashboard(1);
  const ready = await fetch(`http://127.0.0.1:${dashboard.port}/readyz`);
  expect(ready.status).toBe(200);
});
