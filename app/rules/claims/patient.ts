type WithPatient = {
  readonly patientFirstName: string | null;
  readonly patientLastName: string | null;
};

/** Whom a claim is for, as far as the gateway names them (§3 "Claim"); null where it does not. */
export const patientOf = ({ patientFirstName, patientLastName }: WithPatient): string | null =>
  [patientFirstName, patientLastName].filter((name) => name !== null).join(" ") || null;
