import { expect, test } from "vitest";
import {
  DIGITAL_CLAIMS_NAME,
  EBILL_NAME,
  FIND_A_DENTIST_NAME,
  matchesName,
} from "./program-target.ts";

test.each([
  ["eBill", EBILL_NAME, true],
  [" EBILL® ", EBILL_NAME, true],
  ["eBill help", EBILL_NAME, false],
  ["My eBill", EBILL_NAME, false],
  ["Digital Claims", DIGITAL_CLAIMS_NAME, true],
  ["Digital-claim form", DIGITAL_CLAIMS_NAME, true],
  ["Submit a digital claim", DIGITAL_CLAIMS_NAME, true],
  ["Digital health", DIGITAL_CLAIMS_NAME, false],
  ["Find a Dentist", FIND_A_DENTIST_NAME, true],
  ["Find-a-dentist", FIND_A_DENTIST_NAME, true],
  ["Find an in-network dentist", FIND_A_DENTIST_NAME, true],
  ["Find a doctor", FIND_A_DENTIST_NAME, false],
  ["Active & Fit", /^active and fit$/, true],
  ["Behavioral Health", /\boral health\b/, false],
])("T-61 %j fits %s: %s", (name, pattern, fits) => {
  expect(matchesName({ name }, pattern)).toBe(fits);
});
