import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { answeringOn } from "#tests/harness/store/answering.ts";
import { eventually } from "#tests/harness/eventually.ts";
import { startLine } from "#tests/harness/load/line.ts";
import { OWN_HOST } from "#tests/harness/network/own-host.ts";
import { describeWithOwnRedis, type RedisServer } from "#tests/harness/store/redis-server.ts";
import { sharedStores } from "#tests/harness/store/shared-stores.ts";

// A write through one process is what the other reads next, even where the message about it is
// lost.

const stores = sharedStores();
afterEach(stores.end);

/** Answers are stored in the background. */
const isStored = (server: RedisServer, count: number) =>
  eventually(async () => {
    const [key = ""] = await server.ask((redis) => redis.keys("*answers*"));
    expect(await server.ask((redis) => redis.hlen(key))).toBe(count);
  });

type Answering = Awaited<ReturnType<typeof answeringOn>>;

/** The reads by one process after a write by the other that did not show that write. */
async function readAfterWrites(a: Answering, b: Answering, writes: number) {
  const session = randomUUID();
  const wrong: string[] = [];
  await b.read(session, "write 0");
  for (let nth = 1; nth <= writes; nth += 1) {
    await a.cache.drop(session, ["account"]);
    await sleep([0, 10, 30, 100][nth % 4]);
    const { value } = await b.read(session, `write ${nth}`);
    if (value !== `write ${nth}`) wrong.push(`${String(value)} after write ${nth}`);
  }
  // The answer is kept from then on.
  const { asked } = await b.read(session, "asked again");
  return asked === 0 ? wrong : [...wrong, "asked again"];
}

describeWithOwnRedis("a member's write", () => {
  test("is read at once by a process whose messages are late", async () => {
    const server = await stores.serve();
    const line = await startLine(server.port);
    try {
      const late = { url: `redis://${OWN_HOST}:${line.port}/0` };
      const [a, b] = [await answeringOn(stores, server), await answeringOn(stores, late)];
      await line.delayEvents(60_000);
      expect(await readAfterWrites(a, b, 40)).toEqual([]);
    } finally {
      await line.close();
    }
  });

  test("a read after a write does not join a load from before the write", async () => {
    const server = await stores.serve();
    const [a, b] = [await answeringOn(stores, server), await answeringOn(stores, server)];
    const session = randomUUID();
    const slow = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<void>();
    const early = b.read(session, () => {
      begun.resolve();
      return slow.promise;
    });
    await begun.promise;
    await a.cache.drop(session, ["account"]);
    expect((await b.read(session, "new")).value).toBe("new");
    slow.resolve("old");
    expect((await early).value).toBe("old");
    expect((await b.read(session, "newer")).value).toBe("new");
  });

  test("an unknown last write makes every earlier answer void", async () => {
    const server = await stores.serve();
    const [a, b, c] = [
      await answeringOn(stores, server),
      await answeringOn(stores, server),
      await answeringOn(stores, server),
    ];
    const session = randomUUID();
    const claims = { call: "claims?" };
    for (const options of [{}, claims]) await a.read(session, "old", options);
    await isStored(server, 2);
    // It knows the session, so it names the answers that it invalidates.
    await c.read(session, "new");
    // The key of a process that ended before it could tell the store.
    const lost = randomUUID();
    const asOf = await c.asOf(session, lost);
    const written = await c.cache.drop(session, ["claims"], asOf);
    expect((await b.read(session, "new", { written })).value).toBe("new");
  });
});
