import { randomBytes } from "node:crypto";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { createLimits, type AttemptVerdict } from "#server/limits/limits.ts";
import { keyRing, sharedSecret } from "#server/session/seal.ts";
import { startCluster } from "#tests/harness/store/redis-cluster.ts";
import { describeWithOwnRedis, startRedis } from "#tests/harness/store/redis-server.ts";
import { PATIENT_MS, redisStores, untilThere } from "#tests/harness/store/stores.ts";

// Limits on Redis, each process with its own store. All other promises of the limits, also without
// a store: server/limits/limits.test.ts, and over HTTP tests/sessions/once.ts.

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
async function processOn(served: Parameters<typeof stores.open>[0], ring = RING) {
  const store = stores.open(served);
  await untilThere(store);
  const limits = createLimits(store, () => sharedSecret(ring, "sign-in limits"), PATIENT_MS);
  return limits("sign-in", BOUNDS);
}
type Process = Awaited<ReturnType<typeof processOn>>;

const wrong = async (on: Process, subject: string) => {
  const tried = await on.tryWithin(
    { address: null, purpose: "sign-in", subject },
    async (): Promise<AttemptVerdict> => "wrong",
    (given) => given,
  );
  return tried.kind === "limited" ? tried.wait : null;
};

describeWithOwnRedis("sign-in limits of several processes", () => {
  test.each(["a server", "a cluster"])(
    "on %s wrong log-ins add up across processes, with old and rotated keys, and at the limit all refuse",
    async (where) => {
      const isCluster = where === "a cluster";
      const { url } = await (isCluster ? ending(startCluster()) : ending(startRedis()));
      const [older] = RING.keys;
      const rotated = keyRing([randomBytes(32), older]);
      const a = await processOn({ url, isCluster });
      const b = await processOn({ url, isCluster }, rotated);
      for (const on of [a, b, a]) expect(await wrong(on, "sub")).toBeNull();
      for (const on of [a, b]) {
        const wait = await wrong(on, "sub");
        expect(wait).toBeGreaterThan(LONG_S);
        expect(wait).toBeLessThanOrEqual(BOUNDS.windowS);
      }
    },
  );
});
