import type * as en from "../../en/account/person.ts";

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
