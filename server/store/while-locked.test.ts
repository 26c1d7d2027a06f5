import { expect, test } from "vitest";
import { whileLocked } from "./while-locked.ts";

const locked = Object.assign(new Error("database is locked"), { errcode: 5 });
const full = Object.assign(new Error("database or disk is full"), { errcode: 13 });

/** Work that fails so often before it is done, and how often it was tried. */
function failing(error: Error, times: number) {
  const work = { tried: 0, do: () => undefined as void };
  work.do = () => {
    work.tried += 1;
    if (work.tried <= times) throw error;
  };
  return work;
}

test("a start repeats what another process's lock refused until it is done, and then no more", () => {
  const work = failing(locked, 3);
  whileLocked(work.do, 1000);
  expect(work.tried).toBe(4);
});

test.each([
  ["a lock that stays", locked, 3],
  ["any other error", full, 1],
])("a start ends with the error of %s", (_title, error, tried) => {
  const work = failing(error, Infinity);
  expect(() => whileLocked(work.do, 10)).toThrow(error);
  expect(work.tried).toBe(tried);
});
