import type { RequestHandler } from "express";
import { LANGUAGES, type Language } from "#app/rules/frame/languages.ts";
import { getTransport } from "./request-facts.ts";

/** Answers from the build of the request's language; no cache may answer with another one's page. */
export async function inLanguage(
  loadHandler: (language: Language) => Promise<RequestHandler>,
): Promise<RequestHandler> {
  const handlers = await Promise.all(LANGUAGES.map(loadHandler));
  return (req, res, next) => {
    res.vary("Accept-Language, Cookie");
    return handlers[LANGUAGES.indexOf(getTransport(res).language)]?.(req, res, next);
  };
}
