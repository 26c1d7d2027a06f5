import { expect, test } from "vitest";
import { ADULT_AGE, isMinor } from "./age.ts";
import { getPlainDate } from "./plain-date.ts";

test("ELIG-09 CONST-13 the adult age is 18", () => {
  expect(ADULT_AGE).toBe(18);
});

test.each([
  ["the day before the 18th birthday", "2008-11-22", "2026-11-21", true],
  ["the 18th birthday", "2008-11-21", "2026-11-21", false],
  ["the day after", "2008-11-20", "2026-11-21", false],
  ["born on 29 February, on 28 February", "2008-02-29", "2026-02-28", true],
  ["born on 29 February, on 1 March", "2008-02-29", "2026-03-01", false],
  ["born on 28 February, on 29 February", "2010-02-28", "2028-02-29", false],
  ["born on 1 March, on 29 February", "2010-03-01", "2028-02-29", true],
  ["a newborn", "2026-11-21", "2026-11-21", true],
])("ELIG-10 T-63 a minor is born after the day 18 years ago: %s", (_case, born, today, minor) => {
  expect(isMinor(getPlainDate(born), getPlainDate(today))).toBe(minor);
});
