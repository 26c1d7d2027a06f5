import { z } from "zod";
import { PHONE_PLACE } from "#app/rules/frame/language-help.ts";
import type { Language } from "#app/rules/frame/languages.ts";
import { phone } from "./contacts.ts";

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** A tag that browsers and screen readers know; codes of three letters are more than any list has. */
function isLanguageTag(text: string): boolean {
  try {
    const { language } = new Intl.Locale(text);
    return language.length === 3 || (language.length === 2 && names.of(language) !== undefined);
  } catch {
    return false;
  }
}

const offer = z.strictObject({
  language: z
    .string()
    .refine(isLanguageTag, 'must be a language tag such as "vi" or "zh-Hant"')
    .describe("The language of the text, as a BCP 47 tag; it decides the direction, too."),
  name: z.string().trim().min(1).max(60).describe("What the language calls itself."),
  text: z
    .string()
    .trim()
    .max(600)
    .refine((text) => text.split(PHONE_PLACE).length === 2, `must have ${PHONE_PLACE} once`)
    .describe(`The offer in this language, with ${PHONE_PLACE} where the number stands.`),
});

type LanguageOffer = z.output<typeof offer>;

/** The offer of free help in other languages (docs/beyond.md, LANG-07). */
export const languageHelp = z
  .strictObject({
    phone: phone.describe("The number for all languages; without it, supportPhone."),
    reviewed: z.iso
      .date()
      .nullable()
      .default(null)
      .describe("The day of the last review of the offers by translators."),
    example: z
      .boolean()
      .default(false)
      .describe("No translator reviewed them yet: the log warns of it in production."),
    offers: z
      .array(offer)
      .max(40)
      .refine(hasEachOnce, "must have each language once")
      .default([])
      .describe("In the order of the page. Without any there are English and Spanish."),
  })
  .prefault({})
  .describe("The page of language help.");

function hasEachOnce(offers: readonly { readonly language: string }[]): boolean {
  return new Set(offers.map(({ language }) => language.toLowerCase())).size === offers.length;
}

type GivenOffers = {
  readonly supportPhone: string | null;
  readonly languageHelp: z.output<typeof languageHelp>;
};

/** What the offers of a brand lack. */
export function listLacking({ supportPhone, languageHelp: given }: GivenOffers): readonly string[] {
  if (given.offers.length === 0) return [];
  const isReviewed = given.reviewed !== null || given.example;
  return [
    isReviewed || 'needs the day of their review as "reviewed", or "example": true',
    (given.phone ?? supportPhone) !== null || 'needs a "phone", or the brand a "supportPhone"',
  ].filter((lack) => lack !== true);
}

/** The offers of the product's own languages, in case a brand has none of its own in them. */
export const OWN_OFFERS: Readonly<Record<Language, LanguageOffer>> = {
  en: {
    language: "en",
    name: "English",
    text: "If you need help in English, call {phone}. It is free.",
  },
  es: {
    language: "es",
    name: "Español",
    text: "Si necesita ayuda en español, llame al {phone}. Es gratis.",
  },
};
