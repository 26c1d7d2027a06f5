import { expect, test } from "vitest";
import { claimOf } from "./claim-money.fixture.ts";
import { isContradictory, isPending } from "./claim-verdict.ts";

const wrong = claimOf([{ billed: 100, discount: 10, owe: 80, coinsurance: 80 }]);

test("what was judged once is judged alike again, in every copy of the claim", () => {
  for (const claim of [wrong, { ...wrong }]) {
    expect([isPending(claim), isContradictory(claim)]).toEqual([false, true]);
  }
});

test("the same lines under another status or with other totals are another claim", () => {
  expect(isContradictory(wrong)).toBe(true);
  expect(isContradictory({ ...wrong, claimStatusDescription: "In Process" })).toBe(false);
  expect(isPending({ ...wrong, claimStatusDescription: "In Process" })).toBe(true);
  const right = claimOf([{ billed: 100, discount: 20, owe: 80, coinsurance: 80 }]);
  expect(isContradictory(right)).toBe(false);
  const totals = { ...right.claimDetailTotals, oweCents: 70 };
  expect(isContradictory({ ...right, claimDetailTotals: totals })).toBe(true);
  expect(isContradictory(right)).toBe(false);
});
