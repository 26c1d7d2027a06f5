import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { careOf, entryOf, periodOf } from "./care.fixture.ts";
import {
  memberCare,
  type CareEntry,
  listOpenPeriods,
  pcpEligible,
  pcpStatus,
} from "./member-care.ts";

const today = getPlainDate("2026-11-21");
const entry = (
  providerName: string,
  pcpSelected: boolean,
  begin: string | null,
  end: string | null = null,
) => entryOf(providerName, begin, end, { providerName, pcpSelected });
const record = (pcpHistory: CareEntry[], eligibleDates = [periodOf("2020-01-01")]) =>
  careOf("K", pcpHistory, eligibleDates);
const namesOf = (entries: readonly { providerName: string | null }[]) =>
  entries.map(({ providerName }) => providerName);

test("PCP-07 a history is divided into the current, upcoming and earlier providers", () => {
  const care = memberCare(
    record([
      entry("First", false, "2020-01-01", "2020-12-31"),
      entry("Now", true, "2022-01-01", "2026-12-31"),
      entry("Later", true, "2028-01-01"),
      entry("Next", true, "2027-01-01", "2027-12-31"),
      entry("Second", false, "2021-01-01", "2021-12-31"),
      entry("Undated", false, null),
    ]),
    true,
    today,
  );
  expect(care.current?.providerName).toBe("Now");
  expect(namesOf(care.upcoming)).toEqual(["Next", "Later"]);
  expect(namesOf(care.earlier)).toEqual(["Second", "First", "Undated"]);
});

test.each([
  ["an end that has passed", entry("Past", true, "2020-01-01", "2026-11-20"), null],
  ["an end today", entry("Today", true, "2020-01-01", "2026-11-21"), "Today"],
  ["no days", entry("Undated", true, null), "Undated"],
  ["no selection", entry("Unselected", false, "2020-01-01"), null],
  ["a first day today", entry("New", true, "2026-11-21"), "New"],
])(
  "PCP-07 a history of one entry gives the current provider, or none, where it has %s",
  (_name, one, current) => {
    const care = memberCare(record([one]), true, today);
    expect(care.current?.providerName ?? null).toBe(current);
    expect(namesOf(care.earlier)).toEqual(current === null ? [one.providerName] : []);
  },
);

test.each([
  ["eligible", record([], []), true, true],
  ["with a provider", record([entry("Now", true, "2020-01-01")], []), false, true],
  ["termed a year ago", record([], [periodOf("2020-01-01", "2025-11-30")]), false, true],
  ["termed three years ago", record([], [periodOf("2020-01-01", "2023-11-30")]), false, false],
  ["unknown to the gateway", undefined, false, false],
])("PCP-14 primary care applies to a member who is %s", (_name, given, eligible, applies) => {
  expect(memberCare(given, eligible, today).applies).toBe(applies);
});

test.each([
  ["PCP-11 a period", "2026-01-01", "2027-01-01", "active"],
  ["PCP-11 a period", "2026-11-21", "2026-11-22", "active"],
  ["PCP-11 a period", "2020-01-01", null, "active"],
  ["PCP-12 a period", "2026-11-22", null, "future"],
  ["PCP-13 a period", "2020-01-01", "2026-11-21", "termed"],
  ["PCP-13 a period", null, "2027-01-01", "termed"],
])("%s effective %s and termed %s is %s", (_row, effective, termed, status) => {
  expect(pcpStatus(periodOf(effective, termed), today)).toBe(status);
});

test.each([
  ["2020-01-01", null, true],
  ["2027-01-01", null, true],
  ["2020-01-01", "2025-11-21", true],
  ["2020-01-01", "2024-11-22", true],
  ["2020-01-01", "2024-11-21", false],
  [null, null, false],
])("PCP-14 a period from %s until %s counts as eligible: %s", (effective, termed, counts) => {
  expect(pcpEligible(periodOf(effective, termed), today)).toBe(counts);
});

test("a provider can be chosen for active and future periods, each first day once, earliest first", () => {
  const periods = [
    periodOf("2027-01-01"),
    periodOf("2020-01-01", "2027-01-01"),
    periodOf("2027-01-01", "2028-01-01"),
    periodOf("2015-01-01", "2019-12-31"),
    periodOf("2028-01-01", "2028-01-01"),
    periodOf(null),
  ];
  expect(listOpenPeriods(periods, today)).toEqual([
    { effectiveDate: "2020-01-01", status: "active" },
    { effectiveDate: "2027-01-01", status: "future" },
  ]);
});
