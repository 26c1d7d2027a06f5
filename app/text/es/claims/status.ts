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

/** A state that is not known is said as the gateway sends it. */
export const claimStatusInWords: typeof en.claimStatusInWords = (key, sent) => words[key] ?? sent;
