import { z } from "zod";
import {
  type ADDRESS_REFUSALS,
  getAddressCall,
  putAddress,
} from "#server/gateway/calls/member/address.ts";
import { answer, type Handler } from "../../handler.ts";
import { readBody } from "../../parameters.ts";
import { Refusal } from "../../refusal.ts";
import type { SandboxState } from "../../state.ts";
import type { Family } from "../../world/families/family.ts";
import { COUNTRIES, STATES } from "../../world/places.ts";

const ADDRESS = "address";
const LONGEST_LINE = 100;

const line = z
  .string()
  .max(LONGEST_LINE)
  .nullish()
  .transform((text) => text?.trim() || null);

const addressBody = z.object({
  addressLine1: line,
  addressLine2: line,
  city: line,
  state: line,
  zipCode: line,
  country: line,
  phoneNumber: line,
});

type AddressBody = z.output<typeof addressBody>;

/** A street that is always refused. */
const UNKNOWN_STREET = /\bnowhere\b/i;
/** First digits that no ZIP code has. */
const UNKNOWN_ZIP = /^000/;

/** Throws a Refusal (400) that names the first field which is not valid. */
function requireDeliverable({ addressLine1, state, zipCode, country }: AddressBody): void {
  const isHome = country === null || country === "US";
  const refused: readonly (readonly [boolean, keyof typeof ADDRESS_REFUSALS])[] = [
    [UNKNOWN_STREET.test(addressLine1 ?? ""), "ADDRESS_LINE_INVALID"],
    [country !== null && !has(COUNTRIES, country), "COUNTRY_INVALID"],
    [isHome && state !== null && !has(STATES, state), "STATE_INVALID"],
    [isHome && UNKNOWN_ZIP.test(zipCode ?? ""), "ZIP_INVALID"],
  ];
  const reason = refused.find(([isRefused]) => isRefused)?.[1];
  if (reason !== undefined) throw new Refusal(400, { errorType: reason });
}

export const addressCalls: readonly Handler[] = [
  answer(getAddressCall, ({ state, caller }) => ({
    ...postalAddress(state, caller.family),
    listOfCountries: [...COUNTRIES],
    listOfStates: [...STATES],
  })),
  answer(putAddress, ({ state, caller, body }) => {
    const address = readBody(addressBody, body);
    requireDeliverable(address);
    state.changes.write(ownerOf(caller.family), ADDRESS, address);
    return {};
  }),
];

/** The family's address: as last changed, or else the seeded one. */
export function postalAddress({ changes }: SandboxState, family: Family): Family["address"] {
  const changed = changes.find(ownerOf(family), ADDRESS);
  return changed === undefined ? family.address : addressBody.parse(changed);
}

/** One address a family, whichever member changed it. */
const ownerOf = (family: Family): string => family.members[0].key;

const has = (options: typeof STATES, code: string): boolean =>
  options.some(({ codeKey }) => codeKey === code);
