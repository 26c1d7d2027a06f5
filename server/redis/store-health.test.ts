import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStoreHealth } from "./store-health.ts";
import { StoreAwayError } from "./patience.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
