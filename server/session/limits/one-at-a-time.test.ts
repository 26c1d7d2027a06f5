import { expect, test } from "vitest";
import { createOneAtATime } from "./one-at-a-time.ts";

test("one at a time for each, and the end of an earlier one ends no later one", () => {
  const { begin } = createOneAtATime();
  const end = begin("a");
  expect([end === null, begin("a"), begin("b") === null]).toEqual([false, null, false]);
  end?.();
  const again = begin("a");
  expect(again).not.toBeNull();
  end?.();
  expect(begin("a")).toBeNull();
});
