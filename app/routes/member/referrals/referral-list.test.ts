import { expect, test } from "vitest";
import { isKnownNone } from "./referral-list.ts";

type ReferralsData = Parameters<typeof isKnownNone>[0];

const whole = { list: { empty: true }, filters: { isFiltered: false }, expiredHref: null };
const withoutExpired = { ...whole, expiredHref: "/referrals" };
const filtered = { ...whole, filters: { isFiltered: true } };
const filled = { ...whole, list: { empty: false } };

test.each([
  ["a whole list without rows", whole, null, true],
  ["a list without rows, where no expired ones exist", withoutExpired, false, true],
  ["a list without rows, where expired ones exist", withoutExpired, true, false],
  ["a list without rows, where expired ones are unknown", withoutExpired, null, false],
  ["a filtered list without rows", filtered, null, false],
  ["a filtered list without rows or expired ones", filtered, false, false],
  ["a list with rows", filled, null, false],
  ["an unknown list", { ...whole, list: null }, false, false],
])(
  "a member counts as without referrals only where none can exist: %s",
  (_list, shown, hasAny, none) => {
    expect(isKnownNone(shown as ReferralsData, hasAny)).toBe(none);
  },
);
