import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, afterEach, expect, test } from "vitest";
import {
  GatewayContractError,
  GatewayTimeoutError,
  OutcomeUnknownError,
} from "#server/gateway/transport/errors.ts";
import { keyRing } from "#server/session/key-ring.ts";
import { createIdempotent } from "#server/session/forms/idempotent.ts";
import { fill } from "#tests/harness/store/redis-content.ts";
import { describeWithOwnRedis, describeWithRedis } from "#tests/harness/store/redis-server.ts";
import { sharedStores, untilAway, untilOpen } from "#tests/harness/store/shared-stores.ts";
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

const CALL = { method: "POST", path: "account/preferences" };

describeWithRedis("once-only forms of two processes", () => {
  const both = async () => {
    const server = await lend();
    return [await processOn(server), await processOn(server)] as const;
  };

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
});
