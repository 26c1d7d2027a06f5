import { readableWords } from "#app/rules/readable-words.ts";
import { insuranceTypesText } from "#app/text/insurance-types.ts";

/** "COMM" as a word; null for a code that nobody but the gateway can read. */
export function showInsuranceType(insuranceType: string | null): string | null {
  const given = insuranceType?.trim().toLowerCase() ?? "";
  const known = new Map(Object.entries(insuranceTypesText)).get(given);
  return known ?? (given === "" ? null : readableWords(insuranceType ?? ""));
}
