import type * as en from "../../en/claims/status.ts";
import { homeText } from "../frame/home.ts";

const { paid, inProcess } = homeText.claims;

const words: Readonly<Record<string, string>> = {
  paid,
  "in-process": inProcess,
  pended: "En espera",
  denied: "Denegado",
  adjusted: "Ajustado",
};

/** A state that is not known is said as the gateway sends it. */
export const claimStatusInWords: typeof en.claimStatusInWords = (key, sent) => words[key] ?? sent;
