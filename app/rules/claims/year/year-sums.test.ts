import { expect, test } from "vitest";
import { getPlainDate } from "../../dates/plain-date.ts";
import { countAcross, countUnknown, sortYear, sumYear, type YearList } from "./year-sums.ts";

type YearClaim = YearList["claims"][number];

const WINDOW = { startDate: getPlainDate("2026-01-01"), endDate: getPlainDate("2026-12-31") };

const claim = (more: Partial<YearClaim> = {}): YearClaim => ({
  day: getPlainDate("2026-03-05"),
  lastDay: getPlainDate("2026-03-05"),
  billedCents: 100_00,
  discountCents: 30_00,
  planPaidCents: 50_01,
  oweCents: 19_99,
  pending: false,
  contradictory: false,
  isCounted: true,
  ...more,
});

const list = (claims: readonly YearClaim[], gap: YearList["gap"] = null): YearList => ({
  claims,
  gap,
});

const ONE = { billedCents: 100_00, discountCents: 30_00, planPaidCents: 50_01, oweCents: 19_99 };
const TWICE = { billedCents: 200_00, discountCents: 60_00, planPaidCents: 100_02, oweCents: 39_98 };
const NOTHING = { billedCents: 0, discountCents: 0, planPaidCents: 0, oweCents: 0 };

const pending: YearClaim = claim({
  discountCents: "undecided",
  planPaidCents: "undecided",
  oweCents: "undecided",
  pending: true,
});
const unpriced = claim({ discountCents: null });
const credit = claim({ planPaidCents: -50_01, oweCents: -20_00 });
const on = (day: string) => claim({ day: getPlainDate(day) });

test.each<[string, readonly YearList[], object | null]>([
  ["without a list they are 0", [], NOTHING],
  ["without a claim they are 0", [list([])], NOTHING],
  ["one claim counts", [list([claim()])], ONE],
  ["claims of one list are added", [list([claim(), claim()])], TWICE],
  ["claims of several lists are added", [list([claim()]), list([claim()])], TWICE],
  ["claims of the first and last day count", [list([on("2026-01-01"), on("2026-12-31")])], TWICE],
  ["a claim of the day before does not count", [list([claim(), on("2025-12-31")])], ONE],
  ["a claim of the day after does not count", [list([claim(), on("2027-01-01")])], ONE],
  ["a claim without a day does not count", [list([claim(), claim({ day: null })])], ONE],
  ["a pending claim does not count, nor does its bill", [list([claim(), pending])], ONE],
  ["with pending claims alone they are 0", [list([pending])], NOTHING],
  ["a contradictory claim counts", [list([claim({ contradictory: true })])], ONE],
  [
    "unknown amounts are not added",
    [list([claim(), unpriced])],
    { ...TWICE, discountCents: 30_00 },
  ],
  ["unknown amounts alone are unknown", [list([unpriced])], { ...ONE, discountCents: null }],
  [
    "credits are subtracted",
    [list([claim(), credit])],
    { ...TWICE, planPaidCents: 0, oweCents: -1 },
  ],
  ["with an incomplete list there are none", [list([claim()]), list([claim()], "cut")], null],
  ["with an unread list there are none", [list([claim()]), list([], "unread")], null],
])("YEAR-01 YEAR-02 the sums of a year: %s", (_what, lists, sums) => {
  expect(sumYear(lists, WINDOW)).toEqual(sums);
});

test("YEAR-01 pending claims and claims without a day are listed apart, also of incomplete lists", () => {
  const [final, undated] = [claim(), claim({ day: null, pending: true })];
  const lists = [list([undated, on("2025-12-31")], "cut"), list([pending, final])];
  expect(sortYear(lists, WINDOW)).toEqual({
    final: [final],
    unfinal: [pending],
    undated: [undated],
  });
});

test("YEAR-01 claims with an unknown amount are counted, pending claims and claims in no sum are not", () => {
  const unsummed = claim({ oweCents: null, isCounted: false });
  const claims = [
    claim({ oweCents: null }),
    claim({ billedCents: null }),
    unsummed,
    pending,
    claim(),
  ];
  expect(countUnknown(claims, "oweCents")).toBe(1);
  expect(countUnknown(claims, "billedCents")).toBe(1);
  expect(countUnknown(claims, "discountCents")).toBe(0);
});

test("YEAR-01 T-88 claims over the end of a year are counted where they began, and named in both years", () => {
  const over = (day: string, last: string | null, more: Partial<YearClaim> = {}) =>
    claim({
      day: getPlainDate(day),
      lastDay: last === null ? null : getPlainDate(last),
      ...more,
    });
  const lists = [
    list([
      over("2025-12-30", "2026-01-02"),
      over("2025-12-31", "2025-12-31"),
      over("2026-12-30", "2027-01-02"),
      over("2026-12-29", "2027-01-05"),
      over("2026-12-30", "2027-01-02", { isCounted: false }),
      over("2026-12-30", "2027-01-02", { pending: true }),
      over("2026-12-30", null),
    ]),
  ];
  expect(countAcross(lists, 2026)).toEqual({ after: 2, before: 1 });
  expect(countAcross(lists, 2025)).toEqual({ after: 1, before: 0 });
  expect(countAcross(lists, 2024)).toEqual({ after: 0, before: 0 });
});
