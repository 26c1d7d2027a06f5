import { expect, test } from "vitest";
import { isKnownNone } from "./referral-list.ts";

type ReferralsData = Parameters<typeof isKnownNone>[0];

test.each([
  ["no rows, all shown", true, false, null, null, true],
  [
    "no rows, without expired referrals, of which there are none",
    true,
    false,
    "/referrals",
    false,
    true,
  ],
  [
    "no rows, without expired referrals, of which there are some",
    true,
    false,
    "/referrals",
    true,
    false,
  ],
  [
    "no rows, without expired referrals, of which nothing is known",
    true,
    false,
    "/referrals",
    null,
    false,
  ],
  ["no rows that match a filter", true, true, null, null, false],
  ["no rows that match a filter, and no expired referrals", true, true, "/referrals", false, false],
  ["some rows", false, false, null, null, false],
] as const)(
  "a list of referrals is known to be empty or not: %s",
  (_case, empty, narrowed, expired, hasAny, none) => {
    const shown = { list: { empty }, filters: { narrowed }, expiredHref: expired };
    expect(isKnownNone(shown as ReferralsData, hasAny)).toBe(none);
  },
);

test("an unknown list of referrals is not known to be empty", () => {
  expect(
    isKnownNone(
      { list: null, filters: { narrowed: false }, expiredHref: null } as ReferralsData,
      false,
    ),
  ).toBe(false);
});
