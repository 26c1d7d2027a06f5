import { expect, test } from "vitest";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { rowOf } from "#app/rules/claims/claim-money.fixture.ts";
import type { ListedClaim } from "../list/load-claims.ts";
import { viewSpending } from "./view-spending.ts";

const member = { memberSuffix: 0, firstName: "Ana", lastName: "Sample" };
const window = { startDate: getPlainDate("2026-01-01"), endDate: getPlainDate("2026-11-21") };
const claim = (id: string, more: Partial<ListedClaim>): ListedClaim => ({
  ...rowOf(),
  member,
  mayAppeal: false,
  hasTwin: false,
  denialBesideStatus: null,
  pending: false,
  contradictory: false,
  id,
  ...more,
});

test("S-21 a chart counts claims without a day among those that are decided", () => {
  const claims = [
    claim("C1", {}),
    claim("C2", { day: null }),
    claim("C3", { day: null, pending: true }),
  ];
  const view = viewSpending(claims, [], window, "");
  expect(view).toMatchObject({ undated: 1, undecided: true, contradictory: { count: 0 } });
});

test("S-21 a chart counts every decided claim that contradicts itself, and links to five", () => {
  const wrong = ["1", "2", "3", "4", "5", "6"].map((id) => claim(id, { contradictory: true }));
  const undecided = claim("7", { contradictory: true, pending: true });
  const view = viewSpending([...wrong, undecided], ["Ana"], window, "?a=b");
  expect(view?.unreadMembers).toEqual(["Ana"]);
  expect(view?.contradictory.count).toBe(6);
  expect(view?.contradictory.named.map(({ href }) => href)).toEqual(
    ["1", "2", "3", "4", "5"].map((id) => `/claims/medical/${id}/0?a=b`),
  );
});
