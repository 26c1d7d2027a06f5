import type { Redis } from "ioredis";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSharedAnswers } from "./shared-answers.ts";
import type { SharedStore } from "./store.ts";
import { createWaitBudget, StoreAwayError } from "./patience.ts";
import { createStoreHealth } from "./store-health.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store that is away, and how many calls' answers are invalidated on its return. */
function awayStore() {
  const told: unknown[] = [];
  const evaluate = async (...[, , , , id, , ...marks]: readonly unknown[]) => {
    told.push([id, marks.length]);
  };
  let onReturn: Parameters<SharedStore["onReturn"]>[0] | undefined;
  const store = {
    ask: () => Promise.reject(new StoreAwayError()),
    onReturn: (restore: NonNullable<typeof onReturn>) => (onReturn = restore),
    onEvent: () => undefined,
  };
  return {
    told,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what answers ask of a store
    answers: createSharedAnswers(store as unknown as SharedStore),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what answers ask of a client
    comeBack: async () =>
      onReturn?.({ eval: evaluate } as unknown as Redis, { isBack: true, isOther: false }),
  };
}

test.each([
  ["two writes", [["account"], ["claims"]], 2],
  ["the same write twice", [["account"], ["account"]], 1],
  ["a write, and all", [["account"], undefined], 0],
  ["all, and a write", [undefined, ["account"]], 0],
])("a returning store drops the answers of %s", async (_, drops, marks) => {
  const store = awayStore();
  // A read brings the key by which the session's calls are named.
  const budget = createWaitBudget(150);
  const asked = { session: "session", token: "token", call: "account?", written: null, budget };
  expect(await store.answers.find(asked)).toBeNull();
  for (const [nth, paths] of drops.entries()) {
    await store.answers.drop("session", { id: `write ${nth}`, paths });
  }
  expect([store.told, store.answers.countPending()]).toEqual([[], 1]);
  await store.comeBack();
  expect([store.told, store.answers.countPending()]).toEqual([[["write 1", marks]], 0]);
});

test("an unusable server is asked once a second, and reported once", async () => {
  const probe = vi.fn<() => Promise<string>>(async () => "server");
  let restore: () => Promise<void> = () => Promise.reject(new StoreAwayError());
  const changes: string[] = [];
  const health = createStoreHealth({
    probe,
    restore: () => restore(),
    flushPending: () => Promise.resolve(),
    onChange: (state) => void changes.push(state),
  });
  void health.start(4000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe.mock.calls.length).toBeLessThan(70);
  expect([health.state(), changes]).toEqual(["away", ["away"]]);
  restore = () => Promise.resolve();
  await vi.advanceTimersByTimeAsync(4000);
  expect([health.state(), changes]).toEqual(["open", ["away", "returning", "open"]]);
  health.close();
});
