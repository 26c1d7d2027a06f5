import type { MemberClaim } from "#server/gateway/calls/claims/claims.ts";
import { findReachableClaims } from "#server/gateway/calls/claims/member-claims.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { isEstimate } from "#app/rules/claims/claim-status.ts";
import { findStandingIn, type ClaimStanding } from "#app/rules/claims/standings.ts";
import type { findEobClaim } from "#app/rules/eobs/eob.ts";

type Place = ReturnType<typeof findEobClaim>;

/**
 * Where an explained claim stands: "under-way" where it holds, and is not final (T-74), "estimate" where
 * it was made before care, so that nobody owes it.
 */
export type EobStanding = ClaimStanding | "under-way" | "estimate";

/**
 * Where explained claims stand in their members' lists (T-86), by their places; null for the usual
 * standing, and where a list or a claim in it cannot be read. `read` are the claims themselves as far as
 * they were read.
 */
export async function loadStandings(
  gateway: Gateway,
  today: PlainDate,
  places: readonly Place[],
  read: Promise<readonly (MemberClaim | null)[]> | null = null,
): Promise<readonly (EobStanding | null)[]> {
  const asked = new Map(places.flatMap((at) => (at ? [[listOf(at), at] as const] : [])));
  const [claims, found] = await Promise.all([
    read,
    Promise.all(
      [...asked].map(async ([key, { claimType: type, suffix }]) => {
        const found = await findReachableClaims(gateway, { type, suffix }, today);
        return [key, found?.claims ?? []] as const;
      }),
    ),
  ]);
  const lists = new Map(found);
  return places.map((at, index) => {
    const list = (at && lists.get(listOf(at))) ?? [];
    const claim = claims?.[index] ?? list.find(({ id }) => id === at?.id);
    if (claim === undefined) return null;
    return findStandingIn(claim, list).standing ?? ownStanding(claim);
  });
}

function ownStanding({ claimStatusDescription, assessed }: MemberClaim): EobStanding | null {
  if (isEstimate(claimStatusDescription)) return "estimate";
  return assessed.pending ? "under-way" : null;
}

/** One person's claims of one type: numbers are told apart by both. */
const listOf = ({ claimType, suffix }: NonNullable<Place>): string => `${claimType} ${suffix}`;
