import type { ReactNode } from "react";
import { language } from "#app/text/common/locale.ts";
import type { BrandText } from "#app/brand/brand.ts";
import { Sentence } from "./Sentence.tsx";

/** Words as the gateway or the carrier sends them. */
export type CarrierText = { readonly english: string };

/** A text of ours, or carrier text. */
export type Words = string | CarrierText;

export const carrierText = (words: string): CarrierText => ({ english: words });

/** The language of all carrier text. */
const CARRIER_LANGUAGE = "en";

/** Whether the page itself is in that language. */
export const isEnglishPage = language === CARRIER_LANGUAGE;

/** The attribute of an element that only holds carrier text, on a page in a language. */
export const englishLangOn = (page: string): { readonly lang?: string } =>
  page === CARRIER_LANGUAGE ? {} : { lang: CARRIER_LANGUAGE };

/** Carrier text, as a piece of a sentence on a page in a language. */
export const renderCarrierTextOn = (page: string, words: string): ReactNode =>
  page === CARRIER_LANGUAGE ? words : <span lang={CARRIER_LANGUAGE}>{words}</span>;

/**
 * What is known by its code: as it is sent where the page is in that language, elsewhere in the page's
 * own words.
 */
export const ownNameOr = (own: string, words: string): Words =>
  isEnglishPage ? carrierText(words) : own;

/** A text of the brand's file: in the page's language, else its English, as sent. */
export const brandWords = (text: BrandText): Words =>
  (isEnglishPage ? undefined : text[language]) ?? carrierText(text.en);

/**
 * The attribute of an element that only holds carrier text. A page in another language says that they are
 * English, so that they are read aloud as such (LANG-06).
 */
export const englishLang = englishLangOn(language);

/** Carrier text, also as a piece of a sentence. */
export const renderCarrierText = (words: string): ReactNode => renderCarrierTextOn(language, words);

/** Carrier text: unchanged, and marked on a page in another language. */
export const CarrierWords = ({ children }: { children: string }) => renderCarrierText(children);

/** The attribute of an element that only holds these words. */
export const langOf = (words: Words) => (typeof words === "string" ? {} : englishLang);

/** Words of either kind, also as a piece of a sentence. */
export const renderWords = (words: Words): ReactNode =>
  typeof words === "string" ? words : renderCarrierText(words.english);

/** A sentence of words of both kinds. */
export const TextParts = ({ of }: { of: readonly Words[] }) => (
  <Sentence parts={of.map(renderWords)} />
);

/** Words as one text, for a page's title or a spreadsheet, where no language can be marked. */
export const plainText = (...pieces: readonly Words[]): string =>
  pieces.map((words) => (typeof words === "string" ? words : words.english)).join("");
