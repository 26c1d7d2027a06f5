import type { Claim } from "#server/gateway/calls/claims.ts";

type WithPatient = Pick<Claim, "patientFirstName" | "patientLastName">;

/** Whom a claim is for, as far as the gateway names them (§3 "Claim"); null where it does not. */
export const patientOf = ({ patientFirstName, patientLastName }: WithPatient): string | null =>
  [patientFirstName, patientLastName].filter((name) => name !== null).join(" ") || null;
