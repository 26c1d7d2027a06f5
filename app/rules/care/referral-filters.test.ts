import { expect, test } from "vitest";
import { listUnstable } from "../claims/claim-facts.fixture.ts";
import { referralFilters, type ReferralFilterFacts } from "./referral-filters.ts";

const ana = { memberKey: "K-ANA", memberSuffix: 0 };
const ben = { memberKey: "K-BEN", memberSuffix: 1 };
const subscriber: ReferralFilterFacts = { members: [ana, ben], ownKey: null };
const dependent: ReferralFilterFacts = { members: [ben], ownKey: "K-BEN" };

const read = (query: string, facts = subscriber) =>
  referralFilters.read(new URLSearchParams(query), facts);

test("BENEFIT-22 without a query only unexpired referrals are listed; a query sets each filter", () => {
  expect(read("")).toEqual({
    filters: { memberKey: null, statusCode: null, providerId: null, excludeExpired: true, page: 1 },
    errors: {},
    typed: {},
  });
  const query = "member=1&status=A&provider=200186&expired=included&page=3";
  const { filters, errors } = read(query);
  expect(filters).toEqual({
    memberKey: "K-BEN",
    statusCode: "A",
    providerId: "200186",
    excludeExpired: false,
    page: 3,
  });
  expect(errors).toEqual({});
  expect(referralFilters.write(filters, subscriber)).toBe(`?${query}`);
  expect(read("expired=on").filters.excludeExpired).toBe(false);
});

test("S-15 a dependent's filters always have their own member key", () => {
  expect(read("", dependent).filters.memberKey).toBe("K-BEN");
  const expected = { filters: { memberKey: "K-BEN" }, errors: {} };
  expect(read("member=1", dependent)).toMatchObject(expected);
  const shown = read("member=0", dependent);
  expect(shown).toMatchObject({ filters: { memberKey: "K-BEN" }, errors: { member: "unknown" } });
  expect(referralFilters.write(read("member=1", dependent).filters, dependent)).toBe("");
});

test.each([
  ["member=2", { member: "unknown" }],
  ["member=K-ANA", { member: "unknown" }],
  ["member=0&member=2", { member: "unknown" }],
  ["status=a%20b", { status: "pattern" }],
  [`provider=${"9".repeat(65)}`, { provider: "pattern" }],
  ["provider=1,2", { provider: "pattern" }],
  ["expired=true", { expired: "unknown" }],
  ["page=1000000000", { page: "unknown" }],
])("BENEFIT-22 the invalid query %s has the errors %j and default filters", (query, errors) => {
  const found = read(query);
  expect(found.errors).toEqual(errors);
  expect(found.filters).toEqual(read("").filters);
});

test.each([subscriber, dependent])("any query gives stable filters for $ownKey", (facts) => {
  expect(listUnstable(referralFilters, facts)).toEqual([]);
});
