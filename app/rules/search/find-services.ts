import { COMMON_SERVICES, type CommonService } from "./common-services.ts";
import { isTerm, tellingWords } from "./words.ts";

/** A word of a search, and the common services of whose names it is a part. */
export type SearchedWord = { readonly word: string; readonly services: readonly KnownService[] };

type KnownService = {
  /** The words of each of its names, in both languages. */
  readonly names: readonly (readonly string[])[];
  /** The names that plans may have. */
  readonly english: readonly (readonly string[])[];
  readonly codes: readonly string[];
};

const known: readonly KnownService[] = Object.values<CommonService>(COMMON_SERVICES).map(
  ({ en, es, codes = [] }) => ({
    names: [...en, ...es].map(tellingWords),
    english: en.map(tellingWords),
    codes,
  }),
);

/**
 * The words of a search without fillers, each with the common services that the search names: "limpieza
 * dental" names cleaning with both of its words.
 */
export function searchedWords(query: string): readonly SearchedWord[] {
  const words = tellingWords(query);
  const found = words.map(() => new Set<KnownService>());
  for (const service of known) {
    for (const name of service.names) {
      for (let first = 0; first + name.length <= words.length; first += 1) {
        if (!name.every((term, place) => isTerm(words[first + place] ?? "", term))) continue;
        for (const covered of found.slice(first, first + name.length)) covered.add(service);
      }
    }
  }
  return words.map((word, place) => ({ word, services: [...(found[place] ?? [])] }));
}

/** Whether a service of a plan, with these words and codes, is the common one. */
export const isService = (
  { english, codes }: KnownService,
  words: readonly string[],
  ownCodes: readonly string[],
): boolean =>
  codes.some((beginning) => ownCodes.some((code) => code.toUpperCase().startsWith(beginning))) ||
  english.some((name) => name.every((term) => words.some((word) => isTerm(word, term))));
