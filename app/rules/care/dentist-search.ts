/** What a member searches dentists by (§9: "user-set"). */
type DentistSearch = {
  readonly zip: string;
  readonly radiusMiles: number;
  readonly searchString: string;
};

/** The radius that the form starts with, miles. */
export const FIRST_RADIUS_MILES = 10;

/** Characters of the search text; no dentist's name is longer. */
export const SEARCH_STRING_LIMIT = 100;

/** A search text as it is sent: without outer blanks, and no line breaks. Undefined if too long. */
export function findSearchString(text: string): string | undefined {
  const words = text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  return Array.from(words).length <= SEARCH_STRING_LIMIT ? words : undefined;
}

/** The directory that answers a search (S-19); it tells nothing about the member. */
export function dentistSearchUrl(
  directory: string,
  { zip, radiusMiles, searchString }: DentistSearch,
): string {
  const url = new URL(directory);
  url.searchParams.set("zip", zip);
  url.searchParams.set("radius", `${radiusMiles}`);
  if (searchString !== "") url.searchParams.set("search", searchString);
  return url.href;
}
