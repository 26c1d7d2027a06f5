import { ageOn, type PlainDate } from "./plain-date.ts";

/** Years at which a member is an adult (§9). */
export const ADULT_AGE = 18;

/**
 * A minor is born after the day 18 years before today (§5): the 18th birthday already counts as
 * adult, and somebody born on 29 February grows up on 1 March.
 */
export function isMinor(dateOfBirth: PlainDate, today: PlainDate): boolean {
  return ageOn(today, dateOfBirth) < ADULT_AGE;
}
