import {
  type MemberClaim,
  findClaimsPage,
  getClaimsPage,
} from "#server/gateway/calls/claims/claims.ts";
import type { AccountMember } from "#server/gateway/calls/member/account.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { orNull } from "#app/frame/loading/load.ts";
import {
  type ClaimsScope,
  claimQueriesFor,
  isClaimOf,
} from "#app/rules/benefits/accumulator-claims.ts";
import { findListGap } from "#app/rules/claims/list-gap.ts";
import type { Category } from "#app/rules/member/eligibility.ts";

/**
 * The newest claims of each member, by suffix, and whether these are all. A member whose claims could
 * not be read is absent.
 */
type ClaimsOfMembers = ReadonlyMap<
  number,
  { readonly claims: readonly MemberClaim[]; readonly whole: boolean }
>;
const MAX_CLAIMS = 500;

/**
 * The claims among which are those that moved a category's amounts, one call a member, in one round:
 * those of its days whose patient is the list's member. A page that is not about claims waits for none
 * that is late ("aside").
 */
export async function loadCountableClaims(
  gateway: Gateway,
  category: Category,
  scope: ClaimsScope & { readonly members: readonly AccountMember[] },
  wanted: "aside" | "needed",
): Promise<ClaimsOfMembers> {
  const asks = (["INDIVIDUAL", "FAMILY"] as const).flatMap(
    (coverageType) => claimQueriesFor({ category, coverageType }, scope)?.asked ?? [],
  );
  const [window] = asks;
  if (window === undefined) return new Map();
  const { type, startDate, endDate } = window;
  const suffixes = [...new Set(asks.flatMap((asked) => asked.suffixes))];
  const loaded = await Promise.all(
    suffixes.map(async (suffix) => {
      const query = { type, suffix, startDate, endDate, page: 0, size: MAX_CLAIMS };
      const found = await (wanted === "aside"
        ? findClaimsPage(gateway, query)
        : orNull(gateway.ask((optional) => getClaimsPage(optional, query))));
      if (found === null) return [];
      const { claims } = found;
      const whole = findListGap([found], claims.length) === null;
      const member = scope.members.find(({ memberSuffix }) => memberSuffix === suffix);
      const own = claims.filter((claim) => isClaimOf(claim, { ...window, member }));
      return [[suffix, { claims: own, whole }] as const];
    }),
  );
  return new Map(loaded.flat());
}
