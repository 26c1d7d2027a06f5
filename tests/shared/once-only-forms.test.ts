import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import {
  GatewayContractError,
  GatewayStatusError,
  GatewayTimeoutError,
  OutcomeUnknownError,
} from "#server/gateway/transport/errors.ts";
import { keyRing } from "#server/session/key-ring.ts";
import { createIdempotent } from "#server/session/forms/idempotent.ts";
import {
  describeWithOwnRedis,
  describeWithRedis,
  type RedisServer,
} from "#tests/harness/store/redis-server.ts";
import {
  contentOf,
  fill,
  sharedStores,
  untilAway,
  untilOpen,
} from "#tests/harness/store/shared-stores.ts";
import { eventually } from "#tests/harness/eventually.ts";

// Two processes, each with its own connection to one server.

const RING = keyRing([randomBytes(32)]);
const { serve, lend, storeOn, end, endAll } = sharedStores();

afterEach(end);
afterAll(endAll);

async function processOn(server: { readonly url: string }, ring = RING) {
  const store = await storeOn(server);
  return { store, once: createIdempotent({ store, ring }) };
}
type Process = Awaited<ReturnType<typeof processOn>>;

/** A new session, since the server may be shared. */
const someone = () => `${randomUUID()} /x`;

function form(fields: Record<string, string> = { a: "1" }): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
}

/** Counts its calls, and ends when `finish` is called. */
function effect<Outcome>(outcome: () => Outcome) {
  const gate = Promise.withResolvers<void>();
  const seen = { done: 0 };
  const work = async () => {
    seen.done += 1;
    await gate.promise;
    return outcome();
  };
  return { seen, work, finish: () => gate.resolve() };
}

const hasBegun = (seen: { readonly done: number }) => eventually(() => expect(seen.done).toBe(1));

/** A process that waits for a form under way elsewhere has asked the store twice. */
const isWaiting = ({ store }: Process, askedBefore = 0) =>
  eventually(() => expect(store.asked()).toBeGreaterThan(askedBefore + 1));

/** Submits in both processes; the first submit ends once the second waits for it. */
async function pressTwice<Outcome>(
  [a, b]: readonly [Process, Process],
  outcome: () => Outcome,
  about: { underWayOnly?: () => boolean } = {},
) {
  const who = someone();
  const { seen, work, finish } = effect(outcome);
  const first = a.once(who, form(), work, about);
  await hasBegun(seen);
  const askedBefore = b.store.asked();
  const second = b.once(who, form(), work, about);
  await isWaiting(b, askedBefore);
  finish();
  const settled = await Promise.allSettled([first, second]);
  return { who, seen, settled };
}

