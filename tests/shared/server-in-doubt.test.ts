import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { createSharedStore } from "#server/redis/store.ts";
import { createRevocations } from "#server/session/store/revocation.ts";
import { describeWithOwnRedis } from "#tests/harness/store/redis-server.ts";
import { OWN_HOST } from "#tests/harness/network/own-host.ts";
import {
  PATIENT_MS,
  RING,
  SECRETS,
  sharedStores,
  untilAway,
  untilOpen,
} from "#tests/harness/store/shared-stores.ts";
import { eventually } from "#tests/harness/eventually.ts";

// A server that is reachable but can't be trusted to know which sessions ended, or not yet.

const stores = sharedStores();
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await stores.end();
});

function start(url: string) {
  const onError = vi.fn<(error: unknown) => void>();
  const store = createSharedStore({
    address: { url, sentinels: [] },
    secrets: SECRETS,
    timeoutMs: PATIENT_MS,
    onChange: () => undefined,
    onError,
  });
  ends.push(() => store.close());
  return { store, onError, ...createRevocations(store, RING) };
}

/** A relay to a server that pretends to be this version. */
async function pretend(port: number, version: string): Promise<number> {
  const sockets = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(port, OWN_HOST);
    for (const each of [near, far]) sockets.add(each.on("error", () => each.destroy()));
    near.pipe(far);
    far.on("data", (part) => {
      const text = part.toString("latin1");
      // Of the same length, because the reply states it.
      const changed = text.replace(/(redis_version:)[\d.]+/, (line, name: string) =>
        `${name}${version}`.padEnd(line.length, "0"),
      );
      near.write(changed, "latin1");
    });
  });
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    relay.close();
  });
  await once(relay.listen(0, "127.0.0.1"), "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (relay.address() as AddressInfo).port;
}

describeWithOwnRedis("a process with a doubtful server", () => {
  test("that starts during an outage never calls a session live that another process ended", async () => {
    const server = await stores.serve();
    const running = createRevocations(await stores.storeOn(server), RING);
    const session = randomUUID();
    await server.kill();
    await running.revoke(session);
    const started = start(server.url);
    // It now retries more often than the other process, which has tried for seconds.
    await sleep(300);
    await server.restart();
    const statuses = new Set<string>();
    await eventually(async () => {
      statuses.add(await started.statusOf(session));
      expect(statuses).toContain("ended");
    });
    expect([...statuses]).toEqual(["unknown", "ended"]);
  });

  test("with a server that is too old reports that, and calls every session unknown", async () => {
    const server = await stores.serve();
    const started = start(`redis://127.0.0.1:${await pretend(server.port, "6.2.1")}`);
    await eventually(() =>
      expect(started.onError.mock.calls.flat().map(String)).toContain("StoreTooOldError"),
    );
    expect(await started.statusOf(randomUUID())).toBe("unknown");
  });

  test("with a read-only replica calls sessions unknown until the server takes writes", async () => {
    const server = await stores.serve();
    const [a, b] = [start(server.url), start(server.url)];
    for (const { store } of [a, b]) await untilOpen(store);
    const session = randomUUID();
    expect(await b.statusOf(session)).toBe("live");
    await server.ask((redis) => redis.replicaof("127.0.0.1", 1));
    for (const { store } of [a, b]) await untilAway(store);
    await a.revoke(session);
    expect(await b.statusOf(session)).toBe("unknown");
    await server.ask((redis) => redis.replicaof("NO", "ONE"));
    await untilOpen(b.store);
    expect(await b.statusOf(session)).toBe("ended");
  });

  test("writes ended sessions again to a server that lost its data, without new messages", async () => {
    const server = await stores.serve();
    const [a, b] = [start(server.url), start(server.url)];
    for (const { store } of [a, b]) await untilOpen(store);
    const session = randomUUID();
    await a.revoke(session);
    await eventually(() => expect(b.knowsEnded(session)).toBe(true));
    await server.restart();
    for (const { store } of [a, b]) await untilAway(store);
    for (const { store } of [a, b]) await untilOpen(store);
    expect(await server.ask((redis) => redis.dbsize())).toBe(1);
    // If every process messaged every other one, a large site would do little else.
    const stats = await server.ask((redis) => redis.info("commandstats"));
    expect(stats).toContain("cmdstat_eval");
    expect(stats).not.toContain("cmdstat_publish");
  });
});
