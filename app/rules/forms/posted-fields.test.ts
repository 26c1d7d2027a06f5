import { expect, test } from "vitest";
import { MOST_FIELDS, readFields, withoutInvisible } from "./posted-fields.ts";

test("a form of 200 fields is read, a form of more is not", () => {
  const fieldsOf = (count: number) => Array.from({ length: count }, () => ["a", "1"] as const);
  expect(readFields(fieldsOf(MOST_FIELDS))).toHaveLength(MOST_FIELDS);
  expect(readFields(fieldsOf(MOST_FIELDS + 1))).toBeUndefined();
});

test.each([
  ["NUL and ESC", "a\u0000b\u001B[31mc", "ab[31mc"],
  ["controls of the second range", "a\u0085b\u009Bc", "abc"],
  ["marks of direction", "a\u202Eb\u2066c\u2069d\u200Fe\u061Cf", "abcdef"],
  [
    "nothing of a text with lines, tabs and accents",
    "Núñez\r\n\tO'Connor 🙂",
    "Núñez\r\n\tO'Connor 🙂",
  ],
])("unseen characters leave a text: %s", (_what, typed, kept) => {
  expect(withoutInvisible(typed)).toBe(kept);
});
