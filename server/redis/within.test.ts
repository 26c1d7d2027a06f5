import { expect, test, vi } from "vitest";
import { StoreAwayError, within } from "./within.ts";

/** Keeps the event loop busy in turns of so many milliseconds, and calls back after some. */
function afterBusyTurns(turns: number, turnMs: number, done: () => void): void {
  const until = performance.now() + turnMs;
  while (performance.now() < until);
  if (turns > 1) setImmediate(() => afterBusyTurns(turns - 1, turnMs, done));
  else done();
}

test("an answer that comes in time is the answer, also where it is a fault", async () => {
  await expect(within(150, Promise.resolve("pong"))).resolves.toBe("pong");
  const fault = new Error("refused");
  await expect(within(150, Promise.reject(fault))).rejects.toBe(fault);
});

test("silence is given up soon after its time", async () => {
  vi.useFakeTimers();
  const ended = vi.fn<(error: unknown) => void>();
  void within(150, new Promise(() => undefined)).catch(ended);
  await vi.advanceTimersByTimeAsync(149);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  vi.useRealTimers();
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.any(StoreAwayError));
});

test("the time of this process's own long turns does not count", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const answer = within(150, promise);
  afterBusyTurns(8, 52, () => resolve("pong"));
  await expect(answer).resolves.toBe("pong");
});
