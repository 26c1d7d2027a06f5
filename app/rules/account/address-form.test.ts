import { expect, test } from "vitest";
import {
  addressChoices,
  findMissing,
  isSameAddress,
  LONGEST_LINE,
  validateLine,
  validatePhone,
  validatePostalCode,
} from "./address-form.ts";

const option = (codeKey: string, sortOrder: number | null) => ({
  codeKey,
  codeType: null,
  description: `${codeKey}!`,
  sortOrder,
});

test("ACCOUNT-05 choices are sorted by sort order; those without one come last, in the given order", () => {
  const orders = { z: null, b: 2, y: null, a: 1, c: 2 };
  const choices = addressChoices(Object.entries(orders).map(([key, order]) => option(key, order)));
  expect(choices.map(({ value }) => value)).toEqual(["a", "b", "c", "z", "y"]);
  expect(choices[0]).toEqual({ value: "a", label: "a!" });
});

test.each([
  ["97201", "US", undefined],
  ["97201-1234", "US", undefined],
  ["972011234", "US", undefined],
  ["97201 1234", "US", undefined],
  ["9720", "US", "pattern"],
  ["97201-12", "US", "pattern"],
  ["V6B 1A1", "US", "pattern"],
  ["no 97201", "US", "pattern"],
  ["V6B 1A1", "CA", undefined],
  ["06600", "MX", undefined],
  ["<b>", "CA", "pattern"],
  ["-", "CA", "pattern"],
  ["-V6B", "CA", "pattern"],
  ["V6B!", "CA", "pattern"],
  ["123456789012", "CA", undefined],
  ["1234567890123", "CA", "maxlength"],
])("the postal code %s in %s has the error %s", (text, country, error) => {
  expect(validatePostalCode(text, country)).toBe(error);
});

test.each([
  ["503-555-0100", "US", undefined],
  ["(503) 555-0100", "US", undefined],
  ["1 503 555 0100", "US", undefined],
  ["+1 503 555 0100", "MX", undefined],
  ["+52 55 5555 0100", "US", undefined],
  ["5550100", "MX", undefined],
  // Without its area code, or with a digit too few or too many.
  ["5550100", "US", "pattern"],
  ["5035-5501", "US", "pattern"],
  ["503-555-010", "US", "pattern"],
  ["503-555-01000", "US", "pattern"],
  ["+1 503 555 010", "US", "pattern"],
  ["+1 503 555 010", "MX", "pattern"],
  ["555-010", "MX", "pattern"],
  ["123456789012345", "MX", undefined],
  ["1234567890123456", "MX", "pattern"],
  ["503-555-0100 ext 4", "US", "pattern"],
  ["503-555-0100 x", "US", "pattern"],
  ["99 503-555-0100", "US", "pattern"],
  ["++5035550100", "US", "pattern"],
  ["٥٠٣٥٥٥٠١٠٠", "US", "pattern"],
])("DATA-07 the phone number %s of an address in %s has the error %s", (text, country, error) => {
  expect(validatePhone(text, country)).toBe(error);
});

test("an address line may hold any script or punctuation, no invisible character, and has a limit", () => {
  for (const line of ["12 Rue de l'Église", "東京都", "#4, Bldg. B / 2", "<b>Main</b> & 1st"]) {
    expect(validateLine(line)).toBeUndefined();
  }
  expect(validateLine("12 Main\u{0}")).toBe("pattern");
  expect(validateLine("12 Main\r\nBcc: x")).toBe("pattern");
  expect(validateLine("a\u202Eb")).toBe("pattern");
  expect(validateLine("\u0646\u06CC\u200C\u0634")).toBeUndefined();
  expect(validateLine("x".repeat(LONGEST_LINE))).toBeUndefined();
  expect(validateLine("x".repeat(LONGEST_LINE + 1))).toBe("maxlength");
});

const home = {
  addressLine1: "1 Main",
  addressLine2: null,
  city: "Mocksville",
  state: "OR",
  zipCode: "97201",
  country: "US",
  phoneNumber: "5035550100",
};

test("two addresses are equal if all fields are; a missing street, phone or both is named", () => {
  const saved = { ...home, listOfCountries: [], listOfStates: [option("OR", 1)] };
  expect(isSameAddress(saved, { ...home, addressLine2: " " })).toBe(true);
  expect(isSameAddress(saved, { ...home, phoneNumber: null })).toBe(false);
  expect(isSameAddress(saved, { ...home, city: "mocksville" })).toBe(false);
  expect(findMissing(home)).toBeNull();
  expect(findMissing({ ...home, addressLine1: " " })).toBe("address");
  expect(findMissing({ ...home, phoneNumber: null })).toBe("phone");
  expect(findMissing({ ...home, addressLine1: null, phoneNumber: "" })).toBe("both");
});
