import type { z } from "zod";
import type { provider } from "#server/gateway/calls/pcp.ts";
import { directory, type Provider } from "./directory.ts";

/** Takes no new patients. */
const FULL = "200131";

const byId = new Map(directory.map((each) => [each.id, each]));

export const findProviderById = (id: string): Provider | undefined => byId.get(id);

/** The provider with this id. Throws when there is none. */
export function getProviderById(id: string): Provider {
  const found = byId.get(id);
  if (found === undefined) throw new RangeError(`no provider ${id} in the directory`);
  return found;
}

/** A provider's locations, as the primary-care calls list them. */
export const locationsOf = (it: Provider) => [
  {
    addressLine1: it.street,
    city: it.city,
    state: "OR",
    zipCode: it.zipCode,
    phoneNumber: it.phone,
  },
];

/** A provider as `pcp/provider` answers. */
export const providerAnswer = (it: Provider): z.input<typeof provider> => ({
  providerName: it.name,
  providerId: it.id,
  providerGroupName: it.name,
  title: it.title,
  acceptingNewPatients: it.id !== FULL,
  distance: it.distance,
  specialty: it.specialty,
  languages: [...it.languages],
  locations: locationsOf(it),
});
