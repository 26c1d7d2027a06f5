import { z } from "zod";
import { getAddressCall, putAddress } from "#server/gateway/calls/address.ts";
import { answer, type Handler } from "../handler.ts";
import { readBody } from "../parameters.ts";
import type { SandboxState } from "../state.ts";
import type { Family } from "../world/family.ts";
import { COUNTRIES, STATES } from "../world/places.ts";

const ADDRESS = "address";
const LONGEST_LINE = 100;

const line = z
  .string()
  .max(LONGEST_LINE)
  .nullish()
  .transform((text) => text?.trim() || null);

const addressBody = z
  .object({
    addressLine1: line,
    addressLine2: line,
    city: line,
    state: line,
    zipCode: line,
    country: line,
    phoneNumber: line,
  })
  .refine(({ country }) => country === null || has(COUNTRIES, country), { path: ["country"] })
  .refine(({ country, state }) => country !== "US" || state === null || has(STATES, state), {
    path: ["state"],
  });

export const addressCalls: readonly Handler[] = [
  answer(getAddressCall, ({ state, caller }) => ({
    ...addressOf(state, caller.family),
    listOfCountries: [...COUNTRIES],
    listOfStates: [...STATES],
  })),
  answer(putAddress, ({ state, caller, body }) => {
    state.changes.write(ownerOf(caller.family), ADDRESS, readBody(addressBody, body));
    return {};
  }),
];

/** The family's address: as last changed, else the seeded one. */
export function addressOf({ changes }: SandboxState, family: Family): Family["address"] {
  const changed = changes.find(ownerOf(family), ADDRESS);
  return changed === undefined ? family.address : addressBody.parse(changed);
}

/** One address a family, whichever member changed it. */
const ownerOf = (family: Family): string => family.members[0].key;

const has = (options: typeof STATES, code: string): boolean =>
  options.some(({ codeKey }) => codeKey === code);
