import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyCookies } from "#tests/harness/pages/page-parts.ts";
import { emailAddressOf, enterCrowd, PREFERENCES_FORM } from "#tests/harness/load/crowd.ts";
import { describeWithOwnRedis } from "#tests/harness/store/redis-server.ts";
import { openTwoProcesses, type TwoProcesses } from "#tests/harness/processes/two-processes.ts";

// Members write through one process and read through the other.

const MEMBERS = 10;
const WRITES = 2000;
const LATER_MS = [0, 10, 30, 100];
const REFUSES_MS = 8000;
const LONG_MS = 1_200_000;

describeWithOwnRedis("what members wrote by one process, read by the other", () => {
  let world: TwoProcesses;
  beforeAll(async () => {
    world = await openTwoProcesses({
      crowd: 2 * MEMBERS,
      // Speed is not measured here.
      env: { REDIS_TIMEOUT_MS: "1000", GATEWAY_TIMEOUT_MS: "100000" },
    });
  });
  afterAll(() => world.close());

  /** A member writes until `isOver`; every write must be seen, or be refused as a whole. */
  async function goOn(member: number, isOver: (writes: number) => boolean) {
    const address = emailAddressOf(member);
    const browser = world.visitor();
    await enterCrowd(browser, member);
    let [reader, writer] = [world.pinned(browser, world.a), world.pinned(browser, world.b)];
    let page = await (await reader.send(PREFERENCES_FORM)).text();
    const wrong: string[] = [];
    const writes = { saved: 0, refused: 0 };
    for (let at = 0; !isOver(at); at += 1) {
      [reader, writer] = [writer, reader];
      const { status } = await address.change(writer, page);
      // As in one browser, which keeps a refused form.
      copyCookies(writer, reader);
      writes[status === 303 ? "saved" : "refused"] += 1;
      await sleep(LATER_MS[at % LATER_MS.length]);
      const read = await reader.send(PREFERENCES_FORM);
      page = await read.text();
      const shown = address.shownBy(page);
      const isRight = status === 303 ? shown === "current" : status === 503 && shown !== "other";
      if (!isRight || read.status !== 200)
        wrong.push(`${status}, then ${read.status} and ${shown}`);
    }
    return { wrong, ...writes };
  }

  /** How many writes were refused; the gateway must have got each of the others, and no more. */
  async function expectAllRight(going: readonly ReturnType<typeof goOn>[]): Promise<number> {
    const before = (await world.calls()).length;
    const gone = await Promise.all(going);
    const sum = (which: "saved" | "refused") => gone.reduce((all, each) => all + each[which], 0);
    const sent = (await world.calls()).slice(before).filter(({ method }) => method === "PUT");
    if (process.env["FIGURES"] === "1")
      process.stdout.write(
        `${sum("saved")} saved, ${sum("refused")} refused, ${sent.length} sent\n`,
      );
    expect(gone.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(sent).toHaveLength(sum("saved"));
    return sum("refused");
  }
  const members = (first: number) => Array.from({ length: MEMBERS }, (_, at) => first + at);

  test(
    "is seen at once",
    async () => {
      const isOver = (writes: number) => writes >= WRITES / MEMBERS;
      expect(await expectAllRight(members(1).map((each) => goOn(each, isOver)))).toBe(0);
    },
    LONG_MS,
  );

  test("is seen at once, or answered 503 and not sent, while the store refuses writes", async () => {
    const refuse = (count: number) =>
      world.redis.ask((redis) => redis.config("SET", "min-replicas-to-write", count));
    let isOver = false;
    const right = expectAllRight(members(MEMBERS + 1).map((each) => goOn(each, () => isOver)));
    await sleep(1000);
    await refuse(1);
    await sleep(REFUSES_MS);
    await refuse(0);
    await sleep(2000);
    isOver = true;
    expect(await right).toBeGreaterThan(0);
  });
});
