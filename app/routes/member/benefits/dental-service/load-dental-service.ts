import type { MemberRequest } from "#server/middleware/member.ts";
import type { PlanTier } from "#app/rules/benefits/category-plan.ts";
import { findListings, type ServiceListing } from "#app/rules/benefits/services.ts";
import { findTier, tierKey } from "#app/rules/benefits/tiers.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { getBenefitsScope, readQueryDay } from "../whose/benefits-scope.ts";
import { loadCategoryPage } from "../category/load-category.ts";

/** A tier of the plan with its listings of the service; empty if it does not list the service. */
export type ListedTier = PlanTier & { readonly listings: readonly ServiceListing[] };

/**
 * A dental service of one member. A code that no tier lists throws 404, as without dental coverage; 502
 * where a tier that cannot be read may list it (S-23).
 */
export async function loadDentalService(
  member: MemberRequest,
  { code, query }: { readonly code: string; readonly query: URLSearchParams },
) {
  const scope = await getBenefitsScope(member, query);
  const { day, isDayUnknown } = readQueryDay(scope, query);
  const { plan, ...page } = await loadCategoryPage(member, scope, { category: "dental", day });
  if (plan === null) throwErrorPage(404);
  const { tiers, unreadable } = plan;
  const listed = tiers.flatMap((tier): ListedTier[] =>
    tier.listed === null ? [] : [{ ...tier, listings: findListings(tier.listed.services, code) }],
  );
  const known = listed.flatMap(({ listings }) => listings);
  const found = known.find(({ name }) => name !== null) ?? known[0];
  if (found === undefined) throwErrorPage(unreadable.length > 0 ? 502 : 404);
  return {
    page: { ...page, plan },
    /** The day of the address, where it is not today. */
    day,
    isDayUnknown,
    tiers: listed,
    /** As the plan spells it. */
    code: found.code ?? code,
    name: found.name,
  };
}

export type DentalServiceData = Awaited<ReturnType<typeof loadDentalService>>;

/**
 * The tier of an address. Throws 404 for one that the plan does not have or that does not list the
 * service, 502 for one that cannot be read, or that may be one without an id.
 */
export function getListedTier({ tiers, page }: DentalServiceData, spelling: string) {
  const tier = findTier(tiers, spelling);
  const mayBe = (lost: string | null) => lost === null || tierKey(lost) === tierKey(spelling);
  if (tier === undefined && page.plan.unreadable.some(mayBe)) throwErrorPage(502);
  if (tier === undefined || tier.listings.length === 0) throwErrorPage(404);
  return tier;
}
