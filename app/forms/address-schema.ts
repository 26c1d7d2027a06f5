import { z } from "zod";
import type { Session } from "#server/session/session.ts";
import { choiceField, optionalField, textField } from "./field-schemas.ts";
import { seenField } from "./submit-save.ts";
import {
  HOME_COUNTRY,
  sortOptions,
  validateLine,
  validatePhone,
  validatePostalCode,
  type Address,
  type AddressOption,
} from "#app/rules/account/address-form.ts";
import { onBehalfField } from "#app/sign-in/on-behalf.ts";
import { memberInformationText } from "#app/text/member-information.ts";

const text = memberInformationText.address;

/** The countries and states to choose from; empty where the gateway has none. */
export type AddressLists = {
  readonly countries: readonly AddressOption[];
  readonly states: readonly AddressOption[];
};

type Answer = {
  readonly listOfCountries: readonly AddressOption[];
  readonly listOfStates: readonly AddressOption[];
};

/** The lists of an answer, in the order they are offered. */
export const listsOf = (answer: Answer | "unread"): AddressLists =>
  answer === "unread"
    ? { countries: [], states: [] }
    : { countries: sortOptions(answer.listOfCountries), states: sortOptions(answer.listOfStates) };

/** No field is named after a code or PIN: what is typed there would not be shown again. */
export const FIELD_NAMES = {
  addressLine1: "line1",
  addressLine2: "line2",
  city: "city",
  state: "state",
  zipCode: "zip",
  country: "country",
  phoneNumber: "phone",
} as const;

const line = { pattern: text.errors.line };
const codesOf = (options: readonly AddressOption[]) => options.map(({ codeKey }) => codeKey);

/** A choice among codes; without a list to choose from, a line of text. */
const among = (label: string, codes: readonly string[]) => {
  const [first, ...rest] = codes;
  return first === undefined
    ? textField(label, validateLine, line)
    : choiceField(label, [first, ...rest]);
};

/** Left out where it does not belong to the country; script hides it then. */
const absentIn = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .refine((value) => value === "", message)
    .optional();

/**
 * The rules of a posted address, for every form that has one. The country decides what state and ZIP
 * code are: it is read from the form, so that all faults show at once. An address that is not needed
 * may be empty but for its country.
 */
export function addressShape(
  { countries, states }: AddressLists,
  country: FormDataEntryValue | null,
  { isNeeded = true } = {},
) {
  const isHome = country === HOME_COUNTRY;
  // Without a country nobody can tell which of the two belongs to it.
  const isAbroad = !isHome && country !== null && country !== "";
  const anything = z.string().optional();
  const needed = isNeeded ? textField : optionalField;
  const zipMessages = { pattern: isHome ? text.errors.zip : text.errors.postal };
  const validateZip = (value: string) => validatePostalCode(value, codeIn(country));
  return {
    line1: needed(text.line1, validateLine, line),
    line2: optionalField(text.line2, validateLine, line),
    city: needed(text.city, validateLine, line),
    country: isNeeded ? among(text.country, codesOf(countries)) : anything,
    state: !isNeeded
      ? anything
      : isHome
        ? among(text.state, codesOf(states))
        : isAbroad
          ? absentIn(text.errors.abroadState)
          : anything,
    region: isHome
      ? absentIn(text.errors.homeRegion)
      : optionalField(text.region, validateLine, line),
    zip: isHome
      ? needed(text.zipUs, validateZip, zipMessages)
      : isAbroad
        ? optionalField(text.zipAbroad, validateZip, zipMessages)
        : anything,
  };
}

/** The rule of a phone number beside an address, by whose country it is read. */
export function phoneField(label: string, country: FormDataEntryValue | null) {
  const isHome = country === HOME_COUNTRY;
  const messages = { pattern: isHome ? text.errors.phone : text.errors.phoneAbroad };
  return optionalField(label, (value) => validatePhone(value, codeIn(country)), messages);
}

const codeIn = (country: FormDataEntryValue | null) => (typeof country === "string" ? country : "");

type TypedAddress = Readonly<
  Partial<
    Record<"line1" | "line2" | "city" | "country" | "state" | "region" | "zip", string | undefined>
  >
>;

/** What was typed, as an address; what was left empty is null. */
export const addressIn = (typed: TypedAddress) => ({
  addressLine1: typed.line1 ?? null,
  addressLine2: typed.line2 ?? null,
  city: typed.city ?? null,
  state: (typed.country === HOME_COUNTRY ? typed.state : typed.region) ?? null,
  zipCode: typed.zip ?? null,
  country: typed.country ?? null,
});

/** The posted family's address with its phone number. */
export const addressSchema = (
  lists: AddressLists,
  country: FormDataEntryValue | null,
  session: Session,
) =>
  z
    .object({
      seen: seenField,
      ...addressShape(lists, country),
      phone: phoneField(text.phoneNumber, country),
      onBehalf: onBehalfField(session),
    })
    .transform((typed) => ({
      seen: typed.seen,
      address: { ...addressIn(typed), phoneNumber: typed.phone ?? null } satisfies Address,
    }));

/** The lists as choices of a form. */
export const choicesOf = ({ countries, states }: AddressLists) => ({
  countries: countries.map(asChoice),
  states: states.map(asChoice),
});

const asChoice = ({ codeKey, description }: AddressOption) => ({
  value: codeKey,
  label: description,
});

/** Envelopes leave out the own country, and carry the name of any other. */
export function countryName(code: string | null, { countries }: AddressLists): string | null {
  if (code === null || code === HOME_COUNTRY) return code;
  return countries.find(({ codeKey }) => codeKey === code)?.description ?? code;
}

/** The saved address as the form's first values; a country that is not saved is the own one. */
export function addressValues(address: Omit<Address, "phoneNumber">): Record<string, string> {
  const country = address.country ?? HOME_COUNTRY;
  const isHome = country === HOME_COUNTRY;
  return {
    line1: address.addressLine1 ?? "",
    line2: address.addressLine2 ?? "",
    city: address.city ?? "",
    country,
    state: (isHome && address.state) || "",
    region: (!isHome && address.state) || "",
    zip: address.zipCode ?? "",
  };
}
