import type { MemberRequest } from "#server/middleware/member.ts";
import { carrierText, type Words } from "#app/components/ui/text/CarrierText.tsx";
import type { PlanTier } from "#app/rules/benefits/category-plan.ts";
import { amountsLeft } from "#app/rules/benefits/amounts-left-for-care.ts";
import { readPlanPays } from "#app/rules/benefits/plan-pays.ts";
import { findListings, type ServiceListing } from "#app/rules/benefits/services.ts";
import { chooseTier, findTier, tierKey } from "#app/rules/benefits/tiers.ts";
import { coverageOfCategory } from "#app/rules/member/coverage.ts";
import { benefitsAddress, serviceAddress } from "#app/frame/addresses/url-of.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { dentalServicesText as text } from "#app/text/benefits/dental-services.ts";
import { showDate } from "#app/text/common/format.ts";
import { getBenefitsScope, readQueryDay } from "../whose/benefits-scope.ts";
import { loadCategoryPage } from "../category/load-category.ts";
import { sayTier, showTierDates } from "../say-benefits.ts";
import { viewService, showPlanPays } from "./view-service.ts";
import { noticeOf } from "../category/view-category.ts";
import { viewAccumulators } from "../amounts/view-accumulators.ts";

/** A tier of the plan with its listings of the service; empty if it does not list the service. */
type ListedTier = PlanTier & { readonly listings: readonly ServiceListing[] };

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

type DentalServiceData = Awaited<ReturnType<typeof loadDentalService>>;

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

/** A dental service across tiers. `tier` is that of the category's page it was opened from. */
export function viewDentalService(data: DentalServiceData, tier: string | null) {
  return {
    ...viewHead(data, keptTier(data, tier)),
    path: serviceAddress(data, {}),
    tiers: data.tiers.map((one) => ({
      tierId: one.tierId,
      label: sayTier(one),
      listings: viewListings(data, one),
      href: detailAddress(data, one),
    })),
    /** Those that could not be read. */
    unread: data.page.plan.unreadable.map((tierId) =>
      tierId === null ? text.table.unnamed : sayTier({ tierId, name: null }),
    ),
  };
}

/** A dental service in one tier, and what is left of the tier's amounts. */
export function viewServiceDetail(data: DentalServiceData, tier: ListedTier) {
  const { page, day } = data;
  const kept = keptTier(data, tier.tierId);
  return {
    ...viewHead(data, kept),
    label: sayTier(tier),
    path: serviceAddress({ code: data.code, tier: tier.tierId }, {}),
    listings: viewListings(data, tier),
    accumulatorRows: viewAccumulators(page, tier.pairs, kept),
    hasLimits: page.plan.hasLimits,
    dates: showTierDates(page, tier),
    /** Every tier that lists the service, this one among them. */
    tabs: data.tiers.flatMap((one) => {
      const href = detailAddress(data, one);
      const current = tierKey(one.tierId) === tierKey(tier.tierId);
      return href === null ? [] : { label: sayTier(one), href, current };
    }),
    across: serviceAddress(data, { suffix: page.head.suffix, tier: kept, asOfDate: day }),
  };
}

export type DentalServiceView = ReturnType<typeof viewDentalService>;
export type ServiceDetailView = ReturnType<typeof viewServiceDetail>;
export type ShownListing = ServiceDetailView["listings"][number];

function viewHead({ page, day, isDayUnknown, code, name }: DentalServiceData, tier: string | null) {
  const { head, family, members, today } = page;
  const hasDental = members.map(({ memberKey }) => {
    const rows = family.filter((row) => row.memberKey === memberKey);
    return coverageOfCategory(rows, "dental", today).kind !== "none";
  });
  return {
    ...head,
    /** The members with dental coverage: only they have a page of this service. */
    members: head.members.filter((_, index) => hasDental[index]),
    code,
    serviceName: name,
    notice: noticeOf(page, text.turn(head.name)),
    day,
    dayWords: day === null ? null : text.asOf(showDate(day)),
    isDayUnknown,
    back: benefitsAddress("dental", day, { suffix: head.suffix, tier }),
    keptTier: tier,
  };
}

/** The tier in the link back: null if it is the default tier, or no longer one of the plan's. */
function keptTier({ tiers }: DentalServiceData, spelling: string | null): string | null {
  const tier = spelling === null ? undefined : findTier(tiers, spelling);
  const usual = chooseTier(tiers, null).tier;
  return tier === undefined || tier.tierId === usual?.tierId ? null : tier.tierId;
}

/** The page of the service in a tier; null if the tier does not list it. */
function detailAddress({ code, page, day }: DentalServiceData, { tierId, listings }: ListedTier) {
  if (listings.length === 0) return null;
  return serviceAddress({ code, tier: tierId }, { suffix: page.head.suffix, asOfDate: day });
}

function viewListings({ page }: DentalServiceData, tier: ListedTier) {
  const { plan, head, isAsked, coverage } = page;
  const left = amountsLeft(tier.pairs);
  const told = {
    tier,
    who: head.name,
    hasLimits: plan.hasLimits,
    isEnded: !isAsked && coverage.kind === "ended",
  };
  return tier.listings.map(({ category, description, benefitLimit, amount, incentiveTiers }) => ({
    ...viewService(amount, left, told),
    category,
    description,
    howOften: text.about.howOften<Words>(benefitLimit, carrierText(benefitLimit ?? "")),
    incentives: incentiveTiers
      .map((level) => ({ ...level, pays: readPlanPays(level.amount) }))
      .filter(({ name, pays, description: words }) => [name, pays, words].some((it) => it !== null))
      .map(({ name, pays, description: words }) => ({
        name,
        planPays: showPlanPays(pays),
        description: words,
      })),
  }));
}
