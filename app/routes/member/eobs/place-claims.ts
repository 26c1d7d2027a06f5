import type { Eob } from "#server/gateway/calls/claims/eobs.ts";
import type { MemberClaim } from "#server/gateway/calls/claims/claims.ts";
import { findReachableClaims } from "#server/gateway/calls/claims/member-claims.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { ShownCents } from "#app/rules/claims/claim-row.ts";
import { isEstimate } from "#app/rules/claims/claim-status.ts";
import { findStandingIn, type ClaimStanding } from "#app/rules/claims/standings.ts";
import { hasOtherAmounts, listEobClaimAddresses, type ClaimAddress } from "#app/rules/eobs/eob.ts";

/**
 * Where an explained claim stands: "under-way" where it holds, and is not final (T-74), "estimate" where
 * it was made before care, so that nobody owes it, "changed" where it shows other amounts by now.
 */
export type EobStanding = ClaimStanding | "under-way" | "estimate" | "changed";

type ExplainedClaim = NonNullable<Eob["claims"]>[number];

/** A claim of an explanation, with the list of its patient as far as it was read. */
export type PlacedClaim = {
  readonly explained: ExplainedClaim;
  /** Null unless exactly one member may be its patient. */
  readonly at: ClaimAddress | null;
  readonly list: readonly MemberClaim[];
};

/**
 * The claims of explanations with their addresses and lists (T-86). Of several members of the patient's
 * name it is the one whose list has the number.
 */
export async function placeClaims(
  gateway: Gateway,
  today: PlainDate,
  eobs: readonly Pick<Eob, "claims" | "typeOfClaims">[],
  members: Parameters<typeof listEobClaimAddresses>[2],
): Promise<readonly PlacedClaim[]> {
  const claims = eobs.flatMap(({ claims, typeOfClaims }) =>
    (claims ?? []).map((explained) => ({
      explained,
      addresses: listEobClaimAddresses(explained, typeOfClaims, members),
    })),
  );
  const asked = new Map(
    claims.flatMap(({ addresses }) => addresses.map((at) => [listOf(at), at] as const)),
  );
  const lists = new Map(
    await Promise.all(
      [...asked].map(async ([key, { claimType: type, suffix }]) => {
        const found = await findReachableClaims(gateway, { type, suffix }, today);
        return [key, found?.claims ?? []] as const;
      }),
    ),
  );
  return claims.map(({ explained, addresses }) => {
    const having = addresses.filter((at) =>
      lists.get(listOf(at))?.some(({ id }) => id === explained.id),
    );
    const [at = null, ...others] = addresses.length === 1 ? addresses : having;
    if (at === null || others.length > 0) return { explained, at: null, list: [] };
    return { explained, at, list: lists.get(listOf(at)) ?? [] };
  });
}

/**
 * Where an explained claim stands in its list; null for the usual standing, and where neither it nor its
 * list could be read. `read` is the claim itself, if it was read.
 */
export function standingOfPlaced(
  { explained, list }: PlacedClaim,
  read: MemberClaim | null = null,
): EobStanding | null {
  const claim = read ?? list.find(({ id }) => id === explained.id);
  if (claim === undefined) return null;
  return findStandingIn(claim, list).standing ?? ownStanding(claim, explained);
}

function ownStanding(claim: MemberClaim, explained: ExplainedClaim): EobStanding | null {
  if (isEstimate(claim.claimStatusDescription)) return "estimate";
  if (claim.assessed.pending) return "under-way";
  return hasOtherAmounts(explained, claim) ? "changed" : null;
}

/** What is owed for an explained claim as far as one can say so now; `cents` is what the explanation says. */
export const shownResponsibility = (
  cents: number | null,
  standing: EobStanding | null,
): ShownCents =>
  standing === "under-way" ? "undecided" : standing === "estimate" ? "estimate" : cents;

/** One person's claims of one type: other lists may use the same numbers. */
const listOf = ({ claimType, suffix }: ClaimAddress): string => `${claimType} ${suffix}`;
