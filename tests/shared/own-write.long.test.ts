import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "#tests/harness/eventually.ts";
import { emailAddressOf, enterCrowd, PREFERENCES_FORM } from "#tests/harness/load/crowd.ts";
import { copyCookies } from "#tests/harness/pages/page-parts.ts";
import { openTwoProcesses, type TwoProcesses } from "#tests/harness/processes/two-processes.ts";
import { describeWithOwnRedis } from "#tests/harness/store/redis-server.ts";

// Members write through one process and read through the other.

const MEMBERS = 10;
/** Writes in each phase: before the store refuses them, meanwhile, and afterwards. */
const WRITES = 100;

describeWithOwnRedis("what members write by one process and read by the other", () => {
  let world: TwoProcesses;
  beforeAll(async () => {
    world = await openTwoProcesses({
      crowd: MEMBERS,
      // Speed is not measured here.
      env: { REDIS_TIMEOUT_MS: "3000", GATEWAY_TIMEOUT_MS: "100000" },
    });
  });
  afterAll(() => world.close());

  async function enterPair(member: number) {
    const browser = world.visitor();
    await enterCrowd(browser, member);
    const pair = [world.pinned(browser, world.a), world.pinned(browser, world.b)] as const;
    return { address: emailAddressOf(member), pair };
  }

  test("is seen at once, or answered 503 and not sent, while the store refuses writes", async () => {
    const members = await Promise.all(
      Array.from({ length: MEMBERS }, (_, at) => enterPair(at + 1)),
    );
    const count = { saved: 0, refused: 0 };
    const wrong: string[] = [];
    const over = new AbortController();

    /** A member writes by turns in both processes; every write must be seen, or refused as a whole. */
    async function goOn({ address, pair }: Awaited<ReturnType<typeof enterPair>>) {
      let [reader, writer] = pair;
      let page = await (await reader.send(PREFERENCES_FORM)).text();
      while (!over.signal.aborted) {
        [reader, writer] = [writer, reader];
        const { status } = await address.change(writer, page);
        // As in one browser, which keeps a refused form.
        copyCookies(writer, reader);
        const read = await reader.send(PREFERENCES_FORM);
        page = await read.text();
        const shown = address.shownBy(page);
        const isRight = status === 303 ? shown === "current" : status === 503 && shown !== "other";
        if (!isRight || read.status !== 200)
          wrong.push(`${status}, then ${read.status} and ${shown}`);
        count[status === 303 ? "saved" : "refused"] += 1;
      }
    }
    const refuse = (replicas: number) =>
      world.redis.ask((redis) => redis.config("SET", "min-replicas-to-write", replicas));
    const untilMore = (which: keyof typeof count) => {
      const least = count[which] + WRITES;
      return eventually(() => expect(count[which]).toBeGreaterThanOrEqual(least));
    };

    const before = (await world.calls()).length;
    const going = Promise.all(members.map(goOn));
    await untilMore("saved");
    await refuse(1);
    await untilMore("refused");
    await refuse(0);
    await untilMore("saved");
    over.abort();
    await going;
    const sent = (await world.calls()).slice(before).filter(({ method }) => method === "PUT");
    expect(wrong).toEqual([]);
    expect(sent).toHaveLength(count.saved);
  });
});
