import { expect, test } from "vitest";
import { createBackOff } from "./back-off.ts";

test("each attempt waits twice as long as the one before, up to half a minute", () => {
  const next = createBackOff(() => 0);
  const delays = Array.from({ length: 11 }, next);
  expect(delays.slice(0, 4)).toEqual([100, 200, 400, 800]);
  expect(delays.slice(-2)).toEqual([30_000, 30_000]);
});

test("after a calm minute the wait is short again, but not while a fault comes at the longest wait", () => {
  let now = 0;
  const next = createBackOff(() => now);
  for (let n = 0; n < 12; n += 1) {
    now += next();
  }
  expect(next()).toBe(30_000);
  now += 60_001;
  expect(next()).toBe(100);
});
