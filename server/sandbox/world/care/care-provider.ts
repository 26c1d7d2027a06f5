import type { z } from "zod";
import type { provider } from "#server/gateway/calls/care/pcp.ts";

/** Where a primary care provider sees patients; miles east and north on the map of ZIP codes. */
export type CareLocation = {
  readonly addressLine1: string | null;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly phoneNumber: string | null;
  readonly east: number;
  readonly north: number;
};

/** Whether it takes new patients, and which calls say so. */
export type Openness =
  | "yes"
  | "no"
  /** The gateway does not say. */
  | "unknown"
  /** The search says yes, `pcp/provider` and `pcp/select` no. */
  | "fullWhenOpened"
  /** Only `pcp/select` says no. */
  | "fullWhenChosen";

/** An invented provider, or group, of primary care. */
export type CareProvider = {
  readonly id: string;
  readonly name: string;
  readonly groupName: string | null;
  readonly title: string | null;
  readonly specialty: string | null;
  readonly languages: readonly string[];
  readonly openness: Openness;
  readonly locations: readonly [CareLocation, ...CareLocation[]];
  /** The calls give only name and id. */
  readonly bare?: true;
  /** In members' history only: can't be searched or looked up any more. */
  readonly retired?: true;
};

type ProviderAnswer = z.input<typeof provider>;
type LocationAnswer = NonNullable<ProviderAnswer["locations"]>[number];

/** A provider's locations as the calls list them; none for a bare or a retired one. */
export function locationAnswers({ bare, retired, locations }: CareProvider): LocationAnswer[] {
  if (bare || retired) return [];
  return locations.map(({ addressLine1, city, state, zipCode, phoneNumber }) => ({
    addressLine1,
    city,
    state,
    zipCode,
    phoneNumber,
  }));
}

/** A provider as `pcp/search` (with the miles from its ZIP code) and `pcp/provider` answer. */
export function providerAnswer(it: CareProvider, miles?: number): ProviderAnswer {
  const { id: providerId, name: providerName } = it;
  if (it.bare) return { providerId, providerName };
  return {
    providerName,
    providerId,
    providerGroupName: it.groupName,
    title: it.title,
    ...accepting(it.openness, miles !== undefined),
    ...(miles === undefined ? {} : { distance: miles }),
    specialty: it.specialty,
    languages: [...it.languages],
    locations: locationAnswers(it),
  };
}

/** Whether `pcp/select` refuses the provider. */
export const isFull = ({ openness }: CareProvider): boolean =>
  openness !== "yes" && openness !== "unknown";

function accepting(openness: Openness, searched: boolean) {
  if (openness === "unknown") return {};
  const full = openness === "no" || (openness === "fullWhenOpened" && !searched);
  return { acceptingNewPatients: !full };
}
