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

test("PCP-07 a history is told apart: whom they have, whom they will have, whom they had", () => {
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
])("PCP-07 the current provider with %s", (_name, one, current) => {
  const care = memberCare(record([one]), true, today);
  expect(care.current?.providerName ?? null).toBe(current);
  expect(namesOf(care.earlier)).toEqual(current === null ? [one.providerName] : []);
});

test("PCP-07 of two that have not ended the later one is current, and no entry is lost", () => {
  const entries = [entry("Old", true, "2020-01-01"), entry("New", true, "2026-01-01")];
  const care = memberCare(record(entries), true, today);
  expect(care.current?.providerName).toBe("New");
  expect(namesOf(care.earlier)).toEqual(["Old"]);
});

test("S-20 only who is eligible and has a period that is not termed may choose", () => {
  const ended = [periodOf("2020-01-01", "2026-01-01")];
  const open = [{ effectiveDate: "2020-01-01", status: "active" }];
  expect(memberCare(record([]), true, today).open).toEqual(open);
  expect(memberCare(record([]), false, today).open).toEqual([]);
  expect(memberCare(record([], ended), true, today).open).toEqual([]);
  expect(memberCare(undefined, true, today).open).toEqual([]);
});

test.each([
  ["eligible", record([], []), true, true],
  ["with a provider", record([entry("Now", true, "2020-01-01")], []), false, true],
  ["termed a year ago", record([], [periodOf("2020-01-01", "2025-11-30")]), false, true],
  ["termed three years ago", record([], [periodOf("2020-01-01", "2023-11-30")]), false, false],
  ["unknown to the gateway", undefined, false, false],
])("S-20 PCP-14 primary care applies to a member who is %s", (_name, given, eligible, applies) => {
  expect(memberCare(given, eligible, today).applies).toBe(applies);
});

test.each([
  ["2026-01-01", "2027-01-01"],
  ["2026-11-20", "2026-11-22"],
  ["2026-11-21", "2026-11-22"],
  ["2020-01-01", null],
])("PCP-11 effective %s and termed %s is active", (effective, termed) => {
  expect(pcpStatus(periodOf(effective, termed), today)).toBe("active");
});

test.each([
  ["2026-11-22", null],
  ["2027-01-01", "2028-01-01"],
])("PCP-12 effective %s and termed %s is future", (effective, termed) => {
  expect(pcpStatus(periodOf(effective, termed), today)).toBe("future");
});

test.each([
  ["2020-01-01", "2026-11-20"],
  ["2020-01-01", "2026-11-21"],
  [null, null],
  [null, "2027-01-01"],
])("PCP-13 effective %s and termed %s is termed", (effective, termed) => {
  expect(pcpStatus(periodOf(effective, termed), today)).toBe("termed");
});

test.each([
  ["active", "2020-01-01", null, true],
  ["future", "2027-01-01", null, true],
  ["termed yesterday", "2020-01-01", "2026-11-20", true],
  ["termed a year ago", "2020-01-01", "2025-11-21", true],
  ["termed a day less than two years ago", "2020-01-01", "2024-11-22", true],
  ["termed two years ago", "2020-01-01", "2024-11-21", false],
  ["termed three years ago", "2020-01-01", "2023-11-21", false],
  ["without days", null, null, false],
])("PCP-14 a period %s (%s to %s) counts as eligible: %s", (_name, effective, termed, counts) => {
  expect(pcpEligible(periodOf(effective, termed), today)).toBe(counts);
});

test("S-20 a provider is chosen for periods that are active or to come, once for each first day", () => {
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
