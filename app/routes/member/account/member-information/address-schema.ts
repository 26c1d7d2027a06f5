import { z } from "zod";
import type { Session } from "#server/session/session.ts";
import { choiceField, optionalField, textField } from "#app/forms/field-schemas.ts";
import { seenField } from "#app/forms/seen-version.ts";
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
 * The posted address. The country decides what state and ZIP code are: it is read from the form, so
 * that all faults show at once.
 */
export function addressSchema(
  { countries, states }: AddressLists,
  country: FormDataEntryValue | null,
  session: Session,
) {
  const isHome = country === HOME_COUNTRY;
  // Without a country nobody can tell which of the two belongs to it.
  const isAbroad = !isHome && country !== null && country !== "";
  const anything = z.string().optional();
  const code = typeof country === "string" ? country : "";
  const zipMessages = { pattern: isHome ? text.errors.zip : text.errors.postal };
  const validateZip = (value: string) => validatePostalCode(value, code);
  const phoneMessages = { pattern: isHome ? text.errors.phone : text.errors.phoneAbroad };
  return z
    .object({
      seen: seenField,
      line1: textField(text.line1, validateLine, line),
      line2: optionalField(text.line2, validateLine, line),
      city: textField(text.city, validateLine, line),
      country: among(text.country, codesOf(countries)),
      state: isHome
        ? among(text.state, codesOf(states))
        : isAbroad
          ? absentIn(text.errors.abroadState)
          : anything,
      region: isHome
        ? absentIn(text.errors.homeRegion)
        : optionalField(text.region, validateLine, line),
      zip: isHome
        ? textField(text.zipUs, validateZip, zipMessages)
        : isAbroad
          ? optionalField(text.zipAbroad, validateZip, zipMessages)
          : anything,
      phone: optionalField(text.phoneNumber, (value) => validatePhone(value, code), phoneMessages),
      onBehalf: onBehalfField(session),
    })
    .transform((typed) => ({
      seen: typed.seen,
      address: {
        addressLine1: typed.line1,
        addressLine2: typed.line2 ?? null,
        city: typed.city,
        state: (isHome ? typed.state : typed.region) ?? null,
        zipCode: typed.zip ?? null,
        country: typed.country,
        phoneNumber: typed.phone ?? null,
      } satisfies Address,
    }));
}

/** The saved address as the form's first values; a country that is not saved is the own one. */
export function addressValues(address: Address): Record<string, string> {
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
    phone: address.phoneNumber ?? "",
  };
}
