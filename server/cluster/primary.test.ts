import { describe, expect, test } from "vitest";
import { writeFileSync } from "node:fs";
import { ask, get, isAlive, pidsOf, start } from "./cluster.fixture.ts";

describe("several workers", () => {
  test("answer at one port, with the primary's flags, and each line of theirs names one", async () => {
    const { child, origin, output } = await start();
    const pids = await pidsOf(origin);
    expect(pids).toHaveLength(2);
    expect(pids).not.toContain(child.pid);
    expect((await ask(origin)).flags).toContain("--max-old-space-size=200");
    const ready = output().match(/.*"msg":"ready"/g) ?? [];
    const named = ready.map((line) => /"worker":(\d)/.exec(line)?.[1]);
    expect(new Set(named)).toEqual(new Set(["1", "2"]));
  });

  test("drain at SIGTERM: none is ready, what was begun is finished, exit code 0", async () => {
    const { child, exited, origin, output } = await start();
    const slow = [ask(`${origin}/slow`), ask(`${origin}/slow`)];
    await new Promise((resolve) => setTimeout(resolve, 100));
    child.kill("SIGTERM");
    await expect.poll(async () => (await get(`${origin}/readyz`)).status).toBe(503);
    expect((await get(`${origin}/readyz`)).status).toBe(503);
    expect(new Set((await Promise.all(slow)).map(({ pid }) => pid)).size).toBe(2);
    expect(await exited).toEqual([0, null]);
    expect(output().match(/"msg":"stopped"/g)).toHaveLength(2);
  });

  test("do not count the signal that a terminal sends to all of them as a second one", async () => {
    const { child, exited, origin } = await start();
    const slow = ask(`${origin}/slow`);
    const pids = await pidsOf(origin);
    for (const pid of [...pids, child.pid ?? 0]) process.kill(pid, "SIGINT");
    expect(pids).toContain((await slow).pid);
    expect(await exited).toEqual([0, null]);
  });

  test("end at once with 1 at a second signal, and with their primary", async () => {
    const { child, exited, origin, says } = await start({ DRAIN_DELAY_MS: "20000" });
    const pids = await pidsOf(origin);
    child.kill("SIGTERM");
    await says("draining");
    child.kill("SIGTERM");
    expect(await exited).toEqual([1, null]);
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);

    const other = await start();
    const orphans = await pidsOf(other.origin);
    other.child.kill("SIGKILL");
    await expect.poll(() => orphans.filter(isAlive)).toEqual([]);
  });
});

describe("SIGHUP", () => {
  test("replaces each worker, one after the other", async () => {
    const { child, exited, origin, output, says } = await start();
    const before = await pidsOf(origin);
    child.kill("SIGHUP");
    await says("rolling restart done");
    const after = await pidsOf(origin);
    expect(after).toHaveLength(2);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
    expect(before.filter(isAlive)).toEqual([]);
    const order = output().match(/(?<="msg":")(?:retiring|stopped)/g);
    expect(order).toEqual(["retiring", "stopped", "retiring", "stopped"]);
    child.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
  });

  test("is given up where a new worker does not start, and the old ones serve on", async () => {
    const { child, failIf, origin, says } = await start();
    const before = await pidsOf(origin);
    writeFileSync(failIf, "");
    child.kill("SIGHUP");
    await says("rolling restart given up");
    expect(await pidsOf(origin)).toEqual(before);
  });

  test("in the middle of which SIGTERM comes: all drain", async () => {
    const { child, exited, origin, says } = await start({ DRAIN_DELAY_MS: "1000" });
    const pids = await pidsOf(origin);
    child.kill("SIGHUP");
    await says("retiring");
    child.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
    await says("rolling restart given up");
    expect(pids.filter(isAlive)).toEqual([]);
  });
});
