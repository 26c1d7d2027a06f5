import type { Redis } from "ioredis";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSharedAnswers } from "./shared-answers.ts";
import type { SharedStore } from "./store.ts";
import { StoreAwayError } from "./patience.ts";
import { createStoreHealth } from "./store-health.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store that is away, and what is told on its return: the paths of each event, null for all. */
function awayStore() {
  const told: unknown[] = [];
  const evaluate = async (...args: readonly unknown[]) => {
    told.push(args[6]);
  };
  let onReturn: Parameters<SharedStore["onReturn"]>[0] | undefined;
  const store = {
    ask: () => Promise.reject(new StoreAwayError()),
    sign: (event: { readonly paths?: unknown }) => event.paths ?? null,
    onReturn: (restore: NonNullable<typeof onReturn>) => (onReturn = restore),
    onEvent: () => undefined,
    onMissed: () => undefined,
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
  ["two writes", [["account"], ["claims"]], [["account", "claims"]]],
  ["the same write twice", [["account"], ["account"]], [["account"]]],
  ["a write, and all", [["account"], undefined], [null]],
  ["all, and a write", [undefined, ["account"]], [null]],
])("a store that was away is told on its return of %s", async (_, drops, told) => {
  const store = awayStore();
  for (const paths of drops) {
    const dropping = store.answers.drop("session", paths);
    await vi.advanceTimersByTimeAsync(10_000);
    await dropping;
  }
  expect([store.told, store.answers.countPending()]).toEqual([[], 1]);
  await store.comeBack();
  expect([store.told, store.answers.countPending()]).toEqual([told, 0]);
});

test("a server that is found and cannot be used is asked once a second, and told of once", async () => {
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
