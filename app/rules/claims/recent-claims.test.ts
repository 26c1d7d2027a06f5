import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import { rowOf } from "./claim-money.fixture.ts";
import { RECENT_CLAIMS, recentClaims, recentClaimsWindow } from "./recent-claims.ts";

const claims = (type: string, count: number) =>
  Array.from({ length: count }, (_, n) => rowOf({ id: `${type}${n + 1}` }));

test("CONST-06 home requests page 0 of size 3 of two years", () => {
  expect(RECENT_CLAIMS).toEqual({ years: 2, page: 0, size: 3, limit: 3 });
});

test.each([
  ["2026-11-21", "2024-11-21"],
  ["2024-02-29", "2022-02-28"],
])("CONST-06 on %s home asks for the claims since %s", (today, startDate) => {
  expect(recentClaimsWindow(getPlainDate(today))).toEqual({ startDate, endDate: today });
});

test.each([
  [["M1", "M2", "M3"], 3, 3],
  [["M1", "D1", "D2"], 1, 5],
  [["M1", "M2", "D1"], 2, 2],
  [["D1", "D2"], 0, 2],
  [["M1", "M2", "M3"], 5, 0],
  [[], 0, 0],
])(
  "HOME-56 HOME-57 CONST-06 home shows %j of %i medical, %i dental claims",
  (ids, medical, dental) => {
    const shown = recentClaims(claims("M", medical), claims("D", dental));
    expect(shown.map((one) => one.id)).toEqual(ids);
  },
);
