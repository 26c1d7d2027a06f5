import type * as en from "../../en/common/codes.ts";
import { locale } from "./locale.ts";

const relationships: Readonly<Record<string, string>> = {
  subscriber: "Titular del plan",
  spouse: "Cónyuge",
  child: "Hijo o hija",
  dependent: "Dependiente",
};

export const relationshipInWords: typeof en.relationshipInWords = (key, sent) =>
  relationships[key] ?? sent;

const sexes: Readonly<Record<string, string>> = { male: "Masculino", female: "Femenino" };

export const sexInWords: typeof en.sexInWords = (key, sent) => sexes[key] ?? sent;

const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });

/** What is no code of a country keeps the gateway's name. */
export const showCountry: typeof en.showCountry = (code, sent) =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? sent) : sent;

export const insuranceTypesText: typeof en.insuranceTypesText = {
  comm: "Seguro privado",
};
