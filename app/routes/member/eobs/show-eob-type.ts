import { findClaimType } from "#app/rules/claims/claim-type.ts";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";

/** "MEDICAL" in our words; an unknown type stays in the gateway's. */
export function showEobType(typeOfClaims: string | null): string | null {
  const type = findClaimType(typeOfClaims?.trim() ?? "");
  return type === undefined ? typeOfClaims : benefitCategoryText[type];
}
