/** Titles and credentials, which one side may leave out. */
const TITLES = new Set([
  "dr",
  "md",
  "do",
  "dds",
  "dmd",
  "od",
  "np",
  "pa",
  "pc",
  "llc",
  "inc",
  "the",
]);

/**
 * A provider's name without what spellings differ in: letter case, accents, punctuation, order of the
 * words, titles (BILL-03). Empty if nothing is left.
 */
export function providerWords(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = plain.replaceAll(/['’.]/gu, "").match(/[\p{L}\p{N}]+/gu) ?? [];
  const named = words.filter((word) => !TITLES.has(word));
  return (named.length > 0 ? named : words).toSorted().join(" ");
}

type Provider = {
  readonly providerId?: string | null;
  readonly providerName: string | null;
};

/** Whether two providers are one: by their ids where both have one, else by the words of their names. */
export function isSameProvider(one: Provider, other: Provider): boolean {
  if (one.providerId != null && other.providerId != null)
    return one.providerId === other.providerId;
  const words = providerWords(one.providerName ?? "");
  return words !== "" && words === providerWords(other.providerName ?? "");
}
