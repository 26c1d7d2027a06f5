import { expect, test } from "vitest";
import { valueInPlainWords, valueInWords } from "./data-words.ts";

test.each([
  ["claims", "type", "dental", "Dental"],
  ["claims", "decided", true, "Yes"],
  ["claims", "standing", "taken-back", "This was taken back"],
  ["eligibility", "status", "termed", "ended"],
  ["eligibility", "status", "ineligible", "not eligible"],
  ["eligibility", "category", "medical", "medical"],
  ["accumulators", "coverageType", "family", "family"],
  ["accumulators", "networkTier", "innet", "innet"],
  ["members", "relationship", "Subscriber", "Subscriber"],
  ["eobs", "typeOfClaims", "DENTAL", "DENTAL"],
  ["preferences", "preference", "emailAddress", "Email address"],
  ["preferences", "answer", "yes", "yes"],
  ["providers", "name", "Example Clinic", "Example Clinic"],
  ["members", "memberSuffix", 0, "0"],
] as const)("LANG-01 in the file of %s the %s %j is worded %s", (table, column, value, words) => {
  expect(valueInWords(table, column, { [column]: value })).toBe(words);
});

test.each([
  ["claims", "status", "Under external review"],
  ["claim-lines", "denialReason", "Too often"],
  ["accumulators", "limitType", "Frame allowance"],
  ["members", "relationship", "Ward"],
  ["eobs", "typeOfClaims", "HEARING"],
  ["primary-care", "endReason", "Moved"],
] as const)(
  "LANG-06 in the file of %s the %s %j is in the gateway's words",
  (table, column, value) => {
    const row = { [column]: value };
    expect(valueInWords(table, column, row)).toEqual({ english: value });
    expect(valueInPlainWords(table, column, row)).toBe(value);
    expect(valueInWords(table, column, { [column]: null })).toBeNull();
  },
);
