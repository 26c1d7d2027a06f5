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

test("it tells nothing of the values, and a form without it counts as changed", () => {
  expect(seenVersionOf({ city: "Sampleton" })).toMatch(/^[\w-]{22}$/);
  expect(isChangedMeanwhile(seenField.parse(undefined), {})).toBe(true);
});

test("the form that comes back says so at its hidden field, which leads to the saved values", () => {
  expect(Object.keys(changedMeanwhile.fieldErrors ?? {})).toEqual(["seen"]);
});
