import { cookiesIn, keepForAYear } from "#server/session/cookies.ts";
import type { Request } from "express";
import { findLanguage, LANGUAGES, type Language } from "#app/rules/frame/languages.ts";

const NAME = "lang";

type LanguageRequest = Pick<Request, "headers" | "acceptsLanguages">;

/**
 * The language of an answer (LANG-04): the visitor's choice, else the one of ours that the browser
 * prefers, else the brand's.
 */
export function chooseLanguage(asked: LanguageRequest, ofBrand: Language): Language {
  const { cookie = "" } = asked.headers;
  // Few have chosen, and the cookies of a session are long.
  const chosen = cookie.includes(`${NAME}=`) ? findLanguage(cookiesIn(cookie)[NAME]) : undefined;
  if (chosen !== undefined) return chosen;
  // Without the header, or where it takes any language, the first of these counts.
  const inOrder = [ofBrand, ...LANGUAGES.filter((language) => language !== ofBrand)];
  return findLanguage(asked.acceptsLanguages(inOrder)) ?? ofBrand;
}

/** The Set-Cookie line that keeps a choice for a year. */
export const keepLanguage = (language: Language): string => keepForAYear(NAME, language);
