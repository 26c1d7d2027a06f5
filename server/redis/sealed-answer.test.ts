import { expect, test } from "vitest";
import { answerSeal } from "./sealed-answer.ts";

const answer = { text: '{"billed":264}', at: 1_790_000_000_000, generation: "g1" };
const own = answerSeal("token-of-one");

test("a shared answer opens unharmed under its own name with its own token only", () => {
  const name = own.nameOf("claims/medical/26000010001");
  const sealed = own.seal(name, answer);
  expect(own.open(name, sealed)).toEqual(answer);
  expect(own.open(own.nameOf("claims/medical/26000010002"), sealed)).toBeNull();
  expect(answerSeal("token-of-another").open(name, sealed)).toBeNull();
  for (const place of [0, 12, 28, sealed.length - 1]) {
    const damaged = Buffer.from(sealed);
    damaged[place] = (damaged[place] ?? 0) ^ 1;
    expect([place, own.open(name, damaged)]).toEqual([place, null]);
  }
  expect(own.open(name, sealed.subarray(0, 20))).toBeNull();
});

test("the name of a shared answer hides its call and differs by call and member", () => {
  const name = own.nameOf("account");
  expect(name).toMatch(/^[\w-]{24}$/);
  expect(own.nameOf("account")).toBe(name);
  expect([own.nameOf("groups"), answerSeal("token-of-another").nameOf("account")]).not.toContain(
    name,
  );
  expect(own.seal(name, answer).toString("latin1")).not.toContain("264");
});
