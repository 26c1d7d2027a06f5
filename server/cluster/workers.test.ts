import { describe, expect, test } from "vitest";
import { writeFileSync } from "node:fs";
import { ask, get, isAlive, launch, pidsOf, start } from "./cluster.fixture.ts";

describe("a worker", () => {
  test("that is killed is replaced", async () => {
    const { origin, output, says } = await start();
    const [first = 0, second = 0] = await pidsOf(origin);
    process.kill(first, "SIGKILL");
    await says(/"reason":"SIGKILL","msg":"worker ended"/);
    await expect.poll(() => output().match(/"msg":"ready"/g)).toHaveLength(3);
    const pids = await pidsOf(origin);
    expect(pids).toHaveLength(2);
    expect(pids).toContain(second);
    expect(pids).not.toContain(first);
  });

  test("in which something fails unseen is replaced; the others stay ready", async () => {
    const { origin, output, child, exited } = await start();
    const { pid } = await ask(`${origin}/reject`);
    await expect.poll(() => output().match(/"msg":"ready"/g)).toHaveLength(3);
    expect((await get(`${origin}/readyz`)).status).toBe(200);
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(await pidsOf(origin)).toHaveLength(2);
    expect(output()).toContain('"reason":"unhandledRejection"');
    expect(output()).not.toContain("Zebulon");
    child.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
  });

  test.each([
    ["78", "settings"],
    ["1", "anything else"],
  ])("that fails at the first start ends all with its code: %s for %s", async (code) => {
    const { exited } = await launch({ FAIL: "1", FAIL_WITH: code });
    expect(await exited).toEqual([Number(code), null]);
  });

  test("that fails later is tried again, but with bad settings all drain with 78", async () => {
    const { child, exited, failIf, origin, says } = await start();
    const [first = 0] = await pidsOf(origin);
    const slow = Promise.all([ask(`${origin}/slow`), ask(`${origin}/slow`)]).catch(() => null);
    writeFileSync(failIf, "");
    process.kill(first, "SIGKILL");
    await says(/"reason":"exit-78"/);
    await slow;
    expect(await exited).toEqual([78, null]);
    expect(child.exitCode).toBe(78);
  });
});
