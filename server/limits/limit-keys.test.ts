import { createSecretKey } from "node:crypto";
import { expect, test } from "vitest";
import { addressKey, createNameKey, normalizeName } from "./limit-keys.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:51034", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["", ""],
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
  "su\u{fe0f}b",
  "\u{1d42c}ub",
])('the user name %j is counted as "sub"', (written) => {
  expect(normalizeName(written)).toBe("sub");
});

test("different user names, purposes and secrets have different keys", () => {
  expect(normalizeName("sub.e")).not.toBe(normalizeName("sube"));
  expect(normalizeName("s u b")).not.toBe(normalizeName("sub"));
  const keyOf = createNameKey(() => createSecretKey(Buffer.alloc(32, 1)));
  expect(keyOf("sign-in", "Sub ")).toBe(keyOf("sign-in", "sub"));
  expect(keyOf("sign-in", "sub2")).not.toBe(keyOf("sign-in", "sub"));
  expect(keyOf("form", "sub")).not.toBe(keyOf("sign-in", "sub"));
  const otherKeyOf = createNameKey(() => createSecretKey(Buffer.alloc(32, 2)));
  expect(otherKeyOf("sign-in", "sub")).not.toBe(keyOf("sign-in", "sub"));
});
