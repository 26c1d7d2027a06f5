import { expect, test } from "vitest";
import { createFailedAttempts } from "./limit-queue.ts";
import { addressKey, createNameKey, normalizeName } from "./limit-keys.ts";

const WINDOW_MS = 900_000;

test("a flood of new keys evicts other new keys, not those near their limit", () => {
  const counts = createFailedAttempts(20, WINDOW_MS, 100);
  for (let tries = 0; tries < 15; tries += 1) counts.add("victim");
  counts.add("fresh");
  for (let flood = 0; flood < 10_000; flood += 1) counts.add(`flood-${flood}`);
  expect(counts.of("victim").count).toBe(15);
  expect(counts.of("fresh").count).toBe(0);
  expect(counts.of("flood-9999").count).toBe(1);
});

test("a flood of keys half-way to the limit keeps no more than the maximum", () => {
  const counts = createFailedAttempts(4, WINDOW_MS, 100);
  for (let flood = 0; flood < 500; flood += 1) {
    for (let tries = 0; tries < 3; tries += 1) counts.add(`flood-${flood}`);
  }
  const held = Array.from({ length: 500 }, (_, n) => counts.of(`flood-${n}`).count);
  expect(held.filter((count) => count > 0)).toHaveLength(100);
});

test("cleared keys count nothing, and no window is longer than its setting", () => {
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

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:51034", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::6]:443", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["", ""],
  ["unknown", "unknown"],
  ["x".repeat(9000), "x".repeat(64)],
])("the address %s is counted as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test.each([
  "Sub",
  " sub\t",
  "s\u{200b}u\u{200d}b",
  "\u{feff}sub",
  "\u{ff53}\u{ff55}\u{ff42}",
  "sub\u{0}",
  "\u{202e}sub",
  "su\u{fe0f}b",
  "\u{1d42c}ub",
])('the user name %j is counted as "sub"', (written) => {
  expect(normalizeName(written)).toBe("sub");
});

test("different user names have different keys, which change with each process", () => {
  expect(normalizeName("sub.e")).not.toBe(normalizeName("sube"));
  expect(normalizeName("s u b")).not.toBe(normalizeName("sub"));
  const keyOf = createNameKey();
  expect(keyOf("sign-in", "Sub ")).toBe(keyOf("sign-in", "sub"));
  expect(keyOf("sign-in", "sub2")).not.toBe(keyOf("sign-in", "sub"));
  expect(keyOf("form", "sub")).not.toBe(keyOf("sign-in", "sub"));
  expect(createNameKey()("sign-in", "sub")).not.toBe(keyOf("sign-in", "sub"));
});
