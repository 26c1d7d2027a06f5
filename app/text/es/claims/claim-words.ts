import type * as en from "../../en/claims/claim-words.ts";
import { usd } from "../common/format.ts";

export type { NamedClaim } from "../../en/claims/claim-words.ts";

// The category of a claim agrees with "reclamo", not with the benefits of `categoryInText`.
const claimOf: Readonly<Record<en.NamedClaim["type"], string>> = {
  medical: "el reclamo médico",
  dental: "el reclamo dental",
  vision: "el reclamo de la vista",
  pharmacy: "el reclamo de farmacia",
};

/** Inside a sentence: "el reclamo médico, Alder Clinic, 2 de enero de 2026". */
export const nameClaim: typeof en.nameClaim = ({ type, provider, day, member }) =>
  [claimOf[type], provider, day, member].filter(Boolean).join(", ");

export const claimWordsText: typeof en.claimWordsText = {
  owe: "Usted debe",
  credit: "Saldo a su favor",
  statusUnknown: "Estado no disponible",
  paid: "Pagado",
  paidOn: (day) => ["Pagado el ", day],
  planPaidNothing: `Su plan pagó ${usd(0)}`,
  inProcess: "En proceso",
  details: "Detalles",
  detailsContext: (claim) => `sobre ${nameClaim(claim)}`,
  eob: "Ver EOB",
  eobContext: (claim) => `sobre ${nameClaim(claim)}`,
  providerUnknown: "Proveedor no indicado",
  checkBill: "¿Recibió una factura de un proveedor? Revísela",
};

const { paid, inProcess } = claimWordsText;

const words: Readonly<Record<string, string>> = {
  paid,
  "in-process": inProcess,
  forwarded: "Enviado a otro lugar",
  pended: "En espera",
  denied: "Denegado",
  "denied-in-part": "Denegado en parte",
  adjusted: "Ajustado",
  estimate: "Antes de la atención",
};

/** Other words for a known state, which are not the same in Spanish either. */
const others = [
  [/^\s*pending\s*$/i, "Pendiente"],
  [/^\s*(?:rejected|declined)\s*$/i, "Rechazado"],
  [/^\s*(?:in|under) review\s*$/i, "En revisión"],
  [/^\s*(?:exact )?duplicate(?: claim)?\s*$/i, "Duplicado"],
  [/^\s*(?:partially paid|paid in part)\s*$/i, "Pagado en parte"],
  [/^\s*(?:awaiting|pending) payment\s*$/i, "En espera de pago"],
  [/^\s*received\s*$/i, "Recibido"],
  [/^\s*submitted\s*$/i, "Presentado"],
  [/^\s*suspended\s*$/i, "Suspendido"],
  [/^\s*(?:denied in full|fully denied)\s*$/i, "Denegado por completo"],
  [/^\s*not covered\s*$/i, "Sin cobertura"],
  [/^\s*not payable\s*$/i, "No se paga"],
  [/^\s*(?:pre-?treatment )?estimate\s*$/i, "Cálculo aproximado"],
  [/^\s*(?:prior |pre-?)auth(?:orization)?\s*$/i, "Autorización previa"],
  [/^\s*treatment plan\s*$/i, "Plan de tratamiento"],
] as const;

/** What came of what was made before care, which its state does not say. */
const outcomes = [
  [/\b(?:partially|partly) denied\b|\bdenied in part\b/i, "se denegó en parte"],
  [/\b(?:partially|partly) approved\b|\bapproved in part\b/i, "se aprobó en parte"],
  [/\b(?:denied|declined|rejected|not approved)\b/i, "se denegó"],
  [/\bapproved\b/i, "se aprobó"],
  [/\b(?:pending|in (?:process|progress|review)|processing|received|submitted)\b/i, "en proceso"],
  [/\b(?:completed?|processed|finali[sz]ed)\b/i, "se procesó"],
] as const;

const estimateInWords = (sent: string): string | undefined => {
  const outcome = outcomes.find(([form]) => form.test(sent))?.[1];
  return outcome && `${words["estimate"]}: ${outcome}`;
};

/** A state that is not known is said as the gateway sends it. */
export const claimStatusInWords: typeof en.claimStatusInWords = (key, sent) =>
  others.find(([form]) => form.test(sent))?.[1] ??
  (key === "estimate" ? estimateInWords(sent) : undefined) ??
  words[key] ??
  sent;
