import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { rowOf } from "../member/eligibility.fixture.ts";
import type { EligibilityRow } from "../member/eligibility.ts";
import { ADA } from "./my-data.fixture.ts";
import { groupPlans, listClassPlans } from "./plan-list.ts";

const today = getPlainDate("2026-11-21");
const since = getPlainDate("2026-01-01");

const entry = (more = {}) => ({
  classPlanId: "M1",
  effectiveDate: since,
  terminationDate: null,
  classPlanEffectiveDate: null,
  eligible: true,
  insuranceType: "PPO",
  ...more,
});
const member = (memberKey: string, entries = {}) => ({ ...ADA, memberKey, ...entries });
const row = (more: Partial<EligibilityRow> = {}) =>
  rowOf("medical", since, null, { memberKey: "1", ...more });

test("coverage that the account names is listed once; another period is listed beside it", () => {
  const members = [member("1", { medicalEligibility: entry() })];
  const earlier = row({ effectiveDate: getPlainDate("2024-01-01"), terminationDate: since });
  for (const again of [row(), row({ effectiveDate: getPlainDate("2023-07-01") })]) {
    const { current, past } = listClassPlans(members, [again, earlier], today);
    expect(current.flatMap(({ plans }) => plans)).toMatchObject([{ classPlanId: "M1" }]);
    const plan = { memberKey: "1", category: "medical", classPlanId: null, insuranceType: null };
    const days = { effectiveDate: "2024-01-01", terminationDate: "2026-01-01" };
    expect(past).toEqual([{ ...plan, ...days, status: "termed" }]);
  }
});

test("a member's plans are sorted newest first, plans without a first day last", () => {
  const days = ["2023-01-01", null, "2025-01-01", "2024-01-01"] as const;
  const rows = days.map((day) =>
    row({ effectiveDate: day && getPlainDate(day), terminationDate: since }),
  );
  for (const order of [rows, rows.toReversed()]) {
    const { past } = listClassPlans([member("1")], order, today);
    const expected = ["2025-01-01", "2024-01-01", "2023-01-01", null];
    expect(past.map(({ effectiveDate }) => effectiveDate)).toEqual(expected);
  }
  const ended = member("1", { medicalEligibility: entry({ terminationDate: today }) });
  expect(listClassPlans([ended], [row({ terminationDate: today })], today).past).toHaveLength(1);
  const earlier = row({ effectiveDate: getPlainDate("2024-01-01") });
  expect(listClassPlans([ended], [earlier], today).current[0]?.plans).toHaveLength(1);
});

test("eligibility rows of members outside the view are left out; a future plan is current", () => {
  const members = [member("1", { medicalEligibility: entry({ terminationDate: today }) })];
  const next = row({ effectiveDate: getPlainDate("2027-01-01") });
  const { current, past } = listClassPlans(members, [next, row({ memberKey: "9" })], today);
  expect(current.flatMap(({ plans }) => plans)).toMatchObject([
    { memberKey: "1", effectiveDate: "2027-01-01", status: "future" },
  ]);
  expect(past).toMatchObject([{ memberKey: "1", classPlanId: "M1" }]);
  const others = listClassPlans([member("1")], [row({ memberKey: "9" })], today);
  expect(others).toEqual({ current: [], past: [] });
});

test("members with the same plan for the same days share a row", () => {
  const members = ["1", "2", "3", "4"].map((key) =>
    member(key, {
      medicalEligibility: entry({
        ...(key === "2" && { classPlanId: "M2" }),
        ...(key === "4" && { terminationDate: getPlainDate("2026-12-31") }),
      }),
    }),
  );
  const [medical] = listClassPlans(members, [], today).current;
  const rows = groupPlans(medical?.plans ?? []);
  expect(rows.map(({ memberKeys, classPlanId }) => [memberKeys, classPlanId])).toEqual([
    [["1", "3"], "M1"],
    [["2"], "M2"],
    [["4"], "M1"],
  ]);
});
