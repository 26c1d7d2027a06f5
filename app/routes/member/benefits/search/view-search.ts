import type { Tier } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import { pageListings, searchServices } from "#app/rules/benefits/services.ts";
import { benefitsAddress, serviceAddress } from "#app/frame/addresses/url-of.ts";
import { showPays, sayTier } from "../say-benefits.ts";
import type { LoadedSearch } from "./load-search.ts";

/** What a search found, by category, and where it could not look. */
export function viewSearch(loaded: LoadedSearch) {
  const { head, day, isDayUnknown, typed, answers, failed } = loaded;
  const groups = answers.map((answer) => viewGroup(answer, loaded));
  const incomplete = answers.filter(({ unreadable }) => unreadable.length > 0);
  return {
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
}

export type SearchView = ReturnType<typeof viewSearch>;

function viewGroup(
  { category, tiers, day: searchedDay }: LoadedSearch["answers"][number],
  { head: { suffix }, day, today, typed }: LoadedSearch,
) {
  return {
    category,
    href: benefitsAddress(category, day, { suffix }),
    /** A column each. */
    tiers: [...new Set(tiers.map(sayTier))],
    /** Set where it is not today's plan that was searched. */
    day: searchedDay === today ? null : searchedDay,
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
  };
}

/** Medical services are found like others, each once for all tiers by its name. */
const withPages = (tier: Tier) => ({
  ...tier,
  services: [...tier.services, { category: null, services: pageListings(tier) }],
});
