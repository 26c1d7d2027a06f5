import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { rowOf } from "#app/rules/claims/claim-money.fixture.ts";
import { yearText } from "#app/text/claims/year.ts";
import type { ListedClaim } from "../list/load-claims.ts";
import type { MemberList } from "./load-year.ts";
import { viewYear } from "./view-year.ts";

const member = { memberSuffix: 0, firstName: "Ana", lastName: "Sample", memberKey: "K0" };

/** What a year says by its columns, of a member with one claim of these amounts, in cents. */
function columnsOf(amounts: Partial<ListedClaim>, gap: MemberList["gap"] = null) {
  const told = { mayAppeal: false, hasTwin: false, denialBesideStatus: null, pending: false };
  const claim: ListedClaim = { ...rowOf(), member, ...told, ...amounts };
  const list: MemberList = { member, type: "medical", claims: [claim], gap };
  const data = {
    year: 2026,
    today: getPlainDate("2026-11-21"),
    window: { startDate: getPlainDate("2026-01-01"), endDate: getPlainDate("2026-11-21") },
    members: [member],
    types: ["medical"],
    lists: [list],
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the page reads of a member
  return viewYear(data as unknown as Parameters<typeof viewYear>[0]).sentences.columns;
}

const billed = { billedCents: 10_000, discountCents: 3000, planPaidCents: 5000 };

test.each([
  ["adds up to the bill", { ...billed, oweCents: 2000 }, null, false],
  ["leaves a part of the bill out", { ...billed, oweCents: 1999 }, null, true],
  ["cannot be summed, for a list is cut", { ...billed, oweCents: 1999 }, "cut", false],
] as const)("YEAR-01 a year that %s", (_what, amounts, gap, hasRest) => {
  expect(columnsOf(amounts, gap).includes(yearText.totals.rest)).toBe(hasRest);
});
