import { afterEach, expect, test } from "vitest";
import { eventually } from "#tests/harness/eventually.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { openRealWorld, type RealWorld } from "#tests/harness/world/real-world.ts";
import { askReady } from "./ready.ts";

// With one member; drain.long.test.ts does the same under load.

let world: RealWorld;
afterEach(() => world.close());

test("a process that gets SIGTERM finishes its download, takes no connection, and exits with 0", async () => {
  world = await openRealWorld({ env: { METRICS_PORT: "0", DRAIN_DELAY_MS: "0" } });
  const { port, output, signal, ended } = world.dashboard;
  const probePort = Number(jsonLines(output()).find(({ msg }) => msg === "metrics")?.["port"]);
  const member = await world.enter("sub");
  await member.open("/resource-download");

  world.relay.hold();
  const download = member.open("/resource-download/id-card.pdf");
  await eventually(async () => {
    expect((await world.calls()).map(({ path }) => path)).toContain("/idCard/view");
  });
  signal("SIGTERM");
  await eventually(async () => expect(await askReady(port)).toBe(0));
  expect(await askReady(probePort)).toBe(503);
  world.relay.release();

  const { status, html, headers } = await download;
  expect([status, headers.get("connection")]).toEqual([200, "close"]);
  expect(html).toMatch(/%%EOF\s*$/);
  expect(await ended).toBe(0);
  const messages = jsonLines(output()).map(({ msg }) => msg);
  expect(messages).toEqual(expect.arrayContaining(["draining", "stopped"]));
  expect(messages).not.toContain("drain deadline passed");
});
