import { carrierText, isEnglishPage, type Words } from "#app/components/ui/text/CarrierText.tsx";
import { claimStatusKey, findStatusReason } from "#app/rules/claims/claim-status.ts";
import { claimStatusInWords } from "#app/text/claims/claim-words.ts";

/**
 * The status of a claim or a line; one of the gateway's own stays as it is sent. The page's own words are of
 * the state alone: what the gateway says behind it follows.
 */
export function showClaimStatus(status: string): Words {
  const key = claimStatusKey(status);
  if (key === "other") return carrierText(status);
  const words = claimStatusInWords(key, status);
  const reason = isEnglishPage ? null : findStatusReason(status);
  return reason === null ? words : `${words} (${reason})`;
}
