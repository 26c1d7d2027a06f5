import { expect, test } from "vitest";
import { claimOf } from "./claim-money.fixture.ts";
import { showMath } from "./claim-math.ts";
import { listMissingAmounts } from "./missing-amounts.ts";

const whole = { billed: 100, paid: 60, owe: 40, copay: 40 };

test("CLAIM-05 a claim that has all lacks none; a total it lacks is named, and that it has no lines", () => {
  expect(listMissingAmounts(claimOf([whole, whole]))).toEqual([]);
  const totals = { billedCents: null, planPaidCents: null, oweCents: null };
  expect(listMissingAmounts(claimOf([whole], { totals }))).toEqual(["billed", "plan-paid", "owe"]);
  expect(listMissingAmounts(claimOf([]))).toEqual(["lines"]);
});

test.each([
  ["billed", "billed"],
  ["discount", "discount"],
  ["notCovered", "not-covered"],
  ["paid", "plan-paid"],
  ["owe", "owe"],
  ["deductible", "deductible"],
  ["copay", "copay"],
  ["coinsurance", "coinsurance"],
])("CLAIM-05 an amount that one line lacks (%s) is named: %s", (amount, name) => {
  const claim = claimOf([whole, { ...whole, [amount]: null }]);
  expect(listMissingAmounts(claim)).toEqual([name]);
  expect(showMath(claim).state).toBe("unknown");
});
