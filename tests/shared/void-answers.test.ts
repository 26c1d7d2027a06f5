import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { createWaitBudget } from "#server/redis/patience.ts";
import { createSharedAnswers } from "#server/redis/shared-answers.ts";
import { describeWithOwnRedis, type RedisServer } from "#tests/harness/store/redis-server.ts";
import { PATIENT_MS, sharedStores } from "#tests/harness/store/shared-stores.ts";
import { eventually } from "#tests/harness/eventually.ts";

// What a write in one process invalidates on the store, and what it keeps.

const stores = sharedStores();
afterEach(stores.end);

const TOKEN = "token-of-the-member";
const [ACCOUNT, CLAIMS] = ["account?", 'claims/{type}?stype,s"medical"'];

async function processOn(server: RedisServer) {
  const answers = createSharedAnswers(await stores.storeOn(server));
  const find = async (session: string, call: string) => {
    const finding = await answers.find({
      session,
      token: TOKEN,
      call,
      written: null,
      budget: createWaitBudget(PATIENT_MS),
    });
    if (finding === null) throw new Error("the store is away");
    return finding;
  };
  /**
   * The stored answer of the gateway that other processes would read; undefined if there is none.
   */
  const read = async (session: string, call: string) => (await find(session, call)).answer?.text;
  const keep = async (session: string, call: string, text: string) => {
    (await find(session, call)).keep({ text, at: Date.now() });
    await eventually(async () => expect(await read(session, call)).toBe(text));
  };
  const drop = (session: string, paths?: readonly string[]) =>
    answers.drop(session, { id: randomUUID(), paths });
  return { ...answers, drop, find, read, keep };
}

/** The keys without expiry. */
const endlessOn = (server: RedisServer): Promise<readonly string[]> =>
  server.ask(async (redis) => {
    const keys = await redis.keys("*");
    const left = await Promise.all(keys.map((key) => redis.pttl(key)));
    return keys.filter((_, at) => left[at] === -1);
  });

describeWithOwnRedis("a store that is emptied under running processes", () => {
  test("gives every new key an expiry", async () => {
    const server = await stores.serve();
    const a = await processOn(server);
    const sessions = Array.from({ length: 5 }, () => randomUUID());
    for (const session of sessions) await a.keep(session, ACCOUNT, "account");
    await server.ask((redis) => redis.flushall());
    for (const session of sessions) await a.keep(session, CLAIMS, "claims");
    expect(await server.ask((redis) => redis.dbsize())).toBe(sessions.length);
    expect(await endlessOn(server)).toEqual([]);
  });
});

describeWithOwnRedis("a write", () => {
  test("makes void the answers that it names, and no others", async () => {
    const server = await stores.serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    const session = randomUUID();
    await a.keep(session, ACCOUNT, "account");
    await a.keep(session, CLAIMS, "claims");
    await a.drop(session, ["claims/{type}"]);
    expect(await b.read(session, CLAIMS)).toBeUndefined();
    expect(await b.read(session, ACCOUNT)).toBe("account");
    await b.keep(session, CLAIMS, "newer");
    expect(await a.read(session, CLAIMS)).toBe("newer");
  });

  test("keeps out an answer that was asked for before the write and stored after it", async () => {
    const server = await stores.serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    const session = randomUUID();
    await a.keep(session, ACCOUNT, "account");
    const [early, other] = [await b.find(session, CLAIMS), await b.find(session, "groups?")];
    await a.drop(session, ["claims/{type}"]);
    early.keep({ text: "old", at: Date.now() });
    other.keep({ text: "groups", at: Date.now() });
    // It is stored later on the same connection.
    await eventually(async () => expect(await a.read(session, "groups?")).toBe("groups"));
    expect(await a.read(session, CLAIMS)).toBeUndefined();
    // A later write of something else, or the end of the session, does not bring it back.
    await a.drop(session, ["account"]);
    expect(await a.read(session, CLAIMS)).toBeUndefined();
    await a.drop(session);
    early.keep({ text: "old", at: Date.now() });
    await b.keep(session, "groups?", "groups");
    expect(await a.read(session, CLAIMS)).toBeUndefined();
  });

  test("by a process without the session's key makes all its answers void", async () => {
    const server = await stores.serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    const session = randomUUID();
    await a.keep(session, ACCOUNT, "account");
    await b.drop(session, ["claims/{type}"]);
    expect(await a.read(session, ACCOUNT)).toBeUndefined();
  });

  test("leaves neither names of calls nor keys without expiry on the store", async () => {
    const server = await stores.serve();
    const a = await processOn(server);
    const session = randomUUID();
    await a.read(session, CLAIMS);
    await a.drop(session, ["claims/{type}"]);
    const [key = "", ...more] = await server.ask((redis) => redis.keys("*answers*"));
    expect(more).toEqual([]);
    const held = await server.ask((redis) => redis.hgetall(key));
    expect(Object.keys(held)).toHaveLength(1);
    expect(JSON.stringify(held)).not.toMatch(/claims|type/);
    expect(await endlessOn(server)).toEqual([]);
  });
});
