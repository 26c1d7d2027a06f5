import { expect, test } from "vitest";
import { claim as paid } from "../account/my-data.fixture.ts";
import { eobMath } from "./eob.ts";

/** Billed 100, discount 20, plan paid 60, owed 20. */
const explained = { chargeCents: 10_000, responsibilityCents: 2000 };
const unknown = { discountCents: null, planPaidCents: null };

test("EOB-06 discount and payment are those of the claims, the bar is of all; without claims none", () => {
  const parts = { discountCents: 2000, planPaidCents: 6000 };
  expect(eobMath([explained, explained], [paid, paid])).toEqual({
    claims: [parts, parts],
    discountCents: 4000,
    planPaidCents: 12_000,
    bar: [
      { key: "discountCents", cents: 4000, share: 200 },
      { key: "planPaidCents", cents: 12_000, share: 600 },
      { key: "oweCents", cents: 4000, share: 200 },
    ],
  });
  expect(eobMath([], [])).toEqual({ claims: [], ...unknown, bar: null });
});

test.each([
  ["that was not read", explained, null],
  ["with another bill", { ...explained, chargeCents: 9999 }, paid],
  ["with another share", { ...explained, responsibilityCents: 0 }, paid],
  ["that does not add up", explained, { ...paid, claimDetails: [] }],
])("EOB-06 of a claim %s nothing is taken, and there are no sums", (_what, amounts, read) => {
  const math = eobMath([explained, amounts], [paid, read]);
  expect(math).toEqual({
    claims: [{ discountCents: 2000, planPaidCents: 6000 }, unknown],
    ...unknown,
    bar: null,
  });
});
