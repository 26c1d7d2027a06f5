import { expect, test, vi } from "vitest";
import {
  StoreAwayError,
  createWaitBudget,
  ignoreAway,
  retryUntilAcknowledged,
  withTimeout,
} from "./patience.ts";

const refusal = Object.assign(new Error("OOM command not allowed"), { name: "ReplyError" });

test("ignoreAway ignores an unreachable or refusing store, and no other error", () => {
  for (const error of [new StoreAwayError(), refusal]) {
    expect(() => ignoreAway(error)).not.toThrow();
  }
  for (const error of [new TypeError("a fault"), "ReplyError"]) {
    expect(() => ignoreAway(error)).toThrow();
  }
});

test("retryUntilAcknowledged repeats until the store has acknowledged", async () => {
  const answers = [new StoreAwayError(), refusal];
  let told = 0;
  const tell = async () => {
    told += 1;
    const error = answers.shift();
    if (error !== undefined) throw error;
  };
  vi.useFakeTimers();
  const acknowledged = retryUntilAcknowledged(() => told > 2, tell);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await acknowledged;
  expect(told).toBe(3);
  await retryUntilAcknowledged(() => true, tell);
  expect(told).toBe(3);
  await expect(
    retryUntilAcknowledged(
      () => false,
      () => Promise.reject(new TypeError("a fault")),
    ),
  ).rejects.toThrow("a fault");
});

/** Blocks the event loop in turns of this many milliseconds, and calls back after some of them. */
function afterBusyTurns(turns: number, turnMs: number, done: () => void): void {
  const until = performance.now() + turnMs;
  while (performance.now() < until);
  if (turns > 1) setImmediate(() => afterBusyTurns(turns - 1, turnMs, done));
  else done();
}

test("withTimeout passes an answer or an error on", async () => {
  await expect(withTimeout(150, Promise.resolve("pong"))).resolves.toBe("pong");
  const fault = new Error("refused");
  await expect(withTimeout(150, Promise.reject(fault))).rejects.toBe(fault);
});

test("withTimeout gives up after its time", async () => {
  vi.useFakeTimers();
  const ended = vi.fn<(error: unknown) => void>();
  void withTimeout(150, new Promise(() => undefined)).catch(ended);
  await vi.advanceTimersByTimeAsync(149);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  vi.useRealTimers();
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.any(StoreAwayError));
});

test("withTimeout does not count long turns of its own process", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const answer = withTimeout(150, promise);
  afterBusyTurns(8, 52, () => resolve("pong"));
  await expect(answer).resolves.toBe("pong");
});

test("the waits of one page share a budget, and later commands have the rest of it", async () => {
  vi.useFakeTimers();
  try {
    const budget = createWaitBudget(500);
    const after = (ms: number) =>
      budget.within(new Promise<string>((resolve) => setTimeout(() => resolve("answered"), ms)));
    const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
    const first = Promise.all([after(300), after(300), after(300)]);
    expect(budget.isWhole()).toBe(true);
    await pass(300);
    expect(await first).toEqual(["answered", "answered", "answered"]);
    // Time between two commands does not count as waiting for the store.
    await pass(10_000);
    expect(budget.isWhole()).toBe(false);
    const second = after(150);
    await pass(150);
    expect(await second).toBe("answered");
    const late = after(150).catch((error: unknown) => error);
    await pass(150);
    expect(await late).toBeInstanceOf(StoreAwayError);
    await expect(after(0)).rejects.toThrow(StoreAwayError);
  } finally {
    vi.useRealTimers();
  }
});
