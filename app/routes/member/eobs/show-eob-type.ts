import { findClaimType } from "#app/rules/claims/claim-type.ts";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";

/** "MEDICAL" as every page words it; what is no type of claims stays in the gateway's own word. */
export function showEobType(typeOfClaims: string | null): string | null {
  const type = findClaimType(typeOfClaims?.trim() ?? "");
  return type === undefined ? typeOfClaims : benefitCategoryText[type];
}
