import { expect, test } from "vitest";
import { matchUp } from "./match-up.ts";

/** "a1" is a thing of the key "a" and the text "a1". */
const changes = (before: string, after: string) =>
  matchUp(words(before), words(after), {
    key: (thing) => thing.slice(0, 1),
    text: (thing) => thing,
  }).map(({ from, to }) => `${from} ${to}`);

const words = (text: string) => text.split(" ").filter((word) => word !== "");

test.each([
  ["nothing", "", "", []],
  ["the same", "a1 b1", "b1 a1", []],
  ["new", "a1", "a1 b1", ["null b1"]],
  ["gone", "a1 b1", "a1", ["b1 null"]],
  ["different, by key", "b1 a1", "a2 b2", ["a1 a2", "b1 b2"]],
  ["of several the equal ones go together", "a1 a2", "a2 a3", ["a1 a3"]],
  ["in the order of their texts", "a4 a1", "a3 a2", ["a1 a2", "a4 a3"]],
  ["one of several differs", "a1 a3", "a4 a3", ["a1 a4"]],
  ["one of two equals is gone", "a1 a1", "a1", ["a1 null"]],
  ["one of two equals is new", "a1", "a1 a1", ["null a1"]],
  ["one of two equals is different", "a1 a1", "a1 a2", ["a1 a2"]],
  ["more than before", "a1", "a2 a3", ["a1 a2", "null a3"]],
  ["fewer than before", "a2 a1", "a3", ["a1 a3", "a2 null"]],
])("what changed: %s", (_case, before, after, expected) => {
  expect(changes(before, after)).toEqual(expected);
});
