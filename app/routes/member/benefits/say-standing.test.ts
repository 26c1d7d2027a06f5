import { expect, test } from "vitest";
import type { Accumulator } from "#app/rules/benefits/accumulators.ts";
import type { Standing } from "#app/rules/benefits/standing.ts";
import { sayStanding } from "./say-standing.ts";

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
  differenceCents: 0,
  isDisputed: false,
};
const FULL = { metCents: 150_000, remainingCents: 0 };

const say = (differences: Partial<Accumulator>, [state, relief]: Said, isPast = false) =>
  sayStanding({ ...OWN, ...differences }, { state, relief }, { name: null, isPast });

type Said = [Standing["state"], Standing["relief"]];

test("BENEFIT-07 a deductible says what is left before the plan pays, the family's for whom", () => {
  expect(say({}, ["started", null])).toBe(
    "You have paid $450.00 of your $1,500.00 deductible. $1,050.00 is left before the plan starts to pay its share.",
  );
  // Somebody who has met their own is paid for already: the family's sentence does not deny it.
  expect(say({ coverageType: "FAMILY" }, ["started", null])).toBe(
    "Your family has paid $450.00 of its $1,500.00 deductible. $1,050.00 is left before it's met for the whole family.",
  );
  expect(say(FULL, ["met", null])).toBe(
    "You have met your $1,500.00 deductible. The plan now pays its share of covered care.",
  );
});

test("BENEFIT-07 a maximum says whose care is paid in full", () => {
  const maximum = { kind: "outOfPocketMaximum" } as const;
  expect(say({ ...maximum, ...FULL }, ["met", null])).toBe(
    "You have reached your $1,500.00 out-of-pocket maximum. The plan pays your covered care in full for the rest of the plan period.",
  );
  expect(say({ ...maximum, coverageType: "FAMILY" }, ["started", null])).toContain(
    "After $1,050.00 more, the plan pays the whole family's covered care in full",
  );
});

test("BENEFIT-07 where another amount decides, nothing is left to pay and the reason is said", () => {
  const family = say({}, ["started", "family"]);
  expect(family).toContain("The family deductible is met, so the plan already pays its share.");
  const maximum = say({}, ["started", "maximum"]);
  expect(maximum).toContain("The out-of-pocket maximum is reached");
  for (const said of [family, maximum]) expect(said).not.toContain("is left");
  expect(say(FULL, ["met", "maximum"])).toBe("You have met your $1,500.00 deductible.");
});

test("BENEFIT-09 with the annual limit used up, no sentence says that the plan pays", () => {
  const kinds = ["deductible", "outOfPocketMaximum"] as const;
  for (const kind of kinds) {
    for (const state of ["untouched", "started", "met", "unknown"] as const) {
      const said = say({ kind, ...(state === "met" && FULL) }, [state, "limit"]);
      expect(said).toContain("so the plan pays no more for this care this plan period.");
      expect(said).not.toMatch(/its share|in full|is left/);
    }
  }
});

test("S-12 of a day that is over nothing is said to go on", () => {
  expect(say(FULL, ["met", "limit"], true)).toBe("You had met your $1,500.00 deductible.");
});
