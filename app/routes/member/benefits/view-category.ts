import {
  listAccumulators,
  pairAccumulators,
  type AccumulatorPair,
} from "#app/rules/benefits/accumulators.ts";
import type { ClaimsBehindFacts } from "#app/rules/benefits/claims-behind.ts";
import { countedLimits } from "#app/rules/benefits/limits.ts";
import { findPeriod } from "#app/rules/benefits/plan-periods.ts";
import { serviceAddress } from "#app/rules/benefits/service-address.ts";
import {
  chooseTier,
  findTier,
  listTiers,
  tierLabel,
  type TierName,
} from "#app/rules/benefits/tiers.ts";
import { offeredClaimTypes } from "#app/rules/claims/claim-type.ts";
import { fullName } from "#app/lists/view-fields.ts";
import { addressOf } from "./address-of.ts";
import type { CategoryBenefits } from "./load-category.ts";
import type { CategoryPage } from "./load-category-page.ts";
import { sayCoverage, sayNoAmounts, sayNone, UNKNOWN_TIER, UNREAD_TIER } from "./say-category.ts";
import type { Told } from "./say-standing.ts";
import { viewPages, viewSearch, viewServices } from "./view-services.ts";
import { showDates } from "./show-dates.ts";
import { viewStandings } from "./view-standing.ts";

/** What a category's page shows, at an address of its own (`path`) with the given query. */
export function viewCategory(page: CategoryPage, path: string, query: URLSearchParams) {
  const { category, subject, viewer, members, benefits, isWhoUnknown, today } = page;
  const isOwn = subject.memberSuffix === viewer.memberSuffix;
  const suffix = isOwn ? null : String(subject.memberSuffix);
  const address = (more: Readonly<Record<string, string | null>>) =>
    addressOf(path, { suffix, ...more });
  return {
    category,
    path,
    name: isOwn ? null : subject.firstName,
    /** The part of the address that names another member. */
    suffix,
    members: members.map((member) => ({
      value: String(member.memberSuffix),
      label: fullName(member),
      isShown: member.memberSuffix === subject.memberSuffix,
    })),
    isWhoUnknown,
    /** What is said where nothing is shown; null for a member who was never covered at all. */
    none: benefits === null && page.isEverCovered ? sayNone(page) : null,
    notice: sayCoverage(page),
    shown:
      benefits &&
      viewBenefits(benefits, {
        isOwn,
        isAsked: page.isAsked,
        hasFamily: hasFamily(page),
        claims: claimsFacts(page, benefits),
        dates: {
          isToday: benefits.day === today,
          planYear: page.planYear,
          period: periodOf(page, benefits),
        },
        told: { name: isOwn ? null : subject.firstName, isPast: benefits.day < today },
        query,
        address,
      }),
  };
}

export type CategoryView = ReturnType<typeof viewCategory>;
export type ShownBenefits = NonNullable<CategoryView["shown"]>;

/** The plan period of the day that is shown; null where it is not known. */
export const periodOf = ({ periods, category }: CategoryPage, { day }: CategoryBenefits) =>
  findPeriod(periods, category, day);

/** Whether the plan has others than one member, seen or not: a family amount says nothing else. */
export const hasFamily = ({ family }: CategoryPage): boolean =>
  new Set(family.map(({ memberKey }) => memberKey)).size > 1;

/** What the claims list would be read with for this viewer. */
export function claimsFacts(page: CategoryPage, benefits: CategoryBenefits): ClaimsBehindFacts {
  const { members, viewer, today } = page;
  const list = {
    today,
    types: offeredClaimTypes(members, [viewer]),
    suffixes: members.map(({ memberSuffix }) => memberSuffix),
    viewerSuffix: viewer.memberSuffix,
  };
  const { suffix, day } = benefits;
  return { list, suffix, day, period: periodOf(page, benefits) };
}

type Shown = {
  readonly isOwn: boolean;
  readonly isAsked: boolean;
  readonly hasFamily: boolean;
  readonly claims: ClaimsBehindFacts;
  readonly dates: Omit<Parameters<typeof showDates>[0], "tier" | "day">;
  readonly told: Told;
  readonly query: URLSearchParams;
  readonly address: (more: Readonly<Record<string, string | null>>) => string;
};

function viewBenefits(benefits: CategoryBenefits, { isOwn, query, address, ...whose }: Shown) {
  const { category, day, suffix, tiers, unreadable, limits } = benefits;
  const lost = unreadable.flatMap((tierId) => (tierId === null ? [] : { tierId, name: null }));
  const counted = countedLimits(limits ?? [], category);
  const names: TierName[] = listTiers([...tiers, ...lost], counted);
  const { tier, isUnknown } = chooseTier(names, query.get("tier"));
  const shown = tier === null ? undefined : findTier(tiers, tier.tierId);
  /** The tier as the address has it, to be kept; null for the one that is shown first. */
  const askedTier = isUnknown || !query.get("tier") ? null : (tier?.tierId ?? null);
  // A service has a page in the plan of today alone.
  const hrefOf = (code: string | null) =>
    category !== "dental" || code === null || whose.isAsked
      ? null
      : serviceAddress({ code }, { suffix: isOwn ? null : suffix, tier: askedTier });
  const pairs = pairAccumulators(
    listAccumulators({
      category,
      tierId: tier?.tierId ?? null,
      groups: shown?.groups ?? [],
      limits: limits ?? [],
      ownIndividual: category !== "medical" || isOwn,
    }),
  );
  const isRead = unreadable.length === 0 && limits !== null;
  const isEmpty = isRead && tiers.length === 0 && pairs.length === 0;
  const isUnread = unreadable.some((id) => id === null || id === tier?.tierId);
  return {
    day,
    suffix,
    tierNotice: isUnknown ? UNKNOWN_TIER : null,
    tiers: names.map((one) => ({
      ...tierLabel(one),
      href: address({ tier: one.tierId }),
      current: one.tierId === tier?.tierId,
      isUnread: lost.some(({ tierId }) => tierId === one.tierId),
    })),
    askedTier,
    unread: isUnread ? UNREAD_TIER : null,
    noAmounts: sayNoAmounts({
      count: pairs.length,
      hasSeveralTiers: names.length > 1,
      isUnread: isUnread || limits === null,
    }),
    isIncomplete: unreadable.includes(null),
    isLimitsUnread: limits === null,
    dates: showDates({ ...whose.dates, tier: tier === null ? undefined : tierLabel(tier), day }),
    standings: viewStandings(whose.hasFamily ? pairs : pairs.map(alone), whose.claims, whose.told),
    pages: shown === undefined ? [] : viewPages(shown),
    services: shown === undefined ? [] : viewServices(shown, hrefOf),
    search: viewSearch(tiers, query.get("q"), {
      all: address({ tier: askedTier }),
      hrefOf,
      isIncomplete: unreadable.length > 0,
    }),
    none: isEmpty ? sayNone({ category, benefits }) : null,
  };
}

/** Without the family's amount where there is nobody else and an individual one. */
export const alone = (pair: AccumulatorPair): AccumulatorPair =>
  pair.individual === null ? pair : { ...pair, family: null };
