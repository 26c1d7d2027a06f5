import { z } from "zod";
import type { Address, AddressAnswer } from "#server/gateway/calls/member/address.ts";
import {
  addressChoices,
  validateLine,
  validatePhone,
  validatePostalCode,
} from "#app/rules/account/address-form.ts";
import { isHomeCountry } from "#app/rules/member/address.ts";
import { memberInformationText } from "#app/text/account/member-information.ts";
import { choiceField, optionalField, textField } from "../field-schemas.ts";

const text = memberInformationText.address;

type Choices = ReturnType<typeof addressChoices>;

/** The countries and states to choose from; empty if the gateway has none. */
export type AddressLists = { readonly countries: Choices; readonly states: Choices };

/** The lists of an answer, in the order they are offered. */
export const addressListsOf = (answer: AddressAnswer | "unavailable"): AddressLists => ({
  countries: answer === "unavailable" ? [] : addressChoices(answer.listOfCountries),
  states: answer === "unavailable" ? [] : addressChoices(answer.listOfStates),
});

const line = { pattern: text.errors.line };

/** A choice among codes; without a list to choose from, a line of text. */
const among = (label: string, choices: Choices) => {
  const [first, ...rest] = choices.map(({ value }) => value);
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
 * The rules of a posted address, for every form that has one: its country decides the format of
 * state and ZIP code. An optional address may be empty except for its country. No field name
 * contains "code": the values of such fields would not be shown again.
 */
export function addressShape(
  { countries, states }: AddressLists,
  country: FormDataEntryValue | null,
  { isNeeded = true } = {},
) {
  const isHome = isHomeCountry(country);
  // Without a country the form of the postal code (US or foreign) is unknown.
  const isAbroad = !isHome && country !== null && country !== "";
  const anything = z.string().optional();
  const needed = isNeeded ? textField : optionalField;
  const zipMessages = { pattern: isHome ? text.errors.zip : text.errors.postal };
  const validateZip = (value: string) => validatePostalCode(value, country);
  return {
    line1: needed(text.line1, validateLine, line),
    line2: optionalField(text.line2, validateLine, line),
    city: needed(text.city, validateLine, line),
    country: isNeeded ? among(text.country, countries) : anything,
    state: !isNeeded
      ? anything
      : isHome
        ? among(text.state, states)
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
  const isHome = isHomeCountry(country);
  const messages = { pattern: isHome ? text.errors.phone : text.errors.phoneAbroad };
  return optionalField(label, (value) => validatePhone(value, country), messages);
}

/** The typed address; an empty field is null. */
export const typedAddressOf = (typed: z.output<z.ZodObject<ReturnType<typeof addressShape>>>) => ({
  addressLine1: typed.line1 ?? null,
  addressLine2: typed.line2 ?? null,
  city: typed.city ?? null,
  state: (isHomeCountry(typed.country ?? null) ? typed.state : typed.region) ?? null,
  zipCode: typed.zip ?? null,
  country: typed.country ?? null,
});

/** Envelopes leave out the own country, and carry the name of any other. */
export function countryName(code: string | null, { countries }: AddressLists): string | null {
  if (code === null || isHomeCountry(code)) return code;
  return countries.find(({ value }) => value === code)?.label ?? code;
}

/** The saved address as the form's first values; a country that is not saved is the own one. */
export function addressValues(saved: Omit<Address, "phoneNumber"> | null): Record<string, string> {
  const country = saved?.country ?? "US";
  const state = saved?.state ?? "";
  const isHome = isHomeCountry(country);
  return {
    line1: saved?.addressLine1 ?? "",
    line2: saved?.addressLine2 ?? "",
    city: saved?.city ?? "",
    country,
    state: isHome ? state : "",
    region: isHome ? "" : state,
    zip: saved?.zipCode ?? "",
  };
}
