import type { SentLine } from "./sent-line.ts";

/** A paid line of one service as the gateway sends it, with all amounts 0 and no reason. */
export const SENT_LINE: SentLine = {
  status: "Paid",
  billedCents: 0,
  disallowedCents: 0,
  notCoveredCents: 0,
  planPaidCents: 0,
  otherPayerPaidCents: null,
  deductibleCents: 0,
  copayCents: 0,
  coinsuranceCents: 0,
  oweCents: 0,
  serviceDateFrom: "2026-10-05",
  cptCode: "97110",
  dentalProcedure: null,
  alternateDentalProcedure: null,
  toothNumber: null,
  toothSurface: null,
  medicalLineDisallowed: null,
  dentalLineDisallowed: null,
};
