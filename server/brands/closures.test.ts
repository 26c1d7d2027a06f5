import { expect, test } from "vitest";
import { brandsOf, faultsOf, FIVE } from "./brands.fixture.ts";

const { carrier, summit } = FIVE;
const through = "2026-12-31";
const faultsIn = (closures: unknown) => faultsOf({ brands: { carrier: { ...carrier, closures } } });

test("T-84 closed days are read with their hours in minutes; a brand's own list replaces the shared one", () => {
  const hours = { opens: "07:30", closes: "12:00" };
  const days = [{ day: "2026-11-26" }, { day: "2026-12-24", hours }];
  const own = { through, days: [{ day: "2026-11-11", hours: "usual" }] };
  const [first, second] = brandsOf({
    shared: { closures: { through, days } },
    brands: { carrier, summit: { ...summit, closures: own } },
  });
  expect(first?.closures).toEqual({
    through,
    days: [
      { day: "2026-11-26", hours: "closed" },
      { day: "2026-12-24", hours: { opens: 450, closes: 720 } },
    ],
  });
  expect(second?.closures).toEqual(own);
  expect(brandsOf({ brands: { carrier } })[0]?.closures).toBeNull();
});

test.each([
  ["no last day", { days: [] }, /through: /],
  ["a day in words", { through: "the end of 2026" }, /through: must be a day such as/],
  ["30 February", { through: "2026-02-30" }, /through: must be a day such as/],
  [
    "a time with p.m.",
    { through, days: [{ day: through, hours: "5 p.m." }] },
    /hours: must be "cl/,
  ],
  [
    "hours that end before they begin",
    { through, days: [{ day: through, hours: { opens: "12:00", closes: "07:30" } }] },
    /must open before it closes/,
  ],
  ["a day twice", { through, days: [{ day: through }, { day: through }] }, /each day once/],
  ["a day after the last", { through, days: [{ day: "2027-01-01" }] }, /must not be after through/],
])("T-84 the start fails over closed days with %s", (_, closures, fault) => {
  const faults = faultsIn(closures);
  expect(faults).toEqual([expect.stringMatching(fault)]);
  expect(faults[0]).toMatch(/^brands\.carrier\.closures/);
});
