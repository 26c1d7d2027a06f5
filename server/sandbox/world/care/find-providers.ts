import type { CareProvider } from "./care-provider.ts";
import { makeProviders } from "./make-providers.ts";
import { groups, specialProviders } from "./special-providers.ts";
import { findZipCode } from "./zip-codes.ts";

const everyone: readonly CareProvider[] = [...groups, ...specialProviders, ...makeProviders()];
const byId = new Map(everyone.map((each) => [each.id, each]));

/** The primary care provider with this id, retired or not. */
export const findCareProvider = (id: string): CareProvider | undefined => byId.get(id);

/** A provider with the miles to their nearest location, to a tenth. */
export type NearProvider = { readonly it: CareProvider; readonly miles: number };

/**
 * Providers within `radius` miles of a ZIP code whose name, group, specialty or city contain every
 * word: nearest first, then by name, then by id. None for a ZIP code the sandbox does not have.
 */
export function providersNear(zipCode: string, radius: number, words: string): NearProvider[] {
  const from = findZipCode(zipCode);
  if (from === undefined) return [];
  const wanted = plain(words).split(/\s+/);
  return everyone
    .filter((it) => !it.retired && wanted.every((word) => textOf(it).includes(word)))
    .map((it) => ({ it, miles: Math.min(...it.locations.map((at) => milesBetween(from, at))) }))
    .filter(({ miles }) => miles <= radius)
    .toSorted(
      (a, b) => a.miles - b.miles || compare(a.it.name, b.it.name) || compare(a.it.id, b.it.id),
    );
}

const textOf = ({ name, groupName, specialty, locations }: CareProvider): string =>
  plain([name, groupName, specialty, ...locations.map(({ city }) => city)].join(" "));

/** Lower case without accents. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .trim();

type Point = { readonly east: number; readonly north: number };

const milesBetween = (a: Point, b: Point): number =>
  Math.round(Math.hypot(a.east - b.east, a.north - b.north) * 10) / 10;

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
