import { expect, test } from "vitest";
import type { Accumulator } from "#app/rules/benefits/accumulators.ts";
import type { AccumulatorStatus } from "#app/rules/benefits/accumulator-status.ts";
import { sayStatus } from "./view-standing.ts";

const OWN: Accumulator = {
  category: "medical",
  kind: "deductible",
  coverageType: "INDIVIDUAL",
  network: "in",
  name: null,
  detail: null,
  totalCents: 150_000,
  metCents: 45_000,
  remainingCents: 105_000,
  conflicts: [],
};
const FULL = { metCents: 150_000, remainingCents: 0 };

const say = (differences: Partial<Accumulator>, [progress, override]: Said, isPast = false) =>
  sayStatus({ ...OWN, ...differences }, { progress, override }, { name: null, isPast }).join(" ");

type Said = [AccumulatorStatus["progress"], AccumulatorStatus["override"]];

test("BENEFIT-07 S-12 what is met says what follows, or the reason; figures that say it all nothing", () => {
  for (const kind of ["deductible", "outOfPocketMaximum", "annualLimit", "other"] as const) {
    expect(say({ kind }, ["started", null])).toBe("");
    expect(say({ kind }, ["untouched", null])).toBe("");
  }
  expect(say(FULL, ["met", null])).toBe("Met. The plan now pays its share of covered care.");
  const maximum = { kind: "outOfPocketMaximum", ...FULL } as const;
  expect(say(maximum, ["met", null])).toContain("pays your covered care in full");
  expect(say({ ...maximum, coverageType: "FAMILY" }, ["met", null])).toContain(
    "pays the whole family's covered care in full",
  );
  expect(say({}, ["started", "family"])).toBe(
    "The family deductible is met, so the plan already pays its share.",
  );
  expect(say({}, ["started", "maximum"])).toContain("The out-of-pocket maximum is reached");
  expect(say(FULL, ["met", "maximum"])).toBe("Met.");
  expect(say(FULL, ["met", "limit"], true)).toBe("Met.");
  expect(say({}, ["started", "family"], true)).toBe("");
});

test("BENEFIT-09 with the annual limit used up, no sentence says that the plan pays", () => {
  for (const kind of ["deductible", "outOfPocketMaximum"] as const) {
    for (const state of ["untouched", "started", "met"] as const) {
      const said = say({ kind, ...(state === "met" && FULL) }, [state, "limit"]);
      expect(said).toContain("so the plan pays no more for this care this plan period.");
      expect(said).not.toMatch(/its share|in full/);
    }
  }
});

test("BENEFIT-07 what speaks against an amount is named with the other account's figures", () => {
  const other = { totalCents: 200_000, metCents: 45_000, remainingCents: 155_000 };
  const off = (...conflicts: Accumulator["conflicts"]) =>
    say({ conflicts }, ["inconsistent", null]);
  expect(off({ kind: "account", other })).toBe(
    "Another record of this amount has $2,000.00 in total and $1,550.00 left.",
  );
  expect(off({ kind: "sum" })).toContain("don't add up to the total");
  expect(off({ kind: "family" })).toContain("than for the whole family");
});
