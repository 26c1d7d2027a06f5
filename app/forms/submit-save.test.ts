import { expect, test } from "vitest";
import { seenField, seenVersionOf } from "./submit-save.ts";

test("a version is the same for the same values, and another for any other", () => {
  const saved = { city: "Sampleton", zipCode: null };
  expect(seenVersionOf({ ...saved })).toBe(seenVersionOf(saved));
  for (const other of [{ ...saved, city: "sampleton" }, { ...saved, zipCode: "" }, null, {}]) {
    expect(seenVersionOf(other)).not.toBe(seenVersionOf(saved));
  }
});

test("it tells nothing of the values; a form without it counts as changed", () => {
  expect(seenVersionOf({ city: "Sampleton" })).toMatch(/^[\w-]{22}$/);
  expect(seenField.parse(undefined)).not.toBe(seenVersionOf({}));
});
