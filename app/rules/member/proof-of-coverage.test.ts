import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { dayOrNull, rowOf } from "./eligibility.fixture.ts";
import { proofOfCoverage } from "./proof-of-coverage.ts";

const today = getPlainDate("2026-11-21");

const entry = (from: string | null, until: string | null = null, eligible = true) => ({
  classPlanId: "D100",
  effectiveDate: dayOrNull(from),
  terminationDate: dayOrNull(until),
  classPlanEffectiveDate: null,
  eligible,
  insuranceType: null,
});
type Entry = ReturnType<typeof entry>;

const holderOf = (dentalEligibility: Entry | null) => ({
  memberKey: "K0",
  medicalEligibility: null,
  dentalEligibility,
  visionEligibility: null,
  pharmacyEligibility: null,
});

type Row = readonly [from: string | null, until?: string | null];
const dental = (account: Entry | null, rows: readonly Row[]) =>
  proofOfCoverage(
    holderOf(account),
    rows.map(([from, until = null]) => rowOf("dental", from, until)),
    today,
  );

type Said = readonly [status: string, from: string, lastDay: string | null, planId: string | null];
const proven = (...periods: readonly Said[]) => ({
  coverage: [
    {
      category: "dental",
      periods: periods.map(([status, from, lastDay, planId]) => ({
        status,
        from,
        lastDay,
        planId,
      })),
    },
  ],
  unsure: [],
});

const RENEWED: readonly Row[] = [["2026-01-01"], ["2023-05-01", "2026-01-01"]];
const NEXT_YEAR: readonly Row[] = [["2026-01-01", "2027-01-01"], ["2027-01-01"]];
const GAP: readonly Row[] = [
  ["2020-01-01", "2021-01-01"],
  ["2022-01-01", "2023-01-01"],
];

test.each<[string, Entry | null, readonly Row[], ReturnType<typeof proven>]>([
  [
    "an open row",
    entry("2021-01-01"),
    [["2021-01-01"]],
    proven(["active", "2021-01-01", null, "D100"]),
  ],
  [
    "an end to come, by its last day with cover",
    entry("2021-01-01", "2027-01-01"),
    [["2021-01-01", "2027-01-01"]],
    proven(["active", "2021-01-01", "2026-12-31", "D100"]),
  ],
  [
    "a renewal, since the first day of unbroken cover",
    entry("2026-01-01"),
    RENEWED,
    proven(["active", "2023-05-01", null, "D100"]),
  ],
  [
    "a renewal to come, until whose day the account's plan goes",
    entry("2026-01-01", "2027-01-01"),
    NEXT_YEAR,
    proven(["active", "2026-01-01", null, "D100"]),
  ],
  [
    "a renewal that leaves the old row open, by the end of the new one",
    entry("2026-01-01", "2026-12-31"),
    [["2021-01-01"], ["2026-01-01", "2026-12-31"]],
    proven(["active", "2021-01-01", "2026-12-30", "D100"]),
  ],
  [
    "coverage that ended, the last of two",
    entry("2022-01-01", "2023-01-01"),
    GAP,
    proven(["termed", "2022-01-01", "2022-12-31", "D100"]),
  ],
  [
    "coverage today after a gap, without what ended",
    entry("2024-01-01"),
    [...GAP, ["2024-01-01"]],
    proven(["active", "2024-01-01", null, "D100"]),
  ],
  [
    "coverage to come after one that ended, each with its own days",
    entry("2027-01-01"),
    [...GAP, ["2027-01-01"]],
    proven(["termed", "2022-01-01", "2022-12-31", null], ["future", "2027-01-01", null, "D100"]),
  ],
  [
    "coverage that ended, by the account where the family names no row of it",
    entry("2022-01-01", "2023-01-01"),
    [],
    proven(["termed", "2022-01-01", "2022-12-31", "D100"]),
  ],
  [
    "the last day with cover, today",
    entry("2022-01-01", "2026-11-22"),
    [["2022-01-01", "2026-11-22"]],
    proven(["active", "2022-01-01", "2026-11-21", "D100"]),
  ],
  [
    "the first day without cover, today",
    null,
    [["2022-01-01", "2026-11-21"]],
    proven(["termed", "2022-01-01", "2026-11-20", null]),
  ],
])("PROOF-01 a proof says the period of %s", (_case, account, rows, expected) => {
  expect(dental(account, rows)).toEqual(expected);
});

const UNSURE = { coverage: [], unsure: ["dental"] };

test.each<[string, Entry | null, readonly Row[]]>([
  ["a row has no first day", entry("2021-01-01"), [["2021-01-01"], [null, "2027-01-01"]]],
  ["the account alone calls today covered", entry("2021-01-01"), [["2021-01-01", "2026-01-01"]]],
  ["the family alone calls today covered", null, [["2021-01-01"]]],
  ["the account says it is not covered", entry("2021-01-01", null, false), [["2021-01-01"]]],
  ["they differ on the last day", entry("2021-01-01", "2027-02-01"), [["2021-01-01"]]],
  [
    "the last day is one of coverage to come",
    entry("2026-01-01", "2028-01-01"),
    [
      ["2026-01-01", "2027-01-01"],
      ["2027-06-01", "2028-01-01"],
    ],
  ],
  ["the family has no row of open coverage", entry("2021-01-01"), []],
  ["the family has no row of coverage to come", entry("2027-01-01"), []],
  ["coverage of the account alone has no first day", entry(null, "2023-01-01"), []],
])(
  "PROOF-01 a proof says nothing of a category, and names it, where %s",
  (_case, account, rows) => {
    expect(dental(account, rows)).toEqual(UNSURE);
  },
);

test("PROOF-01 a proof has nothing of a plan that was cancelled, of another member, or of no plan", () => {
  const none = { coverage: [], unsure: [] };
  expect(dental(null, [["2026-01-01", "2026-01-01"]])).toEqual(none);
  expect(dental(null, [])).toEqual(none);
  expect(dental(entry("2021-01-01", null, false), [])).toEqual(none);
  const other = rowOf("dental", "2021-01-01", null, { memberKey: "K1" });
  const ineligible = rowOf("dental", "2021-01-01", null, { eligible: false });
  expect(proofOfCoverage(holderOf(null), [other, ineligible], today)).toEqual(none);
});
