import type * as en from "../../en/claims/status.ts";
import { claimWordsText } from "./claim-words.ts";

const { paid, inProcess } = claimWordsText;

const words: Readonly<Record<string, string>> = {
  paid,
  "in-process": inProcess,
  pended: "En espera",
  denied: "Denegado",
  "denied-in-part": "Denegado en parte",
  adjusted: "Ajustado",
  estimate: "Cálculo aproximado",
};

/** Other words for a known state, which are not the same in Spanish either. */
const others = [
  [/^\s*pending\s*$/i, "Pendiente"],
  [/^\s*(?:rejected|declined)\s*$/i, "Rechazado"],
  [/^\s*(?:in|under) review\s*$/i, "En revisión"],
  [/^\s*received\s*$/i, "Recibido"],
  [/^\s*submitted\s*$/i, "Presentado"],
  [/^\s*suspended\s*$/i, "Suspendido"],
  [/^\s*(?:denied in full|fully denied)\s*$/i, "Denegado por completo"],
  [/^\s*not covered\s*$/i, "Sin cobertura"],
  [/^\s*not payable\s*$/i, "No se paga"],
] as const;

/** A state that is not known is said as the gateway sends it. */
export const claimStatusInWords: typeof en.claimStatusInWords = (key, sent) =>
  others.find(([form]) => form.test(sent))?.[1] ?? words[key] ?? sent;
