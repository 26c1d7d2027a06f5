import { findClaimsPage, getClaimsPage, type Claim } from "#server/gateway/calls/claims.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { claimsBehind, type ClaimsBehindFacts } from "#app/rules/benefits/claims-behind.ts";
import type { Category } from "#app/rules/member/eligibility.ts";
import { orNull } from "#app/frame/optional.ts";

/** A claim and whose it is. */
export type MemberClaim = Claim & { readonly suffix: number };

/** A plan period's claims of one member: the newest, and whether those are all. */
type MemberClaims = { readonly claims: readonly MemberClaim[]; readonly whole: boolean };

/** Claims by the suffix of their member; one whose claims could not be read is absent. */
export type ClaimsOfMembers = ReadonlyMap<number, MemberClaims>;

const MAX_CLAIMS = 500;

/**
 * The claims among which are those that moved a category's amounts, of the member and, for a
 * subscriber, of everyone: one call a member, in one round. A page does without those that fail; one
 * that is not about claims waits for none that is late (`isAside`).
 */
export async function loadClaimsBehind(
  gateway: Gateway,
  category: Category,
  facts: ClaimsBehindFacts,
  { isAside }: { readonly isAside: boolean },
): Promise<ClaimsOfMembers> {
  const asks = (["INDIVIDUAL", "FAMILY"] as const).flatMap(
    (coverageType) => claimsBehind({ category, coverageType }, facts)?.asked ?? [],
  );
  const [window] = asks;
  if (window === undefined) return new Map();
  const { type, startDate, endDate } = window;
  const suffixes = [...new Set(asks.flatMap((asked) => asked.suffixes))];
  const loaded = await Promise.all(
    suffixes.map(async (suffix) => {
      const query = { type, suffix, startDate, endDate, page: 0, size: MAX_CLAIMS };
      const found = await (isAside
        ? findClaimsPage(gateway, query)
        : orNull(gateway.ask((optional) => getClaimsPage(optional, query))));
      if (found === null) return [];
      const claims = found.claims.map((it) => ({ ...it, suffix }));
      return [[suffix, { claims, whole: found.last }] as const];
    }),
  );
  return new Map(loaded.flat());
}
