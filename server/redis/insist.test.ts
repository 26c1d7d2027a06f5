import { expect, test } from "vitest";
import { ignoreAway, insist, StoreAwayError } from "./within.ts";

const refusal = Object.assign(new Error("OOM command not allowed"), { name: "ReplyError" });

test("what the store may always answer is ignored, and no other error is", () => {
  for (const error of [new StoreAwayError(), refusal]) {
    expect(() => ignoreAway(error)).not.toThrow();
  }
  for (const error of [new TypeError("a fault"), "ReplyError"]) {
    expect(() => ignoreAway(error)).toThrow();
  }
});

test("what a store that is away or refuses was not told is told again, until it is", async () => {
  const answers = [new StoreAwayError(), refusal];
  let told = 0;
  const tell = async () => {
    told += 1;
    const error = answers.shift();
    if (error !== undefined) throw error;
  };
  await insist(() => told > 2, tell);
  expect(told).toBe(3);
  await insist(() => true, tell);
  expect(told).toBe(3);
  await expect(
    insist(
      () => false,
      () => Promise.reject(new TypeError("a fault")),
    ),
  ).rejects.toThrow("a fault");
});
