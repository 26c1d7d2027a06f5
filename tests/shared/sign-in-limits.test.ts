import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { keyRing } from "#server/session/key-ring.ts";
import {
  createAttemptLimits,
  type AttemptResult,
  type AttemptVerdict,
} from "#server/session/limits/attempt-limits.ts";
import { describeWithOwnRedis, describeWithRedis } from "#tests/harness/store/redis-server.ts";
import {
  contentOf,
  fill,
  sharedStores,
  untilAway,
  untilOpen,
  USUAL_MS,
} from "#tests/harness/store/shared-stores.ts";
import { eventually } from "#tests/harness/eventually.ts";

// Two processes, each with its own connection to one server.

const RING = keyRing([randomBytes(32)]);
const { serve, lend, storeOn, end, endAll } = sharedStores();

afterEach(end);
afterAll(endAll);

const SETTINGS = {
  perAddress: 1000,
  perSubject: 20,
  windowS: 3600,
  gatewayTimeoutMs: 60_000,
};
/** Less of a window is left only after an hour. */
const LONG_S = 3000;

async function processOn(
  server: { readonly url: string },
  given: Partial<typeof SETTINGS> = {},
  { ring = RING, timeoutMs }: { ring?: typeof RING; timeoutMs?: number } = {},
) {
  const store = await storeOn(server, timeoutMs);
  return { store, ...createAttemptLimits({ ...SETTINGS, ...given }, { store, ring }) };
}
type Process = Awaited<ReturnType<typeof processOn>>;

/** New names and addresses, since the server may be shared. */
const someone = () => `sub-${randomUUID()}`;
const somewhere = () => `host-${randomUUID()}`;

