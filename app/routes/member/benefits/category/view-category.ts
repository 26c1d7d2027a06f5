import type { Tier } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import { sidesOf, type AccumulatorPair } from "#app/rules/benefits/accumulators.ts";
import { shownTier } from "#app/rules/benefits/category-plan.ts";
import { pageListings } from "#app/rules/benefits/services.ts";
import { findWebUrl } from "#app/rules/frame/web-url.ts";
import { everCovered } from "#app/rules/member/coverage.ts";
import { urlOf, serviceAddress } from "#app/frame/addresses/url-of.ts";
import { benefitNoticesText as text } from "#app/text/benefits/notices.ts";
import { showDate } from "#app/text/common/format.ts";
import type { CategoryPage, ShownPage } from "./load-category.ts";
import { showLeastShare, showPays, sayTier, showTierDates } from "../say-benefits.ts";
import { viewAccumulators } from "../amounts/view-accumulators.ts";

/** The view of a category's page, at its own address (`path`) with the given query. */
export function viewCategory(page: CategoryPage, path: string, query: URLSearchParams) {
  const { head, category, plan, rows } = page;
  const { never, neverText } = text.none;
  return {
    ...head,
    category,
    path,
    /** The sentence where nothing is shown; null for a member who was never covered. */
    none:
      plan === null && everCovered(rows).length > 0
        ? { title: never(category), text: neverText }
        : null,
    notice: noticeOf(page, text),
    shown: plan && viewShown({ ...page, plan }, path, query),
  };
}

export type CategoryView = ReturnType<typeof viewCategory>;
export type ShownBenefits = NonNullable<CategoryView["shown"]>;

/** The notice that coverage begins later or has ended; null on a page of a requested day. */
export function noticeOf(
  { coverage, isAsked, plan }: Pick<CategoryPage, "coverage" | "isAsked" | "plan">,
  words: Pick<typeof text, "begins" | "ended">,
) {
  if (isAsked || plan === null) return null;
  const day = showDate(plan.day);
  if (coverage.kind === "begins") return { kind: "info" as const, words: words.begins(day) };
  if (coverage.kind !== "ended" || coverage.on === null) return null;
  return { kind: "warning" as const, words: words.ended(day) };
}

function viewShown(page: ShownPage, path: string, query: URLSearchParams) {
  const { plan, category, head, isAsked, today } = page;
  const { day, tiers, unreadable, hasLimits } = plan;
  const { suffix } = head;
  const { tier, isUnknown, pairs } = shownTier(plan, query.get("tier"));
  const listed = tier?.listed ?? null;
  /** The tier as the address has it, to be kept; null for the one that is shown first. */
  const askedTier = isUnknown || !query.get("tier") ? null : (tier?.tierId ?? null);
  const isRead = unreadable.length === 0 && hasLimits;
  const isUnavailable = unreadable.some((id) => id === null || id === tier?.tierId);
  const asOfDate = isAsked && day !== today ? day : null;
  return {
    day,
    tierNotice: isUnknown ? text.tier : null,
    tiers: tiers.map((one) => ({
      label: sayTier(one),
      href: urlOf(path, { suffix, tier: one.tierId }),
      current: one.tierId === tier?.tierId,
      isUnavailable: unreadable.includes(one.tierId),
    })),
    askedTier,
    unread: isUnavailable ? text.none.unread : null,
    /** The sentence that there are no amounts; null if there are, or where that is unknown. */
    noAmounts:
      pairs.length > 0 || isUnavailable || !hasLimits
        ? null
        : text[tiers.length > 1 ? "noAmountsInTier" : "noAmounts"],
    areLimitsUnavailable: !hasLimits,
    dates: showTierDates(page, tier),
    accumulatorRows: viewAccumulators(page, pairs, askedTier),
    pages: listed === null ? [] : viewPages(listed),
    services:
      listed === null
        ? []
        : viewServices(listed, isRead && !pairs.some(endsShare), (code) =>
            category !== "dental" || code === null
              ? null
              : serviceAddress({ code }, { suffix, tier: askedTier, asOfDate }),
          ),
    /** The sentence for a category that lists nothing. */
    none:
      isRead && tiers.every((one) => one.listed === null) && pairs.length === 0
        ? {
            title: text.none.title(category),
            text: text.none.text,
          }
        : null,
  };
}

/** Whether a maximum or limit that is reached, or in doubt, changes what a member pays of a service. */
const endsShare = (pair: AccumulatorPair): boolean =>
  (pair.kind === "outOfPocketMaximum" || pair.kind === "annualLimit") &&
  sidesOf(pair).some(({ progress }) => progress !== "untouched" && progress !== "started");

/** The pages of a medical tier's services, as links where they have a web address. */
const viewPages = (tier: Tier) =>
  pageListings(tier).map(({ id, url, name, amount }, index) => ({
    key: `${id} ${index}`,
    name,
    price: showPays(amount),
    href: findWebUrl(url) ?? null,
  }));

/** A tier's services by category, without empty categories, each with its page by its code. */
const viewServices = (
  { services }: Tier,
  isShareSure: boolean,
  hrefOf: (code: string | null) => string | null,
) =>
  services
    .filter((group) => group.services.length > 0)
    .map(({ category, services: all }) => ({
      category,
      services: all.map(({ code, name, description, ...service }, index) => ({
        key: `${code} ${index}`,
        code,
        name,
        href: hrefOf(code),
        youPay: isShareSure ? showLeastShare(service.amount) : null,
        pays: showPays(service.amount),
        description,
        limit: service.benefitLimit,
        incentives: service.incentiveTiers.flatMap((level) => {
          const pays = showPays(level.amount);
          return level.name === null || pays === null ? [] : { name: level.name, pays };
        }),
      })),
    }));
