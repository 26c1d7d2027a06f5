import { afterAll, beforeAll, expect, test } from "vitest";
import { OWN_HOST } from "#tests/harness/network/own-host.ts";
import { startRelay } from "#tests/harness/network/relay.ts";
import { PATIENT_STORE } from "#tests/harness/processes/deployments.ts";
import { openTwoProcesses, type TwoProcesses } from "#tests/harness/processes/two-processes.ts";
import { describeWithOwnRedis } from "#tests/harness/store/redis-server.ts";

// How often a page asks Redis and waits for its answer.

describeWithOwnRedis("the round trips of a page to Redis", () => {
  let world: TwoProcesses;
  const asked: string[] = [];
  beforeAll(async () => {
    const note = (part: Buffer) => void asked.push(part.toString("latin1"));
    world = await openTwoProcesses({
      env: PATIENT_STORE,
      toRedis: async (port) => (await startRelay(port, OWN_HOST, note)).port,
    });
  });
  afterAll(() => world.close());

  /** What a page asks for, by packet: the probes' questions name no key, and nobody waits for SET. */
  async function asksOf(page: Promise<Response>): Promise<string[][]> {
    asked.length = 0;
    expect((await page).status).toBe(200);
    const commands = asked.map((part) => part.match(/(?<=\r\n)(?:hgetall|getrange|eval)(?=\r\n)/g));
    return commands.filter((found) => found !== null);
  }

  test("a page that another process has shown takes three, and the next one takes one", async () => {
    const browser = await world.enter("sub");
    const [first, second] = [world.a, world.b].map((each) => world.pinned(browser, each));
    if (first === undefined || second === undefined)
      throw new Error("there are not two dashboards");
    expect(await asksOf(first.send("/home"))).toHaveLength(3);
    const cold = await asksOf(second.send("/home"));
    expect(cold).toEqual([["hgetall"], ["getrange"], cold[2]]);
    expect(new Set(cold[2])).toEqual(new Set(["getrange"]));
    expect(await asksOf(second.send("/home"))).toEqual([["hgetall"]]);
    expect(await asksOf(first.send("/home"))).toEqual([["hgetall"]]);
  });
});
