import { expect, test } from "vitest";
import { mathBar, showMath } from "./claim-math.ts";
import { claimOf, type Amounts } from "./claim-money.fixture.ts";

const bar = (amounts: Amounts) => mathBar(showMath(claimOf([amounts])));
const shares = (amounts: Amounts) => bar(amounts)?.map(({ key, share }) => [key, share]);

test("CLAIM-05 S-21 what became of the bill, in thousandths that add up to a whole, to the cent", () => {
  expect(bar({ billed: 200, discount: 50, notCovered: 10, paid: 100, owe: 40, copay: 40 })).toEqual(
    [
      { key: "discountCents", cents: 50, share: 250 },
      { key: "notCoveredCents", cents: 10, share: 50 },
      { key: "planPaidCents", cents: 100, share: 500 },
      { key: "oweCents", cents: 40, share: 200 },
    ],
  );
  expect(shares({ billed: 3, discount: 1, paid: 1, owe: 1, copay: 1 })).toEqual([
    ["discountCents", 334],
    ["planPaidCents", 333],
    ["oweCents", 333],
  ]);
  expect(shares({ billed: 7, discount: 3, paid: 2, owe: 2, copay: 2 })).toEqual([
    ["discountCents", 428],
    ["planPaidCents", 286],
    ["oweCents", 286],
  ]);
  expect(shares({ billed: 10_000_000_000, paid: 9_999_999_999, owe: 1, copay: 1 })).toEqual([
    ["planPaidCents", 1000],
    ["oweCents", 0],
  ]);
});

test.each([
  ["nothing was billed", { billed: 0 }],
  ["the bill is below zero", { billed: -100, paid: -100 }],
  ["a part is below zero", { billed: 100, discount: -10, paid: 110 }],
  ["nothing adds up", { billed: 100, paid: 90 }],
  ["an amount is missing", { billed: 100, paid: 100, copay: null }],
])("CLAIM-05 S-21 no bar where %s", (_what, amounts) => {
  expect(bar(amounts)).toBeNull();
});
