import type { ClaimType } from "./claim-type.ts";
import { isSubscriber } from "../member/member.ts";
import { addYears, type PlainDate } from "../dates/plain-date.ts";

/** The query of home's claims calls, and the number of rows on home (§9). */
export const RECENT_CLAIMS = { years: 2, page: 0, size: 3, limit: 3 } as const;

/** The claim status code that comes with an EOB (§9). Compared as text: "2" is another code. */
export const EOB_STATUS_CODE = "02";

/** The days between which home looks for claims: two years back up to today, both included (§9). */
export function recentClaimsWindow(today: PlainDate): { startDate: PlainDate; endDate: PlainDate } {
  return { startDate: addYears(today, -RECENT_CLAIMS.years), endDate: today };
}

/** Medical claims first, dental ones fill what is left, at most three in all (§9). */
export function recentClaims<Row>(medical: readonly Row[], dental: readonly Row[]): readonly Row[] {
  return [...medical, ...dental].slice(0, RECENT_CLAIMS.limit);
}

/** The EOB button is for the principal member, and only once a claim has its EOB (§2, §6). */
export function showsEobButton(claim: { suffix: number; statusCode: string }): boolean {
  return isSubscriber(claim.suffix) && claim.statusCode === EOB_STATUS_CODE;
}

/** The page of what can be done about a denied claim (docs/beyond.md, HELP-01). */
export const appealPath = (claim: Parameters<typeof claimPath>[0]): string =>
  `${claimPath(claim)}/appeal`;

/** The address of a claim, `/claims/{claim type}/{claimId}/{memberSuffix}` (§2). */
export function claimPath(claim: { claimType: ClaimType; id: string; suffix: number }): string {
  const parts = [claim.claimType, claim.id, String(claim.suffix)];
  // encodeURIComponent throws on lone surrogates.
  return `/claims/${parts.map((part) => encodeURIComponent(part.toWellFormed())).join("/")}`;
}
