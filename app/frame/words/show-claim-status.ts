import { sent, type Words } from "#app/components/ui/text/AsSent.tsx";
import { claimStatusKey } from "#app/rules/claims/claim-status.ts";
import { claimStatusInWords } from "#app/text/claims/claim-words.ts";

/** The status of a claim or a line; one of the gateway's own stays as it is sent. */
export function showClaimStatus(status: string): Words {
  const key = claimStatusKey(status);
  return key === "other" ? sent(status) : claimStatusInWords(key, status);
}
