import { type Words, carrierText } from "#app/components/ui/text/CarrierText.tsx";
import { serviceAddress, benefitsAddress } from "#app/frame/addresses/url-of.ts";
import { amountsLeft } from "#app/rules/benefits/amounts-left-for-care.ts";
import { readPlanPays } from "#app/rules/benefits/plan-pays.ts";
import { tierKey, findTier, chooseTier } from "#app/rules/benefits/tiers.ts";
import { coverageOfCategory } from "#app/rules/member/coverage.ts";
import { dentalServicesText as text } from "#app/text/benefits/dental-services.ts";
import { showDate } from "#app/text/common/format.ts";
import { viewAccumulators } from "../amounts/view-accumulators.ts";
import { noticeOf } from "../category/view-category.ts";
import { sayTier, showTierDates } from "../say-benefits.ts";
import type { DentalServiceData, ListedTier } from "./load-dental-service.ts";
import { viewService, showPlanPays } from "./view-service.ts";

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
  const { head, familyRows, members, today } = page;
  const hasDental = members.map(({ memberKey }) => {
    const rows = familyRows.filter((row) => row.memberKey === memberKey);
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
  const context = {
    tier,
    who: head.name,
    hasLimits: plan.hasLimits,
    isEnded: !isAsked && coverage.kind === "ended",
  };
  return tier.listings.map(({ category, description, benefitLimit, amount, incentiveTiers }) => ({
    ...viewService(amount, left, context),
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
