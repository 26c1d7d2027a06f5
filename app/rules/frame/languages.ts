/** The languages of the product; a build has one of them (docs/decisions/frame/languages.md). */
export const LANGUAGES = ["en", "es"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language with this code; undefined for any other value. */
export const findLanguage = (code: unknown): Language | undefined =>
  LANGUAGES.find((language) => language === code);