const valuesOf = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.map((each) => (each.status === "fulfilled" ? each.value : each));
const errorsOf = (settled: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  settled.map((each) => (each.status === "rejected" ? (each.reason as unknown) : each));

/** Waits until a form's process makes the time of each form longer. */
async function isHeldLonger(server: RedisServer): Promise<void> {
  const leftOf = () =>
    server.ask(async (redis) =>
      Promise.all((await redis.keys("*:form:*")).map((key) => redis.pttl(key))),
    );
  let before = await leftOf();
  await eventually(async () => {
    const now = await leftOf();
    const isLonger = now.length > 0 && now.every((left, nth) => left > (before[nth] ?? 0));
    before = now.map((left, nth) => Math.min(left, before[nth] ?? left));
    expect(isLonger).toBe(true);
  });
}

const formsOn = (server: RedisServer) => server.ask((redis) => redis.keys("*:form:*"));

const CALL = { method: "POST", path: "account/preferences" };

describeWithRedis("once-only forms of two processes", () => {
  const both = async () => {
    const server = await lend();
    return [await processOn(server), await processOn(server)] as const;
  };

  test("a second and a third press in either process share the outcome of the first", async () => {
    const [a, b] = await both();
    const outcome = { kind: "ok", value: { lines: ["é", null, 1.5, true], none: undefined } };
    const { who, seen, settled } = await pressTwice([a, b], () => outcome);
    expect(valuesOf(settled)).toStrictEqual([outcome, outcome]);
    const { work } = effect(() => "another");
    for (const on of [a, b, a, b]) expect(await on.once(who, form(), work)).toStrictEqual(outcome);
    expect(seen.done).toBe(1);
  });

  test("another sender or another form is carried out by itself", async () => {
    const [a, b] = await both();
    const who = someone();
    let done = 0;
    const work = async () => (done += 1);
    await a.once(who, form(), work);
    await b.once(who, form({ a: "2" }), work);
    await b.once(someone(), form(), work);
    expect(done).toBe(3);
  });

  test("a refusal is shared as its error, and the form can be sent again at once", async () => {
    const [a, b] = await both();
    const error = new GatewayStatusError(CALL, 409, { errorType: "TAKEN" }, "7");
    const { who, settled } = await pressTwice([a, b], () => ({ ok: false, error }));
    expect(valuesOf(settled)[1]).toStrictEqual({ ok: false, error });
    const [, second] = settled;
    const shared = second.status === "fulfilled" ? second.value.error : undefined;
    expect(shared).toBeInstanceOf(GatewayStatusError);
    expect(shared).toMatchObject({
      body: error.body,
      entry: 409,
      retryAfter: "7",
    });
    expect(await b.once(who, form(), async () => "again")).toBe("again");
  });

  test("a thrown fault is thrown at both presses, and the form can be sent again at once", async () => {
    const [a, b] = await both();
    for (const error of [new GatewayTimeoutError(CALL), new GatewayContractError(CALL, "0.day")]) {
      const { who, seen, settled } = await pressTwice([a, b], () => {
        throw error;
      });
      expect(errorsOf(settled)).toStrictEqual([error, error]);
      expect(seen.done).toBe(1);
      expect(await b.once(who, form(), async () => "again")).toBe("again");
    }
  });

  test("an outcome shared only while under way is carried out again afterwards", async () => {
    const [a, b] = await both();
    const { who, seen, settled } = await pressTwice([a, b], () => "in", {
      underWayOnly: () => true,
    });
    expect([...valuesOf(settled), seen.done]).toEqual(["in", "in", 1]);
    expect(await b.once(who, form(), async () => "again")).toBe("again");
  });

  test("a thrown redirect is not shared: the second press is carried out itself", async () => {
    const [a, b] = await both();
    const { seen, settled } = await pressTwice([a, b], () => {
      throw Response.redirect("http://localhost/login");
    });
    expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(seen.done).toBe(2);
  });

  test("an outcome that cannot be serialized is unknown to the second press, and not carried out again", async () => {
    const [a, b] = await both();
    const defect = (): Map<string, string> => {
      throw new TypeError("a defect");
    };
    for (const outcome of [() => new Map<string, string>(), defect]) {
      const { seen, settled } = await pressTwice([a, b], outcome);
      expect(errorsOf(settled)[1]).toBeInstanceOf(OutcomeUnknownError);
      expect(seen.done).toBe(1);
    }
  });

  test("processes with rotated and old keys share outcomes", async () => {
    const server = await lend();
    const a = await processOn(server);
    const b = await processOn(server, keyRing([randomBytes(32), RING.keys[0]]));
    const { seen, settled } = await pressTwice([a, b], () => "done");
    expect([...valuesOf(settled), seen.done]).toEqual(["done", "done", 1]);
  });
});

describeWithOwnRedis("once-only forms of two processes while the server fails", () => {
  test("a form whose process died has an unknown outcome, unless it may be repeated", async () => {
    const server = await serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    const forever = new Promise<string>(() => undefined);
    for (const who of ["write", "sign-in"]) void a.once(who, form(), () => forever);
    await eventually(() => expect(formsOn(server)).resolves.toHaveLength(2));
    const again = () => Promise.resolve("again");
    const presses = [
      b.once("write", form(), again),
      b.once("sign-in", form(), again, { repeatable: true }),
    ];
    const ended = vi.fn<() => void>();
    for (const press of presses) press.then(ended, ended);
    // The other process waits as long as this one lives, and says so.
    for (let times = 0; times < 2; times += 1) await isHeldLonger(server);
    expect(ended).not.toHaveBeenCalled();
    await a.store.close();
    const settled = await Promise.allSettled(presses);
    expect(errorsOf(settled)[0]).toBeInstanceOf(OutcomeUnknownError);
    expect(valuesOf(settled)[1]).toBe("again");
  });

  test("without a server, or with a full one, each process carries a form out once by itself", async () => {
    const server = await serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    const twice = async (who: string) => {
      const { seen, work, finish } = effect(() => "done");
      finish();
      for (const on of [a, a, b, b]) expect(await on.once(who, form(), work)).toBe("done");
      return seen.done;
    };
    expect(await twice("there")).toBe(1);
    await fill(server);
    expect(await twice("full")).toBe(2);
    await server.kill();
    await untilAway(a.store);
    await untilAway(b.store);
    expect(await twice("away")).toBe(2);
    await server.restart();
    await untilOpen(a.store);
    await untilOpen(b.store);
    expect(await twice("back")).toBe(1);
  });

  test("a press that waits when the server is lost has an unknown outcome, and sends nothing", async () => {
    const server = await serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    const { seen, work, finish } = effect(() => "done");
    const first = a.once("write", form(), work);
    await hasBegun(seen);
    const second = b.once("write", form(), work).catch((error: unknown) => error);
    await isWaiting(b);
    await server.kill();
    expect(await second).toBeInstanceOf(OutcomeUnknownError);
    finish();
    expect(await first).toBe("done");
    expect(seen.done).toBe(1);
  });

  test("a server that fills up during a form still hands its outcome to the waiting press", async () => {
    const server = await serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    const { seen, work, finish } = effect(() => "done");
    const presses = [a.once("write", form(), work)];
    await hasBegun(seen);
    presses.push(b.once("write", form(), work));
    await isWaiting(b);
    await fill(server);
    finish();
    expect(await Promise.all(presses)).toEqual(["done", "done"]);
  });

  test("the server's data hold nothing of sender, form and outcome", async () => {
    const server = await serve();
    const a = await processOn(server);
    const typed = form({ username: "jordan.sentinel", password: "secret-Sentinel" });
    const outcome = { token: "token-Sentinel.".repeat(50) };
    await a.once("session-Sentinel /login", typed, async () => outcome);
    const held = await contentOf(server);
    expect(held.match(/member-dashboard:(form|outcome):/g)).toHaveLength(2);
    expect(held).not.toMatch(/sentinel|jordan|secret|token|username|password|login/i);
  });

  test("an outcome moved to another form's key is not used", async () => {
    const server = await serve();
    const [a, b] = [await processOn(server), await processOn(server)];
    await a.once("me", form(), async () => "mine");
    await a.once("you", form(), async () => "yours");
    await server.ask(async (redis) => {
      const [one = "", other = ""] = await redis.keys("*:outcome:*");
      const [mine, yours] = [await redis.getBuffer(one), await redis.getBuffer(other)];
      await redis.mset(one, yours ?? "", other, mine ?? "");
    });
    for (const who of ["me", "you"]) {
      const taken = b.once(who, form(), async () => "again");
      await expect(taken).rejects.toBeInstanceOf(OutcomeUnknownError);
    }
  });
});
