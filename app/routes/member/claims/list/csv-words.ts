import { plainText } from "#app/components/ui/text/CarrierText.tsx";
import { showClaimStatus } from "#app/frame/words/show-claim-status.ts";
import type { ClaimsCsvWords } from "#app/rules/claims/claims-csv.ts";
import { benefitCategoryText } from "#app/text/benefits/categories.ts";
import { claimDetailText } from "#app/text/claims/claim.ts";
import { claimFilesText, claimsText } from "#app/text/claims/claims.ts";

export const csvWords: ClaimsCsvWords = {
  types: benefitCategoryText,
  statusOf: (status) => plainText(showClaimStatus(status)),
  contradictory: claimFilesText.notes.contradictory,
  estimate: claimDetailText.meanings.estimate,
  standings: claimsText.standings,
  denialBesideStatus: claimsText.besideStatus,
};
