import { readableWords } from "#app/rules/readable-words.ts";
import { insuranceTypesText } from "#app/text/insurance-types.ts";

/** An insurance type in words: "COMM" as "Private insurance"; null for other codes. */
export function showInsuranceType(insuranceType: string | null): string | null {
  const given = insuranceType?.trim().toLowerCase() ?? "";
  const known = new Map(Object.entries(insuranceTypesText)).get(given);
  return known ?? (given === "" ? null : readableWords(insuranceType ?? ""));
}
