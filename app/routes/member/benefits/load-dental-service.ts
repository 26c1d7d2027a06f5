import type { Tier } from "#server/gateway/calls/benefit-tiers.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { categoryCoverage } from "#app/rules/benefits/as-of-date.ts";
import type { ServiceOnDay } from "#app/rules/benefits/benefits-on-day.ts";
import { findListings } from "#app/rules/benefits/find-listings.ts";
import { findTier, listTiers, tierKey } from "#app/rules/benefits/tiers.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { getBenefitsScope, readQueryDay } from "./benefits-scope.ts";
import { loadCategoryPage } from "./load-category-page.ts";

/** A tier of the plan, and what it says of the service; empty where it does not list it. */
export type ListedTier = Tier & { readonly listings: readonly ServiceOnDay[] };

/**
 * A dental service of one member, on the day of the address or the one that their dental page shows: the family's scope, then
 * tiers and limits in one round. A code that no tier lists throws 404, which one without dental
 * coverage cannot have; 502 where a tier that cannot be read may list it (S-23).
 */
export async function loadDentalService(
  member: MemberRequest,
  { code, query }: { readonly code: string; readonly query: URLSearchParams },
) {
  const scope = await getBenefitsScope(member, query);
  const { day, isDayUnknown } = readQueryDay(scope, query, member.today);
  const page = await loadCategoryPage(member, scope, { category: "dental", day });
  const { family, benefits } = page;
  if (benefits === null) throwEntry(404);
  const { tiers, unreadable } = benefits;
  const listed = listTiers(tiers, []).flatMap(({ tierId }): ListedTier[] => {
    const tier = findTier(tiers, tierId);
    return tier === undefined ? [] : [{ ...tier, listings: findListings(tier.services, code) }];
  });
  const known = listed.flatMap(({ listings }) => listings);
  const found = known.find(({ name }) => name !== null) ?? known[0];
  if (found === undefined) throwEntry(unreadable.length > 0 ? 502 : 404);
  return {
    page,
    benefits,
    /** The day of the address, where it is not today. */
    day,
    isDayUnknown,
    /** Those with dental coverage: nobody else has a page of this service. */
    members: page.members.filter(({ memberKey }) => {
      const rows = family.filter((row) => row.memberKey === memberKey);
      return categoryCoverage(rows, "dental", member.today).kind !== "none";
    }),
    tiers: listed,
    /** As the plan spells it. */
    code: found.code ?? code,
    name: found.name,
  };
}

export type DentalServiceData = Awaited<ReturnType<typeof loadDentalService>>;

/**
 * The tier of an address, in any spelling. Throws 404 for one that the plan does not have or that
 * does not list the service, 502 for one that cannot be read, or that may be one without an id.
 */
export function getListedTier({ tiers, benefits }: DentalServiceData, spelling: string) {
  const tier = findTier(tiers, spelling);
  const mayBe = (lost: string | null) => lost === null || tierKey(lost) === tierKey(spelling);
  if (tier === undefined && benefits.unreadable.some(mayBe)) throwEntry(502);
  if (tier === undefined || tier.listings.length === 0) throwEntry(404);
  return tier;
}
