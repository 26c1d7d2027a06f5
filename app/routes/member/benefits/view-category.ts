import { serviceAddress } from "#app/rules/benefits/service-address.ts";
import { tierPairs, tiersOf } from "#app/rules/benefits/tier-accumulators.ts";
import { chooseTier, findTier, tierLabel } from "#app/rules/benefits/tiers.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { addressOf } from "#app/frame/address-of.ts";
import type { CategoryBenefits } from "./load-category.ts";
import type { CategoryPage } from "./load-category-page.ts";
import { sayCoverage, sayNoAmounts, sayNone, UNKNOWN_TIER, UNREAD_TIER } from "./say-category.ts";
import type { Told } from "./say-standing.ts";
import { viewPages, viewServices } from "./view-services.ts";
import { showDates } from "./show-dates.ts";
import { viewStandings } from "./view-standing.ts";
import { fullName } from "#app/rules/member/member.ts";

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
    categories: page.categories,
    /** What is said where nothing is shown; null for a member who was never covered at all. */
    none: benefits === null && page.isEverCovered ? sayNone(page) : null,
    notice: sayCoverage(page),
    shown:
      benefits &&
      viewBenefits(benefits, {
        isOwn,
        isAsked: page.isAsked,
        today,
        claims: page.claimsBehind,
        dates: {
          isToday: benefits.day === today,
          planYear: page.planYear,
          period: page.periods === null ? "unread" : page.period,
        },
        told: { name: isOwn ? null : subject.firstName, isPast: benefits.day < today },
        query,
        address,
      }),
  };
}

export type CategoryView = ReturnType<typeof viewCategory>;
export type ShownBenefits = NonNullable<CategoryView["shown"]>;

type Shown = {
  readonly isOwn: boolean;
  readonly isAsked: boolean;
  readonly today: PlainDate;
  readonly claims: CategoryPage["claimsBehind"];
  readonly dates: Omit<Parameters<typeof showDates>[0], "tier" | "day">;
  readonly told: Told;
  readonly query: URLSearchParams;
  readonly address: (more: Readonly<Record<string, string | null>>) => string;
};

function viewBenefits(benefits: CategoryBenefits, { isOwn, query, address, ...whose }: Shown) {
  const { category, day, suffix, tiers, unreadable, limits } = benefits;
  const names = tiersOf(benefits);
  const { tier, isUnknown } = chooseTier(names, query.get("tier"));
  const shown = tier === null ? undefined : findTier(tiers, tier.tierId);
  /** The tier as the address has it, to be kept; null for the one that is shown first. */
  const askedTier = isUnknown || !query.get("tier") ? null : (tier?.tierId ?? null);
  const hrefOf = (code: string | null) =>
    category !== "dental" || code === null
      ? null
      : serviceAddress(
          { code },
          {
            suffix: isOwn ? null : suffix,
            tier: askedTier,
            day: whose.isAsked && day !== whose.today ? day : null,
          },
        );
  const pairs = tierPairs(benefits, tier, { isViewer: isOwn });
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
      isUnread: unreadable.includes(one.tierId),
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
    standings: viewStandings(pairs, {
      ...whose.claims,
      hasSeveralTiers: names.length > 1,
      told: whose.told,
      page: (which) =>
        addressOf(`/benefits/${category}/claims`, {
          suffix: isOwn ? null : String(suffix),
          tier: askedTier,
          asOfDate: whose.isAsked ? day : null,
          ...which,
        }),
    }),
    pages: shown === undefined ? [] : viewPages(shown),
    services: shown === undefined ? [] : viewServices(shown, hrefOf),
    none: isEmpty ? sayNone({ category, benefits }) : null,
  };
}
