import { afterEach, expect, onTestFinished, test } from "vitest";
import { describeWithOwnRedis, type RedisServer } from "#tests/harness/store/redis-server.ts";
import { describeWithSentinel, startFailover } from "#tests/harness/store/sentinel.ts";
import { sharedStores, untilAway, untilOpen } from "#tests/harness/store/shared-stores.ts";

// A new address in REDIS_URL_FILE is used without a restart.

const stores = sharedStores();
afterEach(() => stores.end());

const USER = "dashboard";
const urlOf = ({ url }: Pick<RedisServer, "url">, password: string) =>
  url.replace("redis://", `redis://${USER}:${password}@`);

/** Sets the passwords of the user; others are removed. */
const allow = (server: RedisServer, ...passwords: readonly string[]) =>
  server.ask(async (redis) => {
    const given = passwords.map((each) => `>${each}`);
    await redis.acl("SETUSER", USER, "on", "resetpass", ...given, "~*", "&*", "+@all");
  });
/** Ends the connections of the user, and returns how many there were. */
const cut = (server: RedisServer) =>
  server.ask((redis) => redis.call("CLIENT", "KILL", "USER", USER));
const clientsOf = (server: RedisServer) =>
  server.ask(async (redis) => String(await redis.client("LIST")).split(`user=${USER} `).length - 1);

describeWithOwnRedis("a process whose store gets another URL", () => {
  test("keeps its connections when the URL has a new password, and uses that for new ones", async () => {
    const server = await stores.serve();
    await allow(server, "old", "new");
    const store = await stores.storeOn({ url: urlOf(server, "old") });
    await store.moveTo(urlOf(server, "new"));
    await allow(server, "new");
    expect(await store.ask((redis) => redis.ping())).toBe("PONG");
    expect(await cut(server)).toBe(2);
    await untilAway(store);
    await untilOpen(store);
    expect(await clientsOf(server)).toBe(2);
  });

  test("connects with the new password after the old one was refused", async () => {
    const server = await stores.serve();
    await allow(server, "old");
    const store = await stores.storeOn({ url: urlOf(server, "old") });
    await allow(server, "new");
    await cut(server);
    await untilAway(store);
    await store.moveTo(urlOf(server, "new"));
    await untilOpen(store);
    expect(await clientsOf(server)).toBe(2);
  });

  test("moves both connections to another server", async () => {
    const [from, to] = [await stores.serve(), await stores.serve()];
    for (const server of [from, to]) await allow(server, "old");
    const store = await stores.storeOn({ url: urlOf(from, "old") });
    await store.moveTo(urlOf(to, "old"));
    await untilAway(store);
    await untilOpen(store);
    await store.ask((redis) => redis.set("where", "here"));
    expect(await to.ask((redis) => redis.get("where"))).toBe("here");
    expect([await clientsOf(from), await clientsOf(to)]).toEqual([0, 2]);
  });
});

describeWithSentinel("a process that asks a sentinel where its store is", () => {
  test("uses the password of a new URL there", async () => {
    const servers = await startFailover();
    onTestFinished(() => servers.close());
    const { first, env } = servers;
    await allow(first, "old", "new");
    const url = env.REDIS_URL;
    const store = await stores.storeOn({
      url: urlOf({ url }, "old"),
      sentinels: [env.REDIS_SENTINELS],
    });
    await store.moveTo(urlOf({ url }, "new"));
    expect(await clientsOf(first)).toBe(2);
    await allow(first, "new");
    await cut(first);
    await untilAway(store);
    await untilOpen(store);
    expect(await clientsOf(first)).toBe(2);
  });
});
