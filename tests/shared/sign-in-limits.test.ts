import { randomBytes, randomUUID } from "node:crypto";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { createLimits, type AttemptResult, type AttemptVerdict } from "#server/limits/limits.ts";
import { keyRing, sharedSecret } from "#server/session/seal.ts";
import { startCluster } from "#tests/harness/store/redis-cluster.ts";
import { contentOf, fill } from "#tests/harness/store/redis-content.ts";
import {
  describeWithOwnRedis,
  describeWithRedis,
  startRedis,
  useRedis,
} from "#tests/harness/store/redis-server.ts";
import {
  PATIENT_MS,
  redisStores,
  untilNotThere,
  untilThere,
  USUAL_MS,
} from "#tests/harness/store/stores.ts";

// Limits on Redis, each process with its own store. All other promises of the limits:
// server/limits/limits.test.ts.

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

const BOUNDS = { perAddress: 1000, perSubject: 20, windowS: 3600 };
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
/** New names, since the server may be shared. */
const someone = () => `sub-${randomUUID()}`;

/** Wrong attempts add up, a right one resets them, and at the limit both processes refuse. */
async function expectOneCount([a, b]: readonly [Process, Process]) {
  const name = someone();
  for (const on of [a, b, a]) expect(await wrong(on, name)).toBeNull();
  expect(waitOf(await attempt(b, null, name, "right"))).toBeNull();
  for (const on of [a, b, a, b]) expect(await wrong(on, name)).toBeNull();
  for (const on of [a, b]) {
    const wait = await wrong(on, name);
    expect(wait).toBeGreaterThan(LONG_S);
    expect(wait).toBeLessThanOrEqual(BOUNDS.windowS);
  }
}

describeWithRedis("sign-in limits of two processes", () => {
  test("wrong log-ins add up across processes, and a right one resets its username", async () => {
    const server = await ending(useRedis());
    const given = { perSubject: 4 };
    await expectOneCount([await processOn(server, given), await processOn(server, given)]);
  });

  test("of 1,000 wrong log-ins at once for one username, exactly the limit reaches the gateway", async () => {
    const server = await ending(useRedis());
    const both = [await processOn(server), await processOn(server)];
    const name = someone();
    let asked = 0;
    const tries = Array.from({ length: 500 }, () =>
      both.map((on) => attempt(on, someone(), name, "wrong", () => (asked += 1))),
    );
    const outcomes = await Promise.all(tries.flat());
    expect(asked).toBe(BOUNDS.perSubject);
    expect(outcomes.filter(({ kind }) => kind === "limited")).toHaveLength(1000 - asked);
  });

  test("processes with rotated and old keys count together", async () => {
    const server = await ending(useRedis());
    const [older] = RING.keys;
    const given = { perSubject: 2 };
    const a = await processOn(server, given);
    const b = await processOn(server, given, keyRing([randomBytes(32), older]));
    const name = someone();
    for (const on of [a, b]) expect(await wrong(on, name)).toBeNull();
    for (const on of [a, b]) expect(await wrong(on, name)).toBeGreaterThan(0);
  });
});

describeWithOwnRedis("sign-in limits on a server of their own", () => {
  const GIVEN = { perAddress: 4, perSubject: 3 };

  test("in a cluster wrong log-ins add up across processes", async () => {
    const { url } = await ending(startCluster());
    const [cluster, given] = [{ url, isCluster: true }, { perSubject: 4 }];
    await expectOneCount([await processOn(cluster, given), await processOn(cluster, given)]);
  });

  test("without the server a process applies the limits alone, and keeps what it counted", async () => {
    const server = await ending(startRedis());
    const [a, b] = [await processOn(server, GIVEN), await processOn(server, GIVEN)];
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

  test("with a full server the process applies both limits", async () => {
    const server = await ending(startRedis());
    const a = await processOn(server, GIVEN);
    expect(await wrong(a, "sub")).toBeNull();
    await fill(server);
    for (let n = 0; n < 3; n += 1)
      expect(waitOf(await attempt(a, "home", "other", "wrong"))).toBeNull();
    expect(await wrong(a, "other")).toBeGreaterThan(LONG_S);
    expect(waitOf(await attempt(a, "home", "another", "wrong"))).toBeNull();
    expect(waitOf(await attempt(a, "home", "more", "right"))).toBeGreaterThan(LONG_S);
    expect(waitOf(await attempt(a, "office", "sub", "right"))).toBeNull();
  });

  test("the server's data name no person, and each key expires with the window", async () => {
    const server = await ending(startRedis());
    const a = await processOn(server);
    await attempt(a, "203.0.113.77", "jordan.sentinel", "wrong");
    const content = await contentOf(server);
    expect(content.match(/limit:sign-in:(name|address):/g)).toHaveLength(2);
    expect(content).not.toMatch(/jordan|sentinel|203\.0|0\.113/i);
    const left = await server.ask(async (redis) =>
      Promise.all((await redis.keys("*")).map((key) => redis.ttl(key))),
    );
    for (const each of left) {
      expect(each).toBeGreaterThan(LONG_S);
      expect(each).toBeLessThanOrEqual(BOUNDS.windowS);
    }
  });
});
