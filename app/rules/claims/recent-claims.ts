import type { Claim } from "#server/gateway/calls/claims.ts";
import type { ClaimProvider } from "./claim-sort.ts";
import type { ClaimTotals } from "./claim-amounts.ts";
import { isSubscriber } from "../member/member.ts";
import { addYears, type PlainDate } from "../dates/plain-date.ts";

/** What home asks of the claims calls and how many rows it shows (§9). */
export const RECENT_CLAIMS = { years: 2, page: 0, size: 3, limit: 3 } as const;

/** The claim status code that comes with an EOB (§9). Compared as text: "2" is another code. */
export const EOB_STATUS_CODE = "02";

/** What the recent-claims card needs of a claim (§3 "Claim"). */
export type ClaimSummary = Pick<
  Claim,
  "id" | "claimType" | "claimStatusDescription" | "claimStatusCode" | "paidDate" | "serviceDateFrom"
> & {
  readonly provider: ClaimProvider;
  readonly claimDetailTotals: Pick<ClaimTotals, "oweCents">;
};

/** A row of the recent-claims card (§3 "Recent claim (home)"). */
export type RecentClaim = {
  id: string;
  claimType: string;
  claimStatus: string | null;
  claimStatusCode: string;
  paidDate: PlainDate | null;
  oweCents: number | null;
  providerName: string | null;
  serviceDate: PlainDate | null;
};

/** How a claim's status is drawn: with a check and a day, with a sync icon, or as plain text. */
export type StatusKind<Day = PlainDate> =
  | { kind: "paid"; on: Day | null }
  | { kind: "in-process" }
  | { kind: "other"; text: string | null };

/** The days between which home looks for claims: two years back up to today, both included (§9). */
export function recentClaimsWindow(today: PlainDate): { startDate: PlainDate; endDate: PlainDate } {
  return { startDate: addYears(today, -RECENT_CLAIMS.years), endDate: today };
}

/** A claim as a row of the recent-claims card (§3). */
export function toRecentClaim(claim: ClaimSummary): RecentClaim {
  return {
    id: claim.id,
    claimType: claim.claimType,
    claimStatus: claim.claimStatusDescription,
    claimStatusCode: claim.claimStatusCode,
    paidDate: claim.paidDate,
    oweCents: claim.claimDetailTotals.oweCents,
    providerName: claim.provider?.providerName ?? null,
    serviceDate: claim.serviceDateFrom,
  };
}

/** Medical claims first, dental ones fill what is left, at most three in all, each once (§9). */
export function recentClaims<Claim extends RecentClaim>(
  medical: readonly Claim[],
  dental: readonly Claim[],
): Claim[] {
  const each = new Map<string, Claim>();
  for (const claim of [...medical, ...dental]) {
    const key = `${claim.claimType} ${claim.id}`;
    if (!each.has(key)) each.set(key, claim);
  }
  return [...each.values()].slice(0, RECENT_CLAIMS.limit);
}

/**
 * A claim's status as a style class: lower case, words joined by hyphens (§2 "Home dashboard").
 * Whatever the gateway sends, only a-z, 0-9 and hyphens come out, and never an empty class:
 * "unknown" stands for a status without a single letter or digit, and for none.
 */
export function statusClass(claimStatus: string | null): string {
  const plain = (claimStatus ?? "").normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
  const hyphenated = plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  return hyphenated === "" ? "unknown" : hyphenated;
}

/** How a claim's status is drawn (§2 "Home dashboard"), whatever its letter case and spacing. */
export function statusKind(claim: Pick<RecentClaim, "claimStatus" | "paidDate">): StatusKind {
  const status = statusClass(claim.claimStatus);
  if (status === "paid") return { kind: "paid", on: claim.paidDate };
  if (status === "in-process") return { kind: "in-process" };
  return { kind: "other", text: claim.claimStatus };
}

/** The EOB button is for the principal member, and only once a claim has its EOB (§2, §6). */
export function showsEobButton(claim: { suffix: number; claimStatusCode: string }): boolean {
  return isSubscriber(claim.suffix) && claim.claimStatusCode === EOB_STATUS_CODE;
}

/** The address of a claim, `/claims/{claim type lowercased}/{claimId}/{memberSuffix}` (§2). */
export function claimPath(claim: { claimType: string; id: string; suffix: number }): string {
  const parts = [claim.claimType.toLowerCase(), claim.id, String(claim.suffix)];
  // encodeURIComponent throws on lone surrogates.
  return `/claims/${parts.map((part) => encodeURIComponent(part.toWellFormed())).join("/")}`;
}
