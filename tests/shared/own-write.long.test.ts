import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { COOKIE } from "#server/session/cookies.ts";
import { emailAddressOf, enterCrowd, PREFERENCES_FORM } from "#tests/harness/load/crowd.ts";
import { startLine, type Line } from "#tests/harness/load/line.ts";
import { copyCookies } from "#tests/harness/pages/page-parts.ts";
import { describeWithOwnRedis } from "#tests/harness/store/redis-server.ts";
import { openTwoProcesses, type TwoProcesses } from "#tests/harness/processes/two-processes.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";

// Members write through one process and read through the other, while no message between processes
// arrives.

const MEMBERS = 10;
const WRITES = 2000;
const LATER_MS = [0, 10, 30, 100];
const REFUSES_MS = 8000;
const LONG_MS = 1_200_000;

describeWithOwnRedis("what members wrote by one process, read by the other", () => {
  let world: TwoProcesses;
  let line: Line;
  beforeAll(async () => {
    world = await openTwoProcesses({
      crowd: 2 * MEMBERS,
      // Speed is not measured here.
      env: { REDIS_TIMEOUT_MS: "1000", GATEWAY_TIMEOUT_MS: "100000" },
      async toRedis(port) {
        line = await startLine(port);
        return line.port;
      },
    });
    await line.delayEvents(LONG_MS);
  });
  afterAll(async () => {
    await world.close();
    await line.close();
  });

  /**
   * A member writes until `isOver`; returns the count of writes and those that the other process
   * did not show.
   */
  async function goOn(
    member: number,
    isOver: (writes: number) => boolean,
    afterWrite: (writer: Visitor, reader: Visitor) => void,
  ) {
    const address = emailAddressOf(member);
    const browser = world.visitor();
    await enterCrowd(browser, member);
    let [reader, writer] = [world.pinned(browser, world.a), world.pinned(browser, world.b)];
    let page = await (await reader.send(PREFERENCES_FORM)).text();
    const wrong: string[] = [];
    let writes = 0;
    for (; !isOver(writes); writes += 1) {
      [reader, writer] = [writer, reader];
      const { status } = await address.change(writer, page);
      afterWrite(writer, reader);
      await sleep(LATER_MS[writes % LATER_MS.length]);
      const read = await reader.send(PREFERENCES_FORM);
      page = await read.text();
      const shown = address.shownBy(page);
      if (status !== 303 || read.status !== 200 || shown !== "current")
        wrong.push(`${status}, then ${read.status} and ${shown}`);
    }
    return { wrong, writes };
  }

  const allOf = async (going: readonly ReturnType<typeof goOn>[]) => {
    const gone = await Promise.all(going);
    const writes = gone.reduce((sum, each) => sum + each.writes, 0);
    if (process.env["FIGURES"] === "1") process.stdout.write(`${writes} writes\n`);
    return gone.flatMap(({ wrong }) => wrong);
  };
  const members = (first: number) => Array.from({ length: MEMBERS }, (_, at) => first + at);

  test(
    "is seen at once, which the store tells alone",
    async () => {
      const isOver = (writes: number) => writes >= WRITES / MEMBERS;
      const forget = ({ jar }: Visitor) => jar.delete(COOKIE.written);
      const going = members(1).map((each) => goOn(each, isOver, forget));
      expect(await allOf(going)).toEqual([]);
    },
    LONG_MS,
  );

  test("is seen at once while the store refuses writes", async () => {
    const refuse = (count: number) =>
      world.redis.ask((redis) => redis.config("SET", "min-replicas-to-write", count));
    let isOver = false;
    const going = members(MEMBERS + 1).map((each) => goOn(each, () => isOver, copyCookies));
    await sleep(1000);
    await refuse(1);
    await sleep(REFUSES_MS);
    await refuse(0);
    await sleep(2000);
    isOver = true;
    expect(await allOf(going)).toEqual([]);
  });
});
