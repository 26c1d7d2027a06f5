import { expect, test } from "vitest";
import { isKnownNone } from "./referral-list.ts";

type ReferralsData = Parameters<typeof isKnownNone>[0];

test.each([
  ["an empty list that shows all", true, false, null, null, true],
  ["an empty list without expired ones, of which none", true, false, "/referrals", false, true],
  ["an empty list without expired ones, which there are", true, false, "/referrals", true, false],
  ["an empty list while nobody knows of expired ones", true, false, "/referrals", null, false],
  ["an empty list of filters that narrow it", true, true, null, null, false],
  ["filters that narrow it, and no expired ones", true, true, "/referrals", false, false],
  ["a list of some", false, false, null, null, false],
] as const)("there are no referrals: %s", (_case, empty, narrowed, expired, hasAny, none) => {
  const shown = { list: { empty }, filters: { narrowed }, expiredHref: expired };
  expect(isKnownNone(shown as ReferralsData, hasAny)).toBe(none);
});

test("while the list is not known, nor is it known to be empty", () => {
  expect(
    isKnownNone(
      { list: null, filters: { narrowed: false }, expiredHref: null } as ReferralsData,
      false,
    ),
  ).toBe(false);
});
