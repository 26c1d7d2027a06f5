import { expect, test } from "vitest";
import { changedMeanwhile, isChangedMeanwhile, seenField, seenVersionOf } from "./seen-version.ts";

test("a version is the same for the same values, and another for any other", () => {
  const saved = { city: "Sampleton", zipCode: null };
  expect(seenVersionOf({ ...saved })).toBe(seenVersionOf(saved));
  expect(isChangedMeanwhile(seenVersionOf(saved), { ...saved })).toBe(false);
  for (const other of [{ ...saved, city: "sampleton" }, { ...saved, zipCode: "" }, null, {}]) {
    expect(isChangedMeanwhile(seenVersionOf(saved), other)).toBe(true);
  }
});

test("it tells nothing of the values; a form without it counts as changed, and says so at its field", () => {
  expect(seenVersionOf({ city: "Sampleton" })).toMatch(/^[\w-]{22}$/);
  expect(isChangedMeanwhile(seenField.parse(undefined), {})).toBe(true);
  expect(Object.keys(changedMeanwhile.fieldErrors ?? {})).toEqual(["seen"]);
});
