/** Programs known by what they are called, because no ID is given for them (§2, §3). */
export const EBILL_NAME = /^ebill$/;
export const DIGITAL_CLAIMS_NAME = /\bdigital claims?\b/;
export const FIND_A_DENTIST_NAME = /\bfind an? (in network )?dentist\b/;

/**
 * Whether a program's name fits a pattern of lower-case words with single spaces. "&" counts as the
 * word "and"; hyphens, trade marks and other signs count as spaces. Patterns start at a word's
 * beginning: "behavioral health" holds the letters of "oral health".
 */
export function matchesName(program: { name: string }, pattern: RegExp): boolean {
  const words = program.name.toLowerCase().replaceAll("&", " and ");
  return pattern.test(words.replaceAll(/[^a-z0-9]+/g, " ").trim());
}
