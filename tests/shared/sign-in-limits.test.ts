import { randomBytes } from "node:crypto";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { createLimits, type AttemptResult, type AttemptVerdict } from "#server/limits/limits.ts";
import { keyRing, sharedSecret } from "#server/session/seal.ts";
import { startCluster } from "#tests/harness/store/redis-cluster.ts";
import { fill } from "#tests/harness/store/redis-content.ts";
import { describeWithOwnRedis, startRedis } from "#tests/harness/store/redis-server.ts";
import {
  PATIENT_MS,
  redisStores,
  untilNotThere,
  untilThere,
  USUAL_MS,
} from "#tests/harness/store/stores.ts";

// Limits on Redis, each process with its own store. All other promises of the limits:
// server/limits/limits.test.ts, and over HTTP tests/sessions/once.ts.

const RING = keyRing([randomBytes(32)]);
const stores = redisStores();
afterEach(() => stores.end());

/** A server that is stopped after the test. */
async function ending<Server extends { readonly stop: () => Promise<unknown> }>(
  starting: Promise<Server>,
): Promise<Server> {
  const server = await starting;
  onTestFinished(async () => void (await server.stop()));
  return server;
}

const BOUNDS = { perAddress: 4, perSubject: 3, windowS: 3600 };
/** Less of a window is left only after an hour. */
const LONG_S = 3000;

/** The limits of one more process on this server. */
async function processOn(
  served: Parameters<typeof stores.open>[0],
  given: Partial<typeof BOUNDS> = {},
  ring = RING,
) {
  const store = stores.open(served);
  await untilThere(store);
  const limits = createLimits(store, () => sharedSecret(ring, "sign-in limits"), PATIENT_MS);
  return { store, ...limits("sign-in", { ...BOUNDS, ...given }) };
}
type Process = Awaited<ReturnType<typeof processOn>>;

const attempt = (
  on: Process,
  address: string | null,
  subject: string,
  verdict: AttemptVerdict,
  answered: () => unknown = () => undefined,
) =>
  on.tryWithin(
    { address, purpose: "sign-in", subject },
    async () => {
      await answered();
      return verdict;
    },
    (given) => given,
  );
const waitOf = (tried: AttemptResult<unknown>) => (tried.kind === "limited" ? tried.wait : null);
const wrong = async (on: Process, subject: string) =>
  waitOf(await attempt(on, null, subject, "wrong"));
describeWithOwnRedis("sign-in limits of several processes", () => {
  test.each(["a server", "a cluster"])(
    "on %s wrong log-ins add up across processes, with old and rotated keys, and at the limit all refuse",
    async (where) => {
      const isCluster = where === "a cluster";
      const { url } = await (isCluster ? ending(startCluster()) : ending(startRedis()));
      const [older] = RING.keys;
      const rotated = keyRing([randomBytes(32), older]);
      const a = await processOn({ url, isCluster });
      const b = await processOn({ url, isCluster }, {}, rotated);
      for (const on of [a, b, a]) expect(await wrong(on, "sub")).toBeNull();
      for (const on of [a, b]) {
        const wait = await wrong(on, "sub");
        expect(wait).toBeGreaterThan(LONG_S);
        expect(wait).toBeLessThanOrEqual(BOUNDS.windowS);
      }
    },
  );

  test("without the server a process applies the limits alone, and keeps what it counted", async () => {
    const server = await ending(startRedis());
    const [a, b] = [await processOn(server), await processOn(server)];
    expect(await wrong(a, "sub")).toBeNull();
    await server.kill();
    await untilNotThere(b.store);
    for (let n = 0; n < 3; n += 1) expect(await wrong(b, "sub")).toBeNull();
    expect(await wrong(b, "sub")).toBeGreaterThan(LONG_S);
    expect(waitOf(await attempt(b, "office", "other", "right"))).toBeNull();
    await server.restart();
    await Promise.all([untilThere(a.store), untilThere(b.store)]);
    expect(await wrong(b, "sub")).toBeGreaterThan(LONG_S);
    expect(await wrong(a, "sub")).toBeNull();
  });

  test("an attempt during which the server falls silent is answered and counted", async () => {
    const server = await ending(startRedis());
    const a = await processOn({ url: server.url, timeoutMs: USUAL_MS }, { perSubject: 1 });
    expect(waitOf(await attempt(a, "home", "sub", "wrong", server.pause))).toBeNull();
    server.resume();
    await untilThere(a.store);
    expect(await wrong(a, "sub")).toBeGreaterThan(LONG_S);
  });

  test("with Redis out of memory the process alone applies the limits by address and by name", async () => {
    const server = await ending(startRedis());
    const a = await processOn(server);
    expect(await wrong(a, "sub")).toBeNull();
    await fill(server);
    for (let n = 0; n < 3; n += 1)
      expect(waitOf(await attempt(a, "home", "other", "wrong"))).toBeNull();
    expect(await wrong(a, "other")).toBeGreaterThan(LONG_S);
    expect(waitOf(await attempt(a, "home", "another", "wrong"))).toBeNull();
    expect(waitOf(await attempt(a, "home", "more", "right"))).toBeGreaterThan(LONG_S);
    expect(waitOf(await attempt(a, "office", "sub", "right"))).toBeNull();
  });
});
