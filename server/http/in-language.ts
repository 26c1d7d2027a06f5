import type { RequestHandler } from "express";
import type { Language } from "#app/rules/frame/languages.ts";
import { getTransport } from "./request-facts.ts";

/** Answers from the build of the request's language; no cache may answer with the other one's page. */
export const inLanguage =
  (handlers: Readonly<Record<Language, RequestHandler>>): RequestHandler =>
  (req, res, next) => {
    res.vary("Accept-Language, Cookie");
    return handlers[getTransport(res).language](req, res, next);
  };
