import { expect, test } from "vitest";
import { findRelationship, findSex } from "./person-codes.ts";

test.each([
  ["Subscriber", "subscriber"],
  [" SPOUSE ", "spouse"],
  ["child", "child"],
  ["Dependent", "dependent"],
  ["S", undefined],
  ["Stepchild", undefined],
  ["constructor", undefined],
  [null, undefined],
])("LANG-06 the relationship %j is read as %s", (word, key) => {
  expect(findRelationship(word)).toBe(key);
});

test.each([
  ["F", "female"],
  ["Male", "male"],
  [" m ", "male"],
  ["X", undefined],
  ["toString", undefined],
  [null, undefined],
])("LANG-06 the sex %j is read as %s", (word, key) => {
  expect(findSex(word)).toBe(key);
});
