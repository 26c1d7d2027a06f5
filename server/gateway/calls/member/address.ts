import { z } from "zod";
import { defineCall, defineWrite } from "../../transport/call.ts";
import { attemptFreshOf, attemptOf, readOf } from "../../transport/call-functions.ts";
import { addressFields, key, listOf, textOrNull, wholeOrNull } from "../../wire/wire.ts";
import { account } from "./account.ts";

const option = z.object({
  codeKey: key,
  codeType: textOrNull,
  description: z.string(),
  sortOrder: wholeOrNull,
});

export const addressBody = z.object(addressFields);

export const getAddressCall = defineCall({
  path: "account/address",
  lifetime: "minute",
  summary: "The family's address, with the countries and states to choose from",
  answer: z.object({
    ...addressBody.shape,
    listOfCountries: listOf(option),
    listOfStates: listOf(option),
  }),
});

/** Why an address is refused (S-07), with the form field that shows each reason. */
export const ADDRESS_REFUSALS = {
  ADDRESS_LINE_INVALID: "line1",
  CITY_INVALID: "city",
  STATE_INVALID: "state",
  ZIP_INVALID: "zip",
  COUNTRY_INVALID: "country",
  PHONE_INVALID: "phone",
} as const;

export const putAddress = defineWrite({
  path: "account/address",
  summary: "Changes the family's address",
  body: addressBody,
  refusal: {
    reasons: Object.keys(ADDRESS_REFUSALS),
    shown: "beside the field; for another reason above the form",
  },
});

export type Address = Readonly<z.output<typeof addressBody>>;
export type AddressAnswer = z.output<typeof getAddressCall.answer>;

/** The address with the options of its two lists (§3 "Address"). */
export const getAddress = readOf(getAddressCall);

/** The address past the cache, so that changes from another browser count. Errors are values. */
export const attemptFreshAddress = attemptFreshOf(getAddressCall);

/** Changes the address (§7). Faults are values: the form shows them. */
export const saveAddress = attemptOf(putAddress, [getAddressCall, account]);
