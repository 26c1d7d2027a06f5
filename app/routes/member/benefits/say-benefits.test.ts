import { expect, test } from "vitest";
import { plainText } from "#app/components/ui/text/CarrierText.tsx";
import {
  accumulatorOf,
  amountsOf,
  groupOf,
  listFrom,
  NONE,
} from "#app/rules/benefits/accumulators.fixture.ts";
import { viewService } from "./dental-service/view-service.ts";
import { pairAccumulators, type Accumulator } from "#app/rules/benefits/accumulators.ts";
import type { Override } from "#app/rules/benefits/accumulator-override.ts";
import { amountsLeft } from "#app/rules/benefits/amounts-left-for-care.ts";
import { sayStatus, showLeastShare } from "./say-benefits.ts";

/** A tier without amounts. */
const NOTHING = amountsLeft([]);

const told = {
  tier: { tierId: "innet", name: null },
  who: null,
  hasLimits: true,
  isEnded: false,
};

test("BENEFIT-10 BENEFIT-27 BENEFIT-28 a used limit caps what the plan pays for a service", () => {
  const all = listFrom({
    groups: [
      groupOf("deductible", { individual: amountsOf(15_000, 5_000), family: NONE }),
      groupOf("annualLimit", { individual: amountsOf(200_000, 200_000), family: NONE }),
      groupOf("other", { name: "Orthodontia deductible" }),
    ],
  });
  const said = viewService("50%", amountsLeft(pairAccumulators(all)), told);
  expect(said).toMatchObject({ planPays: "Up to 50%", memberPays: "Up to the full cost" });
  expect(said).toMatchObject({ isLimitUsed: true, isMaximumMet: false, mustCall: false });
  expect(plainText(...said.paragraphs.flat())).toMatch(
    /usually pays up to 50%.*still have \$100\.00 to pay/,
  );
  expect(viewService("-1", NOTHING, told)).toMatchObject({
    planPays: "Not stated",
    memberPays: "Not stated",
    isLimitUsed: false,
    mustCall: true,
  });
});

test.each([
  ["80%", "At least 20%"],
  ["33.3%", "At least 66.7%"],
  ["0%", "The full cost"],
  ["0.001%", "The full cost"],
  ["100%", "Nothing, within your plan's limits"],
  ["Covered in full", "Nothing, within your plan's limits"],
  ["$10 copay", "$10.00 copay"],
  ["$0 copay", "Nothing, within your plan's limits"],
  ["$40.00", "The rest"],
  ["70% to 100%", "Not stated"],
  [null, "Not stated"],
])("BENEFIT-28 of a service of which the plan pays %s the member pays %j", (amount, memberPays) => {
  expect(viewService(amount, NOTHING, told)).toMatchObject({ memberPays });
  const least = memberPays.startsWith("At least") ? `You pay ${memberPays.toLowerCase()}` : null;
  expect(showLeastShare(amount)).toBe(least);
});

const OWN = accumulatorOf({ totalCents: 150_000, metCents: 45_000, remainingCents: 105_000 });
const FULL = { metCents: 150_000, remainingCents: 0 };

const say = (differences: Partial<Accumulator>, [progress, override]: Said, isPast = false) =>
  sayStatus({ ...OWN, ...differences, progress }, override, { name: null, isPast }).join(" ");

type Said = [Accumulator["progress"], Override];

test("S-12 a met amount says what the plan pays now, and an amount not met has no words", () => {
  for (const kind of ["deductible", "outOfPocketMaximum", "annualLimit", "other"] as const) {
    expect(say({ kind }, ["started", null])).toBe("");
    expect(say({ kind }, ["untouched", null])).toBe("");
  }
  expect(say(FULL, ["met", null])).toBe("Met. The plan now pays its share of covered care.");
  const maximum = { kind: "outOfPocketMaximum", ...FULL } as const;
  expect(say(maximum, ["met", null])).toContain(
    "pays 100% of the allowed amount for your covered care",
  );
  expect(say({ ...maximum, coverageType: "FAMILY" }, ["met", null])).toContain(
    "pays 100% of the allowed amount for the whole family's covered care",
  );
  expect(say({}, ["started", "family"])).toBe(
    "The family deductible is met, so the plan already pays its share.",
  );
  expect(say({}, ["started", "maximum"])).toContain("The out-of-pocket maximum is reached");
  expect(say(FULL, ["met", "maximum"])).toBe("Met.");
  expect(say(FULL, ["met", "limit"], true)).toBe("Met.");
  expect(say({}, ["started", "family"], true)).toBe("");
});

test("a conflict about an amount is worded, with the figures of the other record", () => {
  const other = { totalCents: 200_000, metCents: 45_000, remainingCents: 155_000 };
  const off = (...conflicts: Accumulator["conflicts"]) =>
    say({ conflicts }, ["inconsistent", null]);
  expect(off({ kind: "account", other })).toBe(
    "Another record shows $2,000.00 in total and $1,550.00 left.",
  );
  expect(off({ kind: "sum" })).toContain("don't add up to the total");
  expect(off({ kind: "family" })).toContain("than for the whole family");
});