const attempt = (
  on: Process,
  address: string | null,
  subject: string,
  verdict: AttemptVerdict,
  answered: () => Promise<unknown> = () => Promise.resolve(),
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

/** Attempts that the gateway answers on `release`, after each has begun. */
async function hold(on: Process, sources: readonly (readonly [string | null, string])[]) {
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const answered = () => {
    begun += 1;
    return gate.promise;
  };
  const held = sources.map(([address, name]) => attempt(on, address, name, "uncounted", answered));
  await eventually(() => expect(begun).toBe(sources.length));
  return { held: Promise.all(held), release: gate.resolve };
}

/** An attempt that found no free place has asked more than once. */
const isWaiting = ({ store }: Process, atLeast = 1) =>
  eventually(() => expect(store.asked()).toBeGreaterThan(atLeast));

/**
 * Simultaneous attempts, in turn at each process; the gateway answers none before so many are under
 * way. Returns the total and the peak of gateway calls.
 */
async function rush(
  on: readonly Process[],
  atOnce: number,
  tries: readonly (readonly [string | null, string, AttemptVerdict])[],
) {
  const seen = { asked: 0, limited: 0, atMost: 0 };
  const gate = Promise.withResolvers<void>();
  let underWay = 0;
  const answered = async () => {
    seen.asked += 1;
    underWay += 1;
    seen.atMost = Math.max(seen.atMost, underWay);
    if (underWay === atOnce) gate.resolve();
    await gate.promise;
    await sleep(5);
    underWay -= 1;
  };
  const outcomes = await Promise.all(
    tries.map(([address, name, verdict], n) => {
      const at = on[n % on.length];
      if (at === undefined) throw new RangeError("no process");
      return attempt(at, address, name, verdict, answered);
    }),
  );
  seen.limited = outcomes.filter(({ kind }) => kind === "limited").length;
  return seen;
}

const times = <Made>(count: number, make: (n: number) => Made): Made[] =>
  Array.from({ length: count }, (_, n) => make(n));

describeWithRedis("sign-in limits of two processes", () => {
  test("of 1,000 wrong log-ins for one username, exactly the limit reaches the gateway", async () => {
    const server = await lend();
    const both = [await processOn(server), await processOn(server)];
    const name = someone();
    const guesses = times(1000, () => [null, name, "wrong"] as const);
    expect(await rush(both, 20, guesses)).toMatchObject({ asked: 20, limited: 980 });
    expect(await rush(both, 1, guesses.slice(0, 30))).toMatchObject({ asked: 0, limited: 30 });
  });

  test("of 1,000 wrong log-ins from one address, exactly the limit reaches the gateway", async () => {
    const server = await lend();
    const given = { perAddress: 100 };
    const both = [await processOn(server, given), await processOn(server, given)];
    const [office, name] = [somewhere(), someone()];
    const guesses = times(1000, (n) => [office, `${name}-${n}`, "wrong"] as const);
    expect(await rush(both, 100, guesses)).toMatchObject({ asked: 100, limited: 900 });
  });

  test("all right log-ins reach the gateway, never more at once than the limit", async () => {
    const server = await lend();
    const given = { perAddress: 10 };
    const both = [await processOn(server, given), await processOn(server, given)];
    const [office, name] = [somewhere(), someone()];
    const members = times(200, (n) => [office, `${name}-${n}`, "right"] as const);
    expect(await rush(both, 10, members)).toEqual({ asked: 200, limited: 0, atMost: 10 });
  });

  test("wrong log-ins add up across processes, and a right one resets its username", async () => {
    const server = await lend();
    const given = { perSubject: 4 };
    const [a, b] = [await processOn(server, given), await processOn(server, given)];
    const name = someone();
    for (const on of [a, b, a]) expect(await wrong(on, name)).toBeNull();
    expect(waitOf(await attempt(b, null, name, "right"))).toBeNull();
    for (const on of [a, b, a, b]) expect(await wrong(on, name)).toBeNull();
    for (const on of [a, b]) {
      const wait = await wrong(on, name);
      expect(wait).toBeGreaterThan(LONG_S);
      expect(wait).toBeLessThanOrEqual(SETTINGS.windowS);
    }
  });

  test("an attempt waits while another process has the last place, and then goes on", async () => {
    const server = await lend();
    const given = { perSubject: 1 };
    const [a, b] = [await processOn(server, given), await processOn(server, given)];
    const name = someone();
    const { held, release } = await hold(a, [[null, name]]);
    const ended = vi.fn<() => void>();
    const waiting = attempt(b, null, name, "wrong").finally(ended);
    await isWaiting(b, 5);
    expect(ended).not.toHaveBeenCalled();
    release();
    expect((await held).map(waitOf)).toEqual([null]);
    expect(waitOf(await waiting)).toBeNull();
    expect(await wrong(a, name)).toBeGreaterThan(LONG_S);
  });

  test("processes with rotated and old keys count together", async () => {
    const server = await lend();
    const [older] = RING.keys;
    const given = { perSubject: 2 };
    const a = await processOn(server, given);
    const b = await processOn(server, given, {
      ring: keyRing([randomBytes(32), older]),
    });
    const name = someone();
    for (const on of [a, b]) expect(await wrong(on, name)).toBeNull();
    for (const on of [a, b]) expect(await wrong(on, name)).toBeGreaterThan(0);
  });
});

describeWithOwnRedis("sign-in limits of two processes while the server fails", () => {
  const GIVEN = { perSubject: 3 };

  test("an attempt waits for a limited time, and the place of a dead process expires", async () => {
    const server = await serve();
    const given = { perSubject: 1 };
    // Of the two, one waits for a second, the other holds its place for minutes.
    const a = await processOn(server, given);
    const b = await processOn(server, { ...given, gatewayTimeoutMs: 100 });
    await hold(a, [[null, "sub"]]);
    await a.store.close();
    expect(await Promise.all([wrong(b, "sub"), wrong(b, "sub")])).toEqual([2, 2]);
    await server.ask(async (redis) => {
      const [busy = "", ...more] = await redis.keys("*:busy:*");
      expect(more).toEqual([]);
      const [place = "", until] = await redis.zrange(busy, 0, -1, "WITHSCORES");
      const [seconds] = await redis.time();
      const left = Number(until) / 1000 - Number(seconds);
      expect([left > 0, left < 5 * (SETTINGS.gatewayTimeoutMs / 1000)]).toEqual([true, true]);
      // As if that time were over.
      await redis.zadd(busy, 1, place);
    });
    expect(await wrong(b, "sub")).toBeNull();
    expect(await wrong(b, "sub")).toBeGreaterThan(LONG_S);
  });

  test("without the server each process applies the limits alone, without waits", async () => {
    const server = await serve();
    const [a, b] = [await processOn(server, GIVEN), await processOn(server, GIVEN)];
    expect(await wrong(a, "sub")).toBeNull();
    await server.kill();
    await untilAway(b.store);
    for (let n = 0; n < 3; n += 1) expect(await wrong(b, "sub")).toBeNull();
    expect(await wrong(b, "sub")).toBeGreaterThan(LONG_S);
    expect(waitOf(await attempt(b, null, "other", "right"))).toBeNull();
    await server.restart();
    await untilOpen(b.store);
    await untilOpen(a.store);
    // The counts made here during the outage stay, and only here.
    expect(await wrong(b, "sub")).toBeGreaterThan(LONG_S);
    expect(await wrong(a, "sub")).toBeNull();
  });

  test("an attempt during which the server falls silent is answered and counted", async () => {
    const server = await serve();
    const given = { perSubject: 1 };
    const a = await processOn(server, given, { timeoutMs: USUAL_MS });
    const fallSilent = async () => server.pause();
    expect(waitOf(await attempt(a, null, "sub", "wrong", fallSilent))).toBeNull();
    expect(await wrong(a, "sub")).toBeGreaterThan(LONG_S);
    server.resume();
    await untilOpen(a.store);
    expect(await wrong(a, "sub")).toBeGreaterThan(LONG_S);
  });

  test("attempts that wait for a place go on when the server is lost", async () => {
    const server = await serve();
    const given = { perSubject: 1 };
    const [a, b] = [await processOn(server, given), await processOn(server, given)];
    const { held, release } = await hold(a, [[null, "sub"]]);
    const waiting = [attempt(b, null, "sub", "right"), attempt(b, null, "sub", "right")];
    await isWaiting(b);
    await server.kill();
    expect((await Promise.all(waiting)).map(waitOf)).toEqual([null, null]);
    release();
    expect((await held).map(waitOf)).toEqual([null]);
  });

  test("with a full server each process applies the limits", async () => {
    const server = await serve();
    const a = await processOn(server, GIVEN);
    expect(await wrong(a, "sub")).toBeNull();
    await fill(server);
    for (let n = 0; n < 3; n += 1) expect(await wrong(a, "other")).toBeNull();
    expect(await wrong(a, "other")).toBeGreaterThan(LONG_S);
    expect(waitOf(await attempt(a, null, "sub", "right"))).toBeNull();
  });

  test("the server's data name no person, and each key expires with the window", async () => {
    const server = await serve();
    const a = await processOn(server);
    const first = Promise.withResolvers<void>();
    const held = attempt(a, "203.0.113.77", "jordan.sentinel", "wrong", () => first.promise);
    expect(waitOf(await attempt(a, "203.0.113.77", "jordan.sentinel", "wrong"))).toBeNull();
    const content = await contentOf(server);
    expect(content.match(/limit:(name|address):(wrong|busy)/g)).toHaveLength(4);
    expect(content).not.toMatch(/jordan|sentinel|203\.0|0\.113/i);
    first.resolve();
    await held;
    const left = await server.ask(async (redis) => {
      const keys = await redis.keys("*");
      return Promise.all(keys.map((key) => redis.ttl(key)));
    });
    expect(left).not.toEqual([]);
    // No key is without an end.
    for (const each of left) {
      expect(each).toBeGreaterThan(0);
      expect(each).toBeLessThanOrEqual(SETTINGS.windowS);
    }
  });

  test("300 waiting attempts ask the server as seldom as one", async () => {
    const server = await serve();
    const given = { perAddress: 100 };
    const [a, b] = [await processOn(server, given), await processOn(server, given)];
    const { held, release } = await hold(
      a,
      times(100, (n) => ["office", `a${n}`] as const),
    );
    const waiting = times(300, (n) => attempt(b, "office", `b${n}`, "right"));
    await isWaiting(b);
    // An attempt that came before there was a line has asked once.
    await eventually(async () => {
      const before = await evalsOf(server);
      await sleep(500);
      expect((await evalsOf(server)) - before).toBeLessThan(50);
    });
    release();
    await held;
    expect((await Promise.all(waiting)).map(waitOf)).toEqual(times(300, () => null));
  });
});

const evalsOf = (server: Awaited<ReturnType<typeof serve>>): Promise<number> =>
  server.ask(async (redis) => {
    const stats = await redis.info("commandstats");
    return Number(/^cmdstat_eval:calls=(\d+)/m.exec(stats)?.[1]);
  });
