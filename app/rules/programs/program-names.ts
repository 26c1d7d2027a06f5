/** Programs recognised by name, because the specification gives no IDs for them (§2, §3). */
export const EBILL_NAME = /^ebill$/;
export const DIGITAL_CLAIMS_NAME = /\bdigital claims?\b/;
export const FIND_A_DENTIST_NAME = /\bfind an? (in network )?dentist\b/;

/**
 * Whether a program's name matches a pattern of lower-case words with single spaces. "&" counts as
 * "and"; hyphens, trade marks and other signs count as spaces. Patterns need a word boundary at
 * their start: "behavioral health" contains "oral health".
 */
export const matchesName = (program: { name: string }, pattern: RegExp): boolean =>
  pattern.test(wordsOf(program.name));

/** A name as `matchesName` compares it, for who has many patterns. */
export function wordsOf(name: string): string {
  const words = name.toLowerCase().replaceAll("&", " and ");
  return words.replaceAll(/[^a-z0-9]+/g, " ").trim();
}
