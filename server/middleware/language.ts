import { cookiesIn, keepForAYear } from "#server/session/cookies.ts";
import type { Request } from "express";
import { findLanguage, LANGUAGES, type Language } from "#app/rules/frame/languages.ts";

const COOKIE = "lang";

type LanguageRequest = Pick<Request, "headers" | "acceptsLanguages">;

/**
 * The language of an answer (LANG-04): the visitor's choice, else the one of ours that the browser
 * prefers, else the brand's.
 */
export function chooseLanguage(request: LanguageRequest, brandLanguage: Language): Language {
  const { cookie = "" } = request.headers;
  // Few have chosen: the long cookies of a session are parsed for those alone.
  const chosen = cookie.includes(`${COOKIE}=`)
    ? findLanguage(cookiesIn(cookie)[COOKIE])
    : undefined;
  if (chosen !== undefined) return chosen;
  // Without the header, or where it takes any language, the first of these counts.
  const inOrder = [brandLanguage, ...LANGUAGES.filter((language) => language !== brandLanguage)];
  return findLanguage(request.acceptsLanguages(inOrder)) ?? brandLanguage;
}

/** The Set-Cookie line that keeps a choice for a year. */
export const keepLanguage = (language: Language): string => keepForAYear(COOKIE, language);
