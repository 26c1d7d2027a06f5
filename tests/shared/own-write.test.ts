import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { answeringOn } from "#tests/harness/store/answering.ts";
import { eventually } from "#tests/harness/eventually.ts";
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

describeWithOwnRedis("a member's write", () => {
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
