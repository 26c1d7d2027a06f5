import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { createRevocations } from "#server/session/store/revocation.ts";
import { describeWithOwnRedis } from "#tests/harness/store/redis-server.ts";
import { RING, sharedStores, untilOpen } from "#tests/harness/store/shared-stores.ts";

// Two processes, each with its own connection to one server.

const { serve, storeOn, end } = sharedStores();
afterEach(end);

async function processOn(server: { readonly url: string }) {
  const store = await storeOn(server);
  return { store, ...createRevocations(store, RING) };
}

describeWithOwnRedis("ended sessions of two processes", () => {
  test("a log-out by a process whose clock is ahead ends the session at once", async () => {
    const server = await serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    const session = randomUUID();
    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    await a.revoke(session).finally(() => clock.mockRestore());
    expect(await b.statusOf(session)).toBe("ended");
    expect(await (await processOn(server)).statusOf(session)).toBe("ended");
  });

  test("a broken connection does not close the next one", async () => {
    const server = await serve();
    const a = await processOn(server);
    server.pause();
    const asked = a.statusOf(randomUUID());
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
