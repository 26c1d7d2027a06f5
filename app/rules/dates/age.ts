import { ageOn, type PlainDate } from "./plain-date.ts";

/** Years at which a member is an adult (§9). */
export const ADULT_AGE = 18;

/** The 18th birthday counts as adult (§5); born on 29 February, one grows up on 1 March. */
export function isMinor(dateOfBirth: PlainDate, today: PlainDate): boolean {
  return ageOn(today, dateOfBirth) < ADULT_AGE;
}
