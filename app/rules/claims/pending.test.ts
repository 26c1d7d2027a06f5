import { expect, test } from "vitest";
import { claimOf } from "./claim-money.fixture.ts";
import { isPending } from "./claim-verdict.ts";
import { shownCents, shownTotals, sumShown } from "./pending.ts";

const bill = (status: string) => claimOf([{ billed: 20_000 }], { status });

test.each([
  ["In Process", true],
  ["Pended", true],
  ["Under external review", true],
  ["Denied", false],
  ["Paid", false],
])("CLAIM-05 S-21 a bare bill that is %s is undecided: %s", (status, undecided) => {
  expect(isPending(bill(status))).toBe(undecided);
  const zero = undecided ? "undecided" : 0;
  const expected = { billedCents: 20_000, planPaidCents: zero, oweCents: zero };
  expect(shownTotals(bill(status))).toEqual(expected);
});

test("CLAIM-05 an undecided claim's page shows an amount that it has; what is missing stays missing", () => {
  expect(shownCents(1250, true)).toBe(1250);
  expect(shownCents(-5, true)).toBe(-5);
  expect(shownCents(null, true)).toBe("undecided");
  expect(shownCents(null, false)).toBeNull();
});

test("CLAIM-05 a claim of which nothing is told is not known; whether it is decided, least of all", () => {
  const totals = { billedCents: null, planPaidCents: null, oweCents: null };
  const told = (status: string | null) => ({
    ...claimOf([], { totals }),
    claimStatusDescription: status,
  });
  const expected = { billedCents: null, planPaidCents: null, oweCents: null };
  expect(shownTotals(told(null))).toEqual(expected);
  const shown = shownTotals(told("Paid"));
  expect(shown).toEqual({ billedCents: null, planPaidCents: null, oweCents: null });
  expect(shownTotals(told("Pended")).oweCents).toBe("undecided");
  const bare = { ...bill("Paid"), claimStatusDescription: null };
  expect(shownTotals(bare).oweCents).toBe("undecided");
});

test("CLAIM-05 S-21 a sum is of what is decided and known, and none where nothing is", () => {
  expect(sumShown([100, "undecided", -40])).toBe(60);
  expect(sumShown([100, "undecided", null])).toBe(100);
  expect(sumShown([null, "undecided", null])).toBeNull();
  expect(sumShown(["undecided", "undecided"])).toBe("undecided");
  expect(sumShown([])).toBe(0);
});

test("T-74 HOME-29 of a pending claim a list shows and counts nothing but its bill, be it told more", () => {
  const told = { status: "In Process", totals: { oweCents: 1250, planPaidCents: 900 } };
  const pending = claimOf([{ billed: 5000 }], told);
  expect(isPending(pending)).toBe(true);
  const undecided = { planPaidCents: "undecided", oweCents: "undecided" };
  expect(shownTotals(pending)).toEqual({ billedCents: 5000, ...undecided });
  const paid = claimOf([{ billed: 5000 }], { ...told, status: "Paid" });
  expect(shownTotals(paid)).toEqual({ billedCents: 5000, planPaidCents: 900, oweCents: 1250 });
});
