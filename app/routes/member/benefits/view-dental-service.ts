import { explainService } from "#app/rules/benefits/explain-service.ts";
import { searchOf, serviceAddress } from "#app/rules/benefits/service-address.ts";
import { tierPairs, tiersOf } from "#app/rules/benefits/tier-accumulators.ts";
import {
  chooseTier,
  findTier,
  tierKey,
  tierLabel,
  type TierName,
} from "#app/rules/benefits/tiers.ts";
import { addressOf } from "#app/frame/address-of.ts";
import { sayService, showPlanPays } from "./say-service.ts";
import { getListedTier, type DentalServiceData, type ListedTier } from "./load-dental-service.ts";
import { viewStandings } from "./view-standing.ts";
import { fullName } from "#app/rules/member/member.ts";

/** A dental service across tiers. `tier` is that of the category's page it was opened from. */
export function viewDentalService(data: DentalServiceData, tier: string | null) {
  const { tiers, benefits } = data;
  const back = keptTier(data, tier);
  return {
    ...frameOf(data, back),
    path: serviceAddress(data, { suffix: null, tier: null }),
    tiers: tiers.map((one) => ({
      ...tierOf(one),
      listings: explain(data, one),
      href: one.listings.length === 0 ? null : detailAddress(data, one),
    })),
    /** Those that could not be read; null for one that is not even named. */
    unread: benefits.unreadable.map((tierId) =>
      tierId === null ? null : tierOf({ tierId, name: null }),
    ),
  };
}

/** A dental service in one tier, and what is left of the tier's amounts. */
export function viewServiceDetail(data: DentalServiceData, spelling: string) {
  const { page, benefits } = data;
  const tier = getListedTier(data, spelling);
  const back = keptTier(data, tier.tierId);
  return {
    ...frameOf(data, back),
    ...tierOf(tier),
    path: serviceAddress({ code: data.code, tier: tier.tierId }, { suffix: null, tier: null }),
    listings: explain(data, tier),
    standings: standingsOf(data, tier),
    dates: {
      tier: tierOf(tier),
      day: benefits.day,
      isToday: benefits.day === page.today,
      planYear: page.planYear,
      period: page.periods === null ? ("unread" as const) : page.period,
    },
    /** Every tier that lists the service, this one among them. */
    tabs: data.tiers.flatMap((one) => {
      const href = one.listings.length === 0 ? null : detailAddress(data, one);
      const current = tierKey(one.tierId) === tierKey(tier.tierId);
      return href === null ? [] : { ...tierOf(one), href, current };
    }),
    across: serviceAddress(data, { suffix: suffixOf(data), tier: back, day: data.day }),
  };
}

export type DentalServiceView = ReturnType<typeof viewDentalService>;
export type ServiceDetailView = ReturnType<typeof viewServiceDetail>;
export type ShownListing = ServiceDetailView["listings"][number];

/** What is to be logged of the plan: amounts of these tiers, and tiers that could not be read. */
export function viewReport(data: DentalServiceData, tiers: readonly ListedTier[]) {
  const standings = tiers.flatMap((tier) => standingsOf(data, tier));
  const isIncomplete = data.benefits.unreadable.length > 0;
  return { category: "dental" as const, shown: { standings, tiers: [], isIncomplete } };
}

/** What both pages have around the service. */
function frameOf(data: DentalServiceData, tier: string | null) {
  const { page, benefits, members } = data;
  const { subject, coverage } = page;
  const isOwn = suffixOf(data) === null;
  return {
    code: data.code,
    serviceName: data.name,
    /** Null for whoever reads. */
    who: isOwn ? null : subject.firstName,
    members: members.map((member) => ({
      value: String(member.memberSuffix),
      label: fullName(member),
      isShown: member.memberSuffix === subject.memberSuffix,
    })),
    isWhoUnknown: page.isWhoUnknown,
    coverage: {
      kind: page.isAsked ? ("asked" as const) : coverage.kind,
      day: benefits.day,
      endedOn: coverage.kind === "ended" ? coverage.on : null,
    },
    suffix: isOwn ? null : String(subject.memberSuffix),
    categories: page.categories,
    day: data.day,
    isDayUnknown: data.isDayUnknown,
    back: `${data.day === null ? "" : `/history/${data.day}`}/benefits/dental${searchOf({ suffix: suffixOf(data), tier })}`,
    keptTier: tier,
    hasLimits: benefits.limits !== null,
  };
}

/** A tier by its label, and by its id, which tells tiers of one label apart. */
const tierOf = (tier: TierName) => ({ ...tierLabel(tier), tierId: tier.tierId });

/** The part of an address that names another member. */
const suffixOf = ({ page: { subject, viewer } }: DentalServiceData): number | null =>
  subject.memberSuffix === viewer.memberSuffix ? null : subject.memberSuffix;

/** The tier that the way back names: none where it is the default one, or the plan's no more. */
function keptTier({ tiers }: DentalServiceData, spelling: string | null): string | null {
  const tier = spelling === null ? undefined : findTier(tiers, spelling);
  const usual = chooseTier(tiers, null).tier;
  return tier === undefined || tier.tierId === usual?.tierId ? null : tier.tierId;
}

const detailAddress = (data: DentalServiceData, { tierId }: ListedTier): string | null =>
  serviceAddress(
    { code: data.code, tier: tierId },
    {
      suffix: suffixOf(data),
      tier: null,
      day: data.day,
    },
  );

/** The member's amounts of a tier; its own alone while limits cannot be read. */
const pairsOf = (data: DentalServiceData, tier: ListedTier) =>
  tierPairs(data.benefits, tier, { isViewer: suffixOf(data) === null });

const standingsOf = (data: DentalServiceData, tier: ListedTier) =>
  viewStandings(pairsOf(data, tier), {
    ...data.page.claimsBehind,
    hasSeveralTiers: tiersOf(data.benefits).length > 1,
    told: {
      name: suffixOf(data) === null ? null : data.page.subject.firstName,
      isPast: data.benefits.day < data.page.today,
    },
    page: (more) => {
      const suffix = suffixOf(data);
      return addressOf("/benefits/dental/claims", {
        suffix: suffix === null ? null : String(suffix),
        tier: keptTier(data, tier.tierId),
        asOfDate: data.day,
        ...more,
      });
    },
  });

function explain(data: DentalServiceData, tier: ListedTier) {
  const amounts = pairsOf(data, tier).flatMap(({ individual, family }) =>
    [individual, family].filter((one) => one !== null),
  );
  const { who, hasLimits, coverage } = frameOf(data, null);
  const told = { tier: tierLabel(tier), who, hasLimits, isEnded: coverage.kind === "ended" };
  return tier.listings.map(({ category, description, benefitLimit, ...listing }) => {
    const facts = explainService(listing, amounts);
    const levels = facts.incentiveTiers.filter(({ name, planPays, description: words }) =>
      [name, planPays, words].some((it) => it !== null),
    );
    return {
      ...sayService(facts, told),
      category,
      description,
      benefitLimit,
      incentives: levels.map((level) => ({ ...level, planPays: showPlanPays(level.planPays) })),
    };
  });
}
