import { expect, test } from "vitest";
import { isKnownNone } from "./referral-list.ts";

type ReferralsData = Parameters<typeof isKnownNone>[0];

test.each([
  ["a whole list without rows means that there are none", true, false, null, null, true],
  [
    "a list without rows means none where no expired referrals exist",
    true,
    false,
    "/referrals",
    false,
    true,
  ],
  [
    "a list without rows does not mean none where expired referrals exist",
    true,
    false,
    "/referrals",
    true,
    false,
  ],
  [
    "a list without rows does not mean none where expired referrals are unknown",
    true,
    false,
    "/referrals",
    null,
    false,
  ],
  ["a filtered list without rows does not mean none", true, true, null, null, false],
  [
    "a filtered list without rows does not mean none, even without expired referrals",
    true,
    true,
    "/referrals",
    false,
    false,
  ],
  ["a list with rows does not mean none", false, false, null, null, false],
] as const)("of referrals %s", (_case, empty, narrowed, expired, hasAny, none) => {
  const shown = { list: { empty }, filters: { narrowed }, expiredHref: expired };
  expect(isKnownNone(shown as ReferralsData, hasAny)).toBe(none);
});

test("of referrals an unknown list does not mean none", () => {
  expect(
    isKnownNone(
      { list: null, filters: { narrowed: false }, expiredHref: null } as ReferralsData,
      false,
    ),
  ).toBe(false);
});
