import type { Address, AddressAnswer } from "#server/gateway/calls/member/address.ts";
import type { ValidationError } from "../forms/validation.ts";
import { isHomeCountry } from "../member/address.ts";

/** The longest line of an address, in characters. */
export const LONGEST_LINE = 100;

const LONGEST_POSTAL_CODE = 12;

/** A country as a form has it, by its code. */
type Country = FormDataEntryValue | null;

/** Countries or states to choose from: by `sortOrder`, those without one last, as they came (ACCOUNT-05). */
export function addressChoices(options: AddressAnswer["listOfStates"]) {
  const place = ({ sortOrder }: (typeof options)[number]) => sortOrder ?? Number.MAX_SAFE_INTEGER;
  return options
    .toSorted((a, b) => place(a) - place(b))
    .map(({ codeKey, description }) => ({ value: codeKey, label: description }));
}

// Letters of any script, figures and signs; no control characters and none that turn the reading,
// but the joiners that some scripts and emoji are written with.
const PRINTED = /^[\P{C}\u200C\u200D]*$/u;

/** A line that is sent by mail: any script, no characters that are not seen. */
export function validateLine(text: string, longest = LONGEST_LINE): ValidationError | undefined {
  if (Array.from(text).length > longest) return "maxlength";
  return PRINTED.test(text) ? undefined : "pattern";
}

/** A ZIP code of five or nine digits at home; abroad letters and digits of any post office. */
export function validatePostalCode(text: string, country: Country): ValidationError | undefined {
  if (isHomeCountry(country)) return /^\d{5}(?:[- ]?\d{4})?$/.test(text) ? undefined : "pattern";
  if (text.length > LONGEST_POSTAL_CODE) return "maxlength";
  return /^[\p{L}\d][\p{L}\d -]*$/u.test(text) ? undefined : "pattern";
}

/**
 * A phone number as people write one: digits with spaces, dots, dashes, brackets, one leading plus.
 * At home, and behind +1, it is whole with its area code; a plus leads to any country.
 */
export function validatePhone(text: string, country: Country): ValidationError | undefined {
  if (!/^\+?[\d ().-]{1,30}$/.test(text)) return "pattern";
  const digits = text.replaceAll(/\D/g, "");
  const isAbroad = text.startsWith("+") ? !digits.startsWith("1") : !isHomeCountry(country);
  if (!isAbroad) return /^1?[2-9]\d{9}$/.test(digits) ? undefined : "pattern";
  // By the international plan.
  return digits.length < 7 || digits.length > 15 ? "pattern" : undefined;
}

/** The address only, its fields in the order of its schema: the input of its version. */
export function postalAddress(answer: AddressAnswer): Address {
  const { listOfCountries: _countries, listOfStates: _states, ...address } = answer;
  return address;
}

/** Whether the saved address equals the sent one in every field; blanks equal null. */
export function isSameAddress(saved: AddressAnswer, sent: Address): boolean {
  const [a, b] = [postalAddress(saved), sent].map((each) => Object.values(each).map(plain));
  return JSON.stringify(a) === JSON.stringify(b);
}

const plain = (text: string | null): string => text?.trim() ?? "";

/** The missing parts of the family's address, which mark its tab. */
export function findMissing(saved: Address): "address" | "phone" | "both" | null {
  const [address, phone] = [plain(saved.addressLine1) === "", plain(saved.phoneNumber) === ""];
  if (address) return phone ? "both" : "address";
  return phone ? "phone" : null;
}
