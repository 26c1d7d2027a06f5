import type { ReactNode } from "react";
import { language } from "#app/text/common/locale.ts";
import type { BrandText } from "#app/brand/brand.ts";
import { Sentence } from "./Sentence.tsx";

/** Words as the gateway or the carrier sends them. */
export type Sent = { readonly sent: string };

/** A text of ours, or sent words. */
export type Words = string | Sent;

export const sent = (words: string): Sent => ({ sent: words });

/** The language of all sent words. */
const SENT = "en";

/** Whether the page itself is in that language. */
export const isSentLanguage = language === SENT;

/** The attribute of an element that only holds sent words, on a page in a language. */
export const sentLangOn = (page: string): { readonly lang?: string } =>
  page === SENT ? {} : { lang: SENT };

/** Sent words, as a piece of a sentence on a page in a language. */
export const asSentOn = (page: string, words: string): ReactNode =>
  page === SENT ? words : <span lang={SENT}>{words}</span>;

/**
 * What is known by its code: as it is sent where the page is in that language, elsewhere in the page's
 * own words.
 */
export const nameOwn = (own: string, words: string): Words => (isSentLanguage ? sent(words) : own);

/** A text of the brand's file: in the page's language, else its English, as sent. */
export const brandWords = (text: BrandText): Words =>
  (isSentLanguage ? undefined : text[language]) ?? sent(text.en);

/**
 * The attribute of an element that only holds sent words. A page in another language says that they are
 * English, so that they are read aloud as such (LANG-06).
 */
export const sentLang = sentLangOn(language);

/** Sent words, also as a piece of a sentence. */
export const asSent = (words: string): ReactNode => asSentOn(language, words);

/** Sent words: unchanged, and marked on a page in another language. */
export const AsSent = ({ children }: { children: string }) => asSent(children);

/** The attribute of an element that only holds these words. */
export const langOf = (words: Words) => (typeof words === "string" ? {} : sentLang);

/** Words of either kind, also as a piece of a sentence. */
export const sayWords = (words: Words): ReactNode =>
  typeof words === "string" ? words : asSent(words.sent);

/** A sentence of words of both kinds. */
export const Pieces = ({ of }: { of: readonly Words[] }) => <Sentence parts={of.map(sayWords)} />;

/** The same where nothing can be marked, such as in the title of a page or a file for spreadsheets. */
export const plainWords = (...pieces: readonly Words[]): string =>
  pieces.map((words) => (typeof words === "string" ? words : words.sent)).join("");
