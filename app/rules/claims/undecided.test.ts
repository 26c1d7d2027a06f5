import { expect, test } from "vitest";
import { claimOf } from "./claim-money.fixture.ts";
import { isUndecided, shownCents, shownTotals, sumShown } from "./undecided.ts";

const bill = (status: string) => claimOf([{ billed: 20_000 }], { status });

test.each([
  ["In Process", true],
  ["Pended", true],
  ["Under external review", true],
  ["Denied", false],
  ["Paid", false],
])("CLAIM-05 S-21 a bare bill that is %s is undecided: %s", (status, undecided) => {
  expect(isUndecided(bill(status))).toBe(undecided);
  const zero = undecided ? "undecided" : 0;
  expect(shownTotals(bill(status))).toEqual({ paidCents: zero, oweCents: zero });
});

test("HOME-29 CLAIM-05 an amount that an undecided claim has is shown as it is", () => {
  const owed = claimOf([], {
    status: "In Process",
    totals: { combinedMemberResponsibilityCents: 1250 },
  });
  expect(isUndecided(owed)).toBe(true);
  expect(shownTotals(owed).oweCents).toBe(1250);
  expect(shownCents(-5, true)).toBe(-5);
});

test("CLAIM-05 what is missing of a decided claim stays missing", () => {
  expect(shownCents(null, true)).toBe("undecided");
  expect(shownCents(null, false)).toBeNull();
});

test("CLAIM-05 S-21 a sum leaves out what is not decided, and is none where an amount is missing", () => {
  expect(sumShown([100, "undecided", -40])).toBe(60);
  expect(sumShown([100, "undecided", null])).toBeNull();
  expect(sumShown(["undecided", "undecided"])).toBe("undecided");
  expect(sumShown([])).toBe(0);
});
