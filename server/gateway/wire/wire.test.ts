import { expect, test } from "vitest";
import { words } from "#app/rules/words.fixture.ts";
import { usd } from "#app/text/common/format.ts";
import { familyEligibilityRow } from "../calls/member/eligibility.ts";
import { planPeriod } from "../calls/benefits/benefit-history.ts";
import { pcpMember } from "../calls/care/pcp.ts";
import {
  day,
  dayOrNull,
  plausibleDayOrNull,
  flag,
  key,
  LAST_END_YEAR,
  keyOrNull,
  money,
  suffix,
  textOrNull,
  yesNo,
} from "./wire.ts";

test.each([
  [12.5, 1250],
  ["12.50", 1250],
  [0, 0],
  ["-62.40", -6240],
  [1.005, 101],
  [8.2, 820],
  [1_234_567.89, 123_456_789],
  [9_999_999_999.99, 999_999_999_999],
  [-9_999_999_999.99, -999_999_999_999],
  ["9999999999.99", 999_999_999_999],
])("CONST-24 %j dollars are %i cents", (given, cents) => {
  expect(money.parse(given)).toBe(cents);
});

test("CONST-24 an amount that rounds to zero is $0.00, never -$0.00", () => {
  const shown = ["-0.00", -0, -0.001, "0.00"].map((given) => usd(money.parse(given)));
  expect(new Set(shown)).toEqual(new Set(["$0.00"]));
});

const NO_TEXTS = words("abc 1,234.00 $5 1e3 10000000000");
const TOO_LARGE = [1e10, -1e10, 12_345_678_901, 1e21, 1e300, -1e300];

test.each([null, true, NaN, Infinity, -Infinity, "", " 5", ...NO_TEXTS, ...TOO_LARGE])(
  "the amount %s is refused",
  (given) => {
    expect(money.safeParse(given).success).toBe(false);
  },
);

test.each([
  ["2026-11-21", "2026-11-21"],
  ["11/21/2026", "2026-11-21"],
  ["2026-11-21T23:59:59-08:00", "2026-11-21"],
  ["2026-11-21T00:00:00Z", "2026-11-21"],
  ["2026-11-21 00:00:00.0", "2026-11-21"],
  ["2026-1-1", "2026-01-01"],
  ["2026-01-1T08:00", "2026-01-01"],
  ["1/1/2026", "2026-01-01"],
  ["01/1/2026", "2026-01-01"],
  ["2/29/2024", "2024-02-29"],
])("CONST-30 the date %s is read as the day %s", (given, expected) => {
  expect(day.parse(given)).toBe(expected);
});

test.each([
  ...words(`
  2026-02-30 2/29/2026 21/11/2026 13/1/2026 1/1/26 26-1-1 2026-1 2026/1/1 1-1-2026 1.1.2026
  20260101 2026-001-01 2026-0-1 2026-01-01T 2026-01-01Tmorning 1/1/2026T00:00:00Z soon
`),
  "2026-01-01 2026-01-02",
  " 2026-01-01",
  "January 1, 2026",
  "",
])("the date %j is refused", (given) => {
  expect(day.safeParse(given).success).toBe(false);
});

test.each([
  ["2100-12-31", "2100-12-31"],
  ["2101-01-01", null],
  ["12/31/9999", null],
  ["9999-12-31T00:00:00Z", null],
  ["", null],
])(
  "CONST-15 the end %j of eligibility, plan period or primary care is read as %j",
  (given, end) => {
    expect(LAST_END_YEAR).toBe(2100);
    expect(plausibleDayOrNull.parse(given)).toBe(end);
    const who = { memberKey: "K", suffix: 0, productCategory: "M", effectiveDate: "2024-01-01" };
    expect(familyEligibilityRow.parse({ ...who, termedDate: given }).terminationDate).toBe(end);
    expect(planPeriod.parse({ ...who, terminationDate: given }).lastDay).toBe(end);
    const care = { pcpHistory: [{ endDate: given }], eligibleDates: [{ termedDate: given }] };
    const { pcpHistory, eligibleDates } = pcpMember.parse({ ...who, ...care });
    expect([pcpHistory[0]?.endDate, eligibleDates[0]?.termedDate]).toEqual([end, end]);
  },
);

test("an absent or empty date is null, and an impossible one is refused", () => {
  const expected = [null, null, null];
  expect([null, undefined, ""].map((given) => dayOrNull.parse(given))).toEqual(expected);
  expect(dayOrNull.safeParse("2026-02-30").success).toBe(false);
});

test("blank text is null, a key is text, and a suffix is a whole number from a number or digits", () => {
  expect([null, undefined, "", "  "].map((it) => textOrNull.parse(it))).toEqual(
    Array.from({ length: 4 }, () => null),
  );
  expect(textOrNull.parse(" a ")).toBe(" a ");
  expect([key.parse("007"), key.parse(7)]).toEqual(["007", "7"]);
  expect([key.safeParse("").success, key.safeParse(null).success]).toEqual([false, false]);
  const expected = [null, null, "0"];
  expect([keyOrNull.parse(""), keyOrNull.parse(undefined), keyOrNull.parse(0)]).toEqual(expected);
  expect([suffix.parse(0), suffix.parse("2"), suffix.parse("00")]).toEqual([0, 2, 0]);
});

test.each([null, undefined, "", " ", "S", true, -1, 1.5, []])(
  "the suffix %j is refused",
  (given) => {
    expect(suffix.safeParse(given).success).toBe(false);
  },
);

test("Y is true, N is false, a missing flag is false, and other words are refused", () => {
  expect([yesNo.parse("Y"), yesNo.parse("N"), yesNo.parse(null)]).toEqual([true, false, null]);
  const expected = [true, false, false];
  expect([flag.parse(true), flag.parse(undefined), flag.parse(null)]).toEqual(expected);
  expect([yesNo.safeParse("y").success, flag.safeParse("true").success]).toEqual([false, false]);
});
