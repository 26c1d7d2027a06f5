import { expect, test } from "vitest";
import type { PcpMember } from "#server/gateway/calls/care/pcp.ts";
import { getPlainDate } from "../dates/plain-date.ts";
import { careOf, entryOf, periodOf } from "./care.fixture.ts";
import type { CareEntry } from "./member-care.ts";
import { hasProvider, isChoiceSaved, isWithProvider, listChoosers } from "./provider-choice.ts";

const today = getPlainDate("2026-11-21");
const entry = (providerId: string, from: string | null, until: string | null = null) =>
  entryOf(providerId, from, until, { pcpSelected: until === null || until >= today });
const record = (
  memberKey: string,
  pcpHistory: CareEntry[] = [],
  eligibleDates = [periodOf("2026-01-01")],
) => careOf(memberKey, pcpHistory, eligibleDates);

const members = [
  { memberKey: "K1", memberSuffix: 1, firstName: "Bo", lastName: "Testperson" },
  { memberKey: "K0", memberSuffix: 0, firstName: "Ana", lastName: "" },
];

test("the viewer may choose for family members who are eligible and have a period that is not termed", () => {
  const list = (eligibleMemberKeys: string[], records: PcpMember[]) =>
    listChoosers({ members, eligibleMemberKeys, records, today });
  const [now, next] = [entry("A", "2026-01-01"), entry("B", "2027-01-01")];
  const all = [record("K0", [next, now]), record("K1"), record("K9")];
  const days = [{ effectiveDate: "2026-01-01", status: "active" }];
  expect(list(["K0", "K1", "K9"], all)).toEqual([
    { memberKey: "K0", suffix: 0, name: "Ana", current: now, upcoming: next, days },
    { memberKey: "K1", suffix: 1, name: "Bo Testperson", current: null, upcoming: null, days },
  ]);
  expect(list(["K1"], all).map(({ suffix }) => suffix)).toEqual([1]);
  const termed = record("K0", [], [periodOf("2025-01-01", "2026-01-01")]);
  expect(list(["K0", "K1"], [termed])).toEqual([]);
});

test("a member already has a provider if that is the latest one and there is a single period", () => {
  const whole = [periodOf("2026-01-01")];
  const parted = [periodOf("2026-01-01", "2027-01-01"), periodOf("2027-01-01")];
  const [now, next] = [entry("A", "2026-01-01"), entry("B", "2027-01-01")];
  const has = (history: CareEntry[], periods = whole) => {
    const records = [record("K0", history, periods)];
    const [one] = listChoosers({ members, eligibleMemberKeys: ["K0"], records, today });
    return one && [hasProvider(one, "A"), hasProvider(one, "B")];
  };
  expect(has([now])).toEqual([true, false]);
  expect(has([now], parted)).toEqual([false, false]);
  expect(has([next, now])).toEqual([false, true]);
  expect(has([])).toEqual([false, false]);
});

test.each([
  ["all members", ["B", "B"], true],
  ["no member", ["A", null], false],
  ["one of two members", ["B", null], false],
])(
  "a choice counts as saved where it is in the records of all its members, here of %s",
  (_, now, saved) => {
    const before = [record("K0", [entry("A", "2026-01-01")]), record("K1")];
    const after = ["K0", "K1"].map((key, index) => {
      const id = now[index];
      return record(key, id ? [entry(id, "2026-11-21")] : []);
    });
    const chosen = ["K0", "K1"].map((memberKey) => ({ memberKey, effectiveDate: today }));
    const choice = { members: chosen, providerId: "B" };
    expect(isChoiceSaved(choice, { before, after, today })).toBe(saved);
  },
);

test("a choice counts as saved only by a new entry, not by one with the provider from before", () => {
  const records = [record("K0", [entry("A", "2026-01-01")])];
  const choice = { members: [{ memberKey: "K0", effectiveDate: today }], providerId: "A" };
  expect(isChoiceSaved(choice, { before: records, after: records, today })).toBe(false);
  const again = [record("K0", [entry("A", "2027-01-01"), entry("A", "2026-01-01", "2026-12-31")])];
  expect(isChoiceSaved(choice, { before: records, after: again, today })).toBe(true);
  const anew = [record("K0", [entry("A", "2026-11-21"), entry("A", "2026-01-01", "2026-11-20")])];
  expect(isChoiceSaved(choice, { before: records, after: anew, today })).toBe(true);
  const ended = [record("K0", [entry("A", "2026-01-01", "2026-11-20")])];
  expect(isChoiceSaved(choice, { before: [], after: ended, today })).toBe(false);
});

test.each([
  ["now", entry("B", "2026-01-01"), true],
  ["until today", entry("B", "2026-01-01", "2026-11-21"), true],
  ["for a day to come", entry("B", "2027-01-01"), true],
  ["until yesterday", entry("B", "2026-01-01", "2026-11-20"), false],
  ["never", entry("A", "2026-01-01"), false],
])("a member is with a provider who is theirs today or later, here %s", (_, one, isWith) => {
  const records = [record("K0", [one]), record("K1", [entry("B", null)])];
  const asked = { memberKey: "K0", providerId: "B", today };
  expect(isWithProvider(records, asked)).toBe(isWith);
  expect(isWithProvider([], asked)).toBe(false);
});
