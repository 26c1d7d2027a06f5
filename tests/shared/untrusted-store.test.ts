import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { EVENTS_CHANNEL } from "#server/redis/events.ts";
import { createWaitBudget } from "#server/redis/patience.ts";
import { createSharedAnswers } from "#server/redis/shared-answers.ts";
import { createRevocations } from "#server/session/store/revocation.ts";
import { describeWithOwnRedis, type RedisServer } from "#tests/harness/store/redis-server.ts";
import {
  PATIENT_MS,
  RING,
  sharedStores,
  untilAway,
  untilOpen,
} from "#tests/harness/store/shared-stores.ts";
import { eventually } from "#tests/harness/eventually.ts";

// A store that another program writes to, and one that refuses commands of one key.

const stores = sharedStores();
afterEach(stores.end);

async function processOn(server: RedisServer) {
  const store = await stores.storeOn(server);
  return { store, ...createRevocations(store, RING), answers: createSharedAnswers(store) };
}

const aWrite = () => ({ id: randomUUID(), paths: ["account"] });
const LARGE = "x".repeat(30_000_000);

const answersKey = (session: string) => `member-dashboard:answers:${session}`;

/** Bytes that the server has sent to all clients. */
const sentBy = (server: RedisServer): Promise<number> =>
  server.ask(async (redis) => {
    const stats = await redis.info("stats");
    return Number(/total_net_output_bytes:(\d+)/.exec(stats)?.[1]);
  });

describeWithOwnRedis("a store that another program writes to", () => {
  test("cannot undo a log-out by lost keys or forged messages", async () => {
    const server = await stores.serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    const session = randomUUID();
    const told = await server.ask(async (redis) => {
      const heard = Promise.withResolvers<string>();
      await redis.subscribe(EVENTS_CHANNEL);
      redis.on("message", (_channel, text) => heard.resolve(text));
      await a.revoke(session);
      return heard.promise;
    });
    await eventually(() => expect(b.knowsEnded(session)).toBe(true));
    await server.ask((redis) => redis.flushall());
    const [signature = "", body = ""] = told.split(/ (.*)/);
    const later = body.replace('"at":0', '"at":99999999999').replace('"n":1', '"n":2');
    const madeUp = [
      told,
      body,
      `${signature} ${later}`,
      later,
      `, ${later}`,
      "x".repeat(100_000),
      "",
    ];
    for (const text of madeUp) await server.ask((redis) => redis.publish(EVENTS_CHANNEL, text));
    await eventually(() => expect(b.store.countRefusedEvents()).toBe(madeUp.length));
    expect(await b.statusOf(session)).toBe("ended");
    // True values still arrive.
    const other = randomUUID();
    await a.revoke(other);
    await eventually(() => expect(b.knowsEnded(other)).toBe(true));
  });

  test("with answers of 30 MB or another type loses these, and takes the next", async () => {
    const server = await stores.serve();
    const { answers } = await processOn(server);
    const [large, odd] = [randomUUID(), randomUUID()];
    const find = async (session: string) =>
      answers.find({
        session,
        token: "token-of-the-member",
        call: "account?",
        written: null,
        budget: createWaitBudget(PATIENT_MS),
      });
    const keep = async (session: string) => {
      (await find(session))?.keep({ text: "account", at: Date.now() });
      await eventually(async () => expect((await find(session))?.answer?.text).toBe("account"));
    };
    await keep(large);
    await server.ask(async (redis) => {
      for (const field of await redis.hkeys(answersKey(large))) {
        await redis.hset(answersKey(large), field, LARGE);
      }
      await redis.set(answersKey(odd), "text");
    });
    const before = await sentBy(server);
    expect((await find(large))?.answer).toBeNull();
    expect(await find(odd)).toBeNull();
    expect((await sentBy(server)) - before).toBeLessThan(1_000_000);
    for (const session of [large, odd]) {
      await answers.drop(session, aWrite());
      await keep(session);
    }
    expect(answers.countPending()).toBe(0);
  });
});

describeWithOwnRedis("a store that takes no writes when it is back", () => {
  test("opens although one log-out is not written, and running processes know the log-out", async () => {
    const server = await stores.serve("--min-replicas-to-write", "1");
    const [a, b] = [await processOn(server), await processOn(server)];
    const [session, other] = [randomUUID(), randomUUID()];
    await server.kill();
    for (const { store } of [a, b]) await untilAway(store);
    await Promise.all([a.revoke(session), a.answers.drop(other, aWrite())]);
    await server.restart();
    for (const { store } of [a, b]) await untilOpen(store);
    expect([a.countUnshared(), a.answers.countPending()]).toEqual([1, 1]);
    expect(await b.statusOf(session)).toBe("ended");
    expect(await a.statusOf(other)).toBe("live");
  });
});
