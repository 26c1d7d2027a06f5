import { getTiers, type Tier } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { pageListings, searchServices } from "#app/rules/benefits/services.ts";
import { coverageOfCategory, everCovered, shownDay } from "#app/rules/member/coverage.ts";
import { benefitsAddress, serviceAddress } from "#app/frame/addresses/url-of.ts";
import { loadEach } from "#app/frame/loading/load.ts";
import { getBenefitsScope, readQueryDay } from "../whose/benefits-scope.ts";
import { showPays, sayTier } from "../say-benefits.ts";

/**
 * What a search finds in all categories of one member, on the day of the address, or each on the day
 * that its own page shows. Where none can be read the page is the first failure's.
 */
export async function loadSearch(member: MemberRequest, query: URLSearchParams) {
  const { gateway, today } = member;
  const scope = await getBenefitsScope(member, query);
  const { rows, subject, head } = scope;
  const { suffix } = head;
  const { day, isDayUnknown } = readQueryDay(scope, query);
  const typed = query.get("q")?.trim() ?? "";
  const offered = day === null ? head.categories : everCovered(rows);
  const wanted = (typed === "" ? [] : offered).flatMap((category) => {
    const coverage = coverageOfCategory(rows, category, day ?? today);
    if (day !== null) return coverage.kind === "active" ? { category, day } : [];
    const usual = shownDay(coverage, today);
    return usual === null ? [] : { category, day: usual };
  });
  const { answers, failed } = await loadEach(gateway, wanted, async (optional, one) => ({
    ...one,
    ...(await getTiers(optional, { ...one, suffix: subject.memberSuffix })),
  }));
  const groups = answers.map(({ category, tiers, day: of }) => ({
    category,
    href: benefitsAddress(category, day, { suffix }),
    /** A column each. */
    tiers: [...new Set(tiers.map(sayTier))],
    /** Set where it is not today's plan that was searched. */
    day: of === today ? null : of,
    rows: searchServices(tiers.map(withPages), typed).found.map((service, index) => ({
      key: `${service.code} ${index}`,
      code: service.code,
      name: service.name,
      group: service.category,
      /** Whether a price of it can be estimated: as of today, and with a code. */
      isPriced: category === "dental" && day === null && service.code !== null,
      href:
        category === "dental" && service.code !== null
          ? serviceAddress({ code: service.code }, { suffix, asOfDate: day })
          : null,
      inTiers: service.inTiers.map(({ tier, service: { amount, benefitLimit } }) => ({
        tier: sayTier(tier),
        pays: showPays(amount),
        limit: benefitLimit,
      })),
    })),
  }));
  const incomplete = answers.filter(({ unreadable }) => unreadable.length > 0);
  const view = {
    ...head,
    /** The search text for the field; "" where there was none. */
    query: searchServices([], typed).query,
    day,
    isDayUnknown,
    groups: groups.filter((group) => group.rows.length > 0),
    count: groups.reduce((sum, group) => sum + group.rows.length, 0),
    /** Categories that could not be looked into, or not into all of their networks. */
    unread: [...failed, ...incomplete].map(({ category }) => category),
  };
  const unread = incomplete.map(({ category }) => ({ category, isTierUnavailable: true }));
  return { view, unread };
}

export type SearchView = Awaited<ReturnType<typeof loadSearch>>["view"];

/** Medical services are found like others, each once for all tiers by its name. */
const withPages = (tier: Tier) => ({
  ...tier,
  services: [...tier.services, { category: null, services: pageListings(tier) }],
});
