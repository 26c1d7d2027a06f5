import {
  carrierText,
  isEnglishPage,
  plainText,
  type Words,
} from "#app/components/ui/text/CarrierText.tsx";
import { claimStatusKey, findStatusReason } from "#app/rules/claims/claim-status.ts";
import { claimStatusInWords } from "#app/text/claims/claim-words.ts";

/**
 * The status of a claim or a line, in pieces; one of the gateway's own stays as it is sent. The page's own words
 * are of the state alone: what the gateway says behind it follows.
 */
export function claimStatusParts(status: string): readonly [Words, ...Words[]] {
  const key = claimStatusKey(status);
  if (key === "other") return [carrierText(status)];
  const words = claimStatusInWords(key, status);
  const reason = isEnglishPage ? null : findStatusReason(status);
  return reason === null ? [words] : [`${words} (`, carrierText(reason), ")"];
}

/** The same as one text, for an option or a file, where no piece can be marked. */
export function showClaimStatus(status: string): Words {
  const [first, ...more] = claimStatusParts(status);
  return more.length === 0 ? first : plainText(first, ...more);
}
