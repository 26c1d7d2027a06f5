import { expect, test } from "vitest";
import { words } from "../words.fixture.ts";
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
  [undefined, "US", ["97201", "97201-1234", "972011234", "97201 1234"]],
  [undefined, "usa", ["97201"]],
  ["pattern", "USA", ["V6B 1A1"]],
  ["pattern", "US", ["9720", "97201-12", "V6B 1A1", "no 97201"]],
  [undefined, "CA", ["V6B 1A1", "123456789012"]],
  ["pattern", "CA", ["<b>", "-", "-V6B", "V6B!"]],
  ["maxlength", "CA", ["1234567890123"]],
  [undefined, "MX", ["06600"]],
])("postal codes have the error %s in %s (case %#)", (error, country, texts) => {
  const errors = texts.map((text) => validatePostalCode(text, country));
  expect(errors).toEqual(texts.map(() => error));
});

test.each([
  [undefined, "US", ["503-555-0100", "(503) 555-0100", "1 503 555 0100", "+52 55 5555 0100"]],
  // Without its area code, or with a digit too few or too many.
  ["pattern", "US", words("5550100 5035-5501 503-555-010 503-555-01000 ++5035550100 ٥٠٣٥٥٥٠١٠٠")],
  ["pattern", "US", ["+1 503 555 010", "503-555-0100 ext 4", "503-555-0100 x", "99 503-555-0100"]],
  [undefined, "MX", ["+1 503 555 0100", "5550100", "123456789012345"]],
  ["pattern", "MX", ["+1 503 555 010", "555-010", "1234567890123456"]],
])("DATA-07 phone numbers have the error %s in %s (case %#)", (error, country, texts) => {
  const errors = texts.map((text) => validatePhone(text, country));
  expect(errors).toEqual(texts.map(() => error));
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
