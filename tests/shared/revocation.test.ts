import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { ownersOf } from "#server/session/owners.ts";
import { createRevocations } from "#server/session/store/revocation.ts";
import { createSession } from "#server/session/session.ts";
import { describeWithOwnRedis, describeWithRedis } from "#tests/harness/store/redis-server.ts";
import {
  RING,
  sharedStores,
  untilAway,
  untilOpen,
  USUAL_MS,
} from "#tests/harness/store/shared-stores.ts";
import { eventually } from "#tests/harness/eventually.ts";

// Two processes, each with its own connection to one server.

// Random, as ids are, and new in each run.
const [S1, S2, REPLACED] = [randomUUID(), randomUUID(), randomUUID()];

const { serve, lend, storeOn, end, endAll } = sharedStores();
afterEach(end);
afterAll(endAll);

async function processOn(server: { readonly url: string }, timeoutMs?: number) {
  const store = await storeOn(server, timeoutMs);
  return { store, ...createRevocations(store, RING) };
}

describeWithRedis("ended sessions of two processes", () => {
  test("a log-out in one process ends the session in the other at once", async () => {
    const server = await lend();
    const [a, b] = [await processOn(server), await processOn(server)];
    expect(await b.statusOf(S1)).toBe("live");
    await a.revoke(S1);
    expect(await b.statusOf(S1)).toBe("ended");
    expect(await b.statusOf(S2)).toBe("live");
  });

  test("a log-out by a process whose clock is ahead ends the session at once", async () => {
    const server = await lend();
    const [a, b] = [await processOn(server), await processOn(server)];
    const session = randomUUID();
    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    await a.revoke(session).finally(() => clock.mockRestore());
    expect(await b.statusOf(session)).toBe("ended");
    expect(await (await processOn(server)).statusOf(session)).toBe("ended");
  });

  test("a replaced session stays live during its grace time, until a log-out ends it", async () => {
    const server = await lend();
    const [a, b] = [await processOn(server), await processOn(server)];
    await a.revoke(REPLACED, 60_000);
    expect(await b.statusOf(REPLACED)).toBe("live");
    await b.revoke(REPLACED);
    await a.revoke(REPLACED, 60_000);
    expect(await a.statusOf(REPLACED)).toBe("ended");
    const c = await processOn(server);
    expect(await c.statusOf(REPLACED)).toBe("ended");
  });
});

/** A session of one member that begins by this machine's clock. */
const sessionAt = (begun: number) =>
  createSession(
    "TOKEN",
    { memberKey: randomUUID(), role: null, issuedByRole: null },
    1,
    new Date(),
    {
      begun,
    },
  );

describeWithOwnRedis("ended sessions while the server fails", () => {
  test("sessions are unknown without the server, and those ended meanwhile stay ended when it is back", async () => {
    const server = await serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    // Of the member whose other sessions all end, on a machine whose clock is ahead.
    const ahead = sessionAt(Date.now() + 30_000);
    const owners = ownersOf(ahead);
    expect(await b.statusOf(ahead.id, ahead)).toBe("live");
    await server.kill();
    await untilAway(b.store);
    expect(await b.statusOf(S1)).toBe("unknown");
    await Promise.all([a.revoke(S1), a.endAllOf(owners)]);
    expect([await a.statusOf(S1), await a.statusOf(ahead.id, ahead)]).toEqual(["ended", "ended"]);
    expect(a.countUnshared()).toBe(2);
    await server.restart();
    await untilOpen(b.store);
    expect(await b.statusOf(S1)).toBe("ended");
    expect(await b.statusOf(S2)).toBe("live");
    expect(a.countUnshared()).toBe(0);
    // Also for a process that starts later, where the owner signs in again.
    const c = await processOn(server);
    for (const each of [b, c]) expect(await each.statusOf(ahead.id, ahead)).toBe("ended");
    const anew = { ...ahead, id: randomUUID(), begun: await c.beginAfter(owners, Date.now()) };
    for (const each of [a, b, c]) expect(await each.statusOf(anew.id, anew)).toBe("live");
    const keys = await server.ask((redis) => redis.keys("*"));
    expect(keys.join()).not.toContain(ahead.memberKey);
  });

  test("a server that lost its data gets the ended sessions from another process", async () => {
    const server = await serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    await a.revoke(S1);
    await eventually(() => expect(b.knowsEnded(S1)).toBe(true));
    await a.store.close();
    await server.restart();
    await untilOpen(b.store);
    const late = await processOn(server);
    expect(await late.statusOf(S1)).toBe("ended");
  });

  test("sessions are unknown while the server is paused, and a log-out meanwhile is known afterwards", async () => {
    const server = await serve();
    const [a, b] = [await processOn(server, USUAL_MS), await processOn(server, USUAL_MS)];
    server.pause();
    expect(await b.statusOf(S1)).toBe("unknown");
    const loggedOut = a.revoke(S1);
    await untilAway(a.store);
    server.resume();
    await loggedOut;
    expect(a.countUnshared()).toBe(0);
    await untilOpen(b.store);
    const statuses = new Set<string>();
    await eventually(async () => {
      statuses.add(await b.statusOf(S1));
      expect(statuses).toContain("ended");
    });
    expect(statuses).not.toContain("live");
  });

  test("a full server takes a log-out", async () => {
    const server = await serve("--maxmemory", "3mb", "--maxmemory-policy", "noeviction");
    const [a, b] = [await processOn(server), await processOn(server)];
    const refused = await server.ask(async (redis) => {
      for (let at = 0; ; at += 1) {
        const answer = await redis.set(`fill${at}`, "x".repeat(100_000)).catch(String);
        if (answer !== "OK") return answer;
      }
    });
    expect(refused).toContain("OOM");
    await a.revoke(S1);
    expect(a.countUnshared()).toBe(0);
    expect(await b.statusOf(S1)).toBe("ended");
    const late = await processOn(server);
    expect(await late.statusOf(S1)).toBe("ended");
  });

  test("the server's keys do not contain the session id", async () => {
    const server = await serve();
    const a = await processOn(server);
    await a.revoke("0f2c7c9e-secret-id");
    const keys = await server.ask((redis) => redis.keys("*"));
    expect(keys).toHaveLength(1);
    expect(keys.join()).not.toContain("secret-id");
  });

  test("a broken connection does not close the next one", async () => {
    const server = await serve();
    const a = await processOn(server);
    server.pause();
    const asked = a.statusOf(S1);
    await server.kill();
    await asked;
    await server.restart();
    await untilOpen(a.store);
    const away: boolean[] = [];
    // Longer than any connection may be silent.
    for (const began = performance.now(); performance.now() - began < 6000; await sleep(20)) {
      away.push(a.store.isOpen());
    }
    expect(away).not.toContain(false);
  });
});
