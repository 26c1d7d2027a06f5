import { expect, test } from "vitest";
import { createFailedAttempts } from "./limit-queue.ts";

const WINDOW_MS = 900_000;

test("fresh keys without end push out fresh keys, and none that is near its limit", () => {
  const counts = createFailedAttempts(20, WINDOW_MS, 100);
  for (let tries = 0; tries < 15; tries += 1) counts.add("victim");
  counts.add("fresh");
  for (let flood = 0; flood < 10_000; flood += 1) counts.add(`flood-${flood}`);
  expect(counts.of("victim").count).toBe(15);
  expect(counts.of("fresh").count).toBe(0);
  expect(counts.of("flood-9999").count).toBe(1);
});

test("a flood that goes half-way to the limit with each key is bounded, too", () => {
  const counts = createFailedAttempts(4, WINDOW_MS, 100);
  for (let flood = 0; flood < 500; flood += 1) {
    for (let tries = 0; tries < 3; tries += 1) counts.add(`flood-${flood}`);
  }
  const held = Array.from({ length: 500 }, (_, n) => counts.of(`flood-${n}`).count);
  expect(held.filter((count) => count > 0)).toHaveLength(100);
});

test("what is cleared counts no more; no window is longer than it was set", () => {
  const counts = createFailedAttempts(4, WINDOW_MS);
  for (const key of ["one", "three", "three", "three"]) counts.add(key);
  for (const key of ["one", "three"]) {
    counts.clear(key);
    expect(counts.of(key)).toEqual({ count: 0, msLeft: 0 });
  }
  const attempts = createFailedAttempts(8, WINDOW_MS);
  for (let n = 0; n < 500; n += 1) {
    for (let failed = 0; failed < 8; failed += 1) attempts.add(`someone-${n}`);
    expect(attempts.of(`someone-${n}`).msLeft).toBeLessThanOrEqual(WINDOW_MS);
  }
});
