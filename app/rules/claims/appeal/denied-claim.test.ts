import { expect, test } from "vitest";
import { getPlainDate, type PlainDate } from "../../dates/plain-date.ts";
import type { ClaimStanding } from "../standings.ts";
import { deniedLines, findAdjustment, notPaidCents } from "./denied-claim.ts";

test("HELP-02 a denial concerns the denied lines, else those that stand, else all charges", () => {
  const one = { denial: null, reversal: null };
  const two = { denial: {}, reversal: null };
  const takenBack = { denial: null, reversal: { kind: "taken-back" } } as const;
  const takesBack = { denial: null, reversal: { kind: "takes-back" } } as const;
  expect(deniedLines([one, two, takenBack])).toEqual([two]);
  expect(deniedLines([one, takenBack])).toEqual([one]);
  expect(deniedLines([takenBack, takesBack])).toEqual([takenBack]);
  expect(deniedLines([takesBack])).toEqual([]);
  expect(deniedLines([])).toEqual([]);
});

test("T-88 HELP-02 a claim denied in part names only its denied lines as denied", () => {
  const one = { denial: null, reversal: null };
  const two = { denial: {}, reversal: null };
  expect(deniedLines([one, two], true)).toEqual([two]);
  expect(deniedLines([one], true)).toEqual([]);
});

const unpaid = {
  billedCents: 9_000,
  planPaidCents: 0,
  deductibleCents: 0,
  copayCents: 0,
  coinsuranceCents: 0,
};

test.each([
  [100, 20, 120],
  [null, 20, null],
  [100, null, null],
  ["undecided", "undecided", "undecided"],
] as const)(
  "HELP-02 %j denied and %j not covered are %j not paid",
  (denied, notCovered, notPaid) => {
    const line = { ...unpaid, deniedCents: denied, notCoveredCents: notCovered };
    expect(notPaidCents(line)).toBe(notPaid);
  },
);

test.each([
  ["all of the bill where nothing was paid", {}, 9_000],
  ["not known where something was paid", { planPaidCents: 1 }, null],
  ["not known where a deductible was taken", { deductibleCents: 1 }, null],
  ["not known where a copay was taken", { copayCents: 1 }, null],
  ["not known where the coinsurance is not", { coinsuranceCents: null }, null],
])(
  "T-88 HELP-02 what a denied line of no denied amount was not paid is %s",
  (_what, more, notPaid) => {
    const line = { ...unpaid, ...more, deniedCents: 0, notCoveredCents: 0 };
    expect(notPaidCents(line)).toBe(notPaid);
  },
);

const claim = (id: string, more = {}) => ({
  id,
  claimStatusDescription: "Adjusted",
  paidDate: getPlainDate("2026-11-01") as PlainDate | null,
  serviceDateFrom: getPlainDate("2026-10-01"),
  provider: { providerId: "7", providerName: "Alder Creek" },
  claimDetailTotals: { billedCents: 9_876 },
  standing: null as ClaimStanding | null,
  ...more,
});
const denied = claim("1", { claimStatusDescription: "Denied" });

test.each([
  ["another number", [claim("2")], "2"],
  ["the same number", [claim("1")], undefined],
  ["not adjusted", [claim("2", { claimStatusDescription: "Paid" })], undefined],
  ["another day", [claim("2", { serviceDateFrom: getPlainDate("2026-10-02") })], undefined],
  ["another amount", [claim("2", { claimDetailTotals: { billedCents: 1 } })], undefined],
  [
    "another provider",
    [claim("2", { provider: { providerId: "8", providerName: "Alder Creek" } })],
    undefined,
  ],
  ["no provider", [claim("2", { provider: null })], undefined],
  ["the name alone", [claim("2", { provider: { providerName: "Alder Creek" } })], "2"],
  ["another name", [claim("2", { provider: { providerName: "Cedar Fork" } })], undefined],
  ["decided before the denial", [claim("2", { paidDate: getPlainDate("2026-10-31") })], undefined],
  ["decided on a day that is not known", [claim("2", { paidDate: null })], "2"],
  ["one that was taken back", [claim("2", { standing: "taken-back" })], undefined],
  ["two that could be", [claim("2"), claim("3")], undefined],
])("HELP-03 an adjusted claim replaces a denied one: %s", (_what, list, found) => {
  expect(findAdjustment(denied, list)?.id).toBe(found);
});

test("HELP-03 T-88 an adjusted claim of other services is no newer version; without codes it may be one", () => {
  const of = (...codes: string[]) => ({ claimDetails: codes.map((cptCode) => ({ cptCode })) });
  const xRay = { ...denied, ...of("73562") };
  expect(findAdjustment(xRay, [claim("2", of("76881"))])).toBeUndefined();
  expect(findAdjustment(xRay, [claim("2", of("76881", "73562"))])?.id).toBe("2");
  expect(findAdjustment(xRay, [claim("2")])?.id).toBe("2");
});

test("HELP-03 claims without a day or a provider never count as the same visit", () => {
  const undated = { serviceDateFrom: null };
  expect(findAdjustment({ ...denied, ...undated }, [claim("2", undated)])).toBeUndefined();
  const unnamed = { provider: { providerName: null } };
  expect(findAdjustment({ ...denied, ...unnamed }, [claim("2", unnamed)])).toBeUndefined();
});
