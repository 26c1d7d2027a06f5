import { openSync, readSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { openPipe } from "#server/log/pipe.fixture.ts";
import { launch, stopAll } from "#tests/harness/processes/processes.ts";
import { dashboardEnvironment } from "#tests/harness/world/real-world.ts";

// Standard output is blocked: no line tells the port, so it is fixed.

/** A port without a gateway. */
const NOBODY = 1;
/** More lines than a pipe of 64 kB holds. */
const FULL_PIPE = 400;

afterEach(() => stopAll());

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function open(port: number, path: string) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  await response.text();
  return response.status;
}

async function expectToServeAndEnd(stdout: number, pages: number) {
  const port = await findFreePort();
  const env = { ...dashboardEnvironment(NOBODY), PORT: `${port}`, DRAIN_DELAY_MS: "0" };
  const run = launch(["server/main.ts"], env, { stdout });
  await expect.poll(() => open(port, "/healthz").catch(() => 0)).toBe(200);
  for (let page = 0; page < pages; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one member goes from page to page
    expect(await open(port, "/login")).toBe(200);
  }
  expect(await open(port, "/healthz")).toBe(200);
  run.signal("SIGTERM");
  expect(await run.ended).toBe(0);
}

test("on a full disk pages are served, and the process ends when it is told to", async () => {
  await expectToServeAndEnd(openSync("/dev/full", "a"), 10);
});

test("so they are while nobody reads the log, whose first lines are still there", async () => {
  const { reader, writer } = openPipe();
  await expectToServeAndEnd(writer, FULL_PIPE);
  const held = Buffer.alloc(64 * 1024);
  const size = readSync(reader, held);
  expect(size).toBeGreaterThan(60 * 1024);
  expect(held.toString("utf8", 0, size)).toMatch(/^\{.*"msg":"ready"/m);
});
