import { statedAmount } from "#app/rules/benefits/plan-pays.ts";
import { searchServices } from "#app/rules/benefits/search-services.ts";
import { tierLabel } from "#app/rules/benefits/tiers.ts";
import { findWebUrl } from "#app/rules/frame/web-url.ts";
import type { BenefitTier } from "./load-category.ts";

/** The page of a service by its code; null where it has none. */
export type ServiceHref = (code: string | null) => string | null;

/** The pages of a medical tier's services, as links where they have a web address. */
export const viewPages = ({ pages }: BenefitTier) =>
  pages.flatMap(({ url, pageId, pageDescription }, place) =>
    pageDescription === null
      ? []
      : { key: `${pageId} ${place}`, label: pageDescription, href: findWebUrl(url) ?? null },
  );

/** A tier's services by category, without empty categories. */
export const viewServices = ({ services }: BenefitTier, hrefOf: ServiceHref) =>
  services
    .filter((group) => group.services.length > 0)
    .map(({ category, services: all }) => ({
      category,
      services: all.map((service, place) => ({
        key: `${service.code} ${place}`,
        code: service.code,
        name: service.name,
        href: hrefOf(service.code),
        pays: statedAmount(service.amount),
        description: service.description,
        limit: service.benefitLimit,
        incentives: service.incentiveTiers.flatMap(({ name, amount }) => {
          const stated = statedAmount(amount);
          return name === null || stated === null ? [] : `${name}: ${stated}`;
        }),
      })),
    }));

export type ServiceGroup = ReturnType<typeof viewServices>[number];

/** So few are seen at a glance. */
const SEARCHED_FROM = 8;

/** What the search box finds in any tier; null where there is too little to search. */
export function viewSearch(
  tiers: readonly BenefitTier[],
  typed: string | null,
  more: {
    readonly all: string;
    readonly hrefOf: ServiceHref;
    /** Whether a tier could not be read, which may have what is looked for. */
    readonly isIncomplete: boolean;
  },
) {
  const { query, found, total } = searchServices(tiers.map(searchedTier), typed);
  const { all, hrefOf, isIncomplete } = more;
  const hasFew = total < SEARCHED_FROM;
  if (hasFew && !(isIncomplete && query !== "")) return null;
  if (query === "") return { query, all, isIncomplete, found: null };
  const rows = found.map(({ code, name, category, inTiers }, place) => ({
    key: `${code} ${place}`,
    code,
    name,
    category,
    href: hrefOf(code),
    tiers: inTiers.map(({ tier, service }) => ({
      ...tierLabel(tier),
      pays: statedAmount(service.amount),
      limit: service.benefitLimit,
    })),
  }));
  return { query, all, isIncomplete, found: rows };
}

export type SearchView = NonNullable<ReturnType<typeof viewSearch>>;

type Searched = Pick<
  BenefitTier["services"][number]["services"][number],
  "code" | "name" | "description" | "amount" | "benefitLimit"
>;

/** Medical pages are found like services, by their description. */
function searchedTier({ tierId, name, services, pages }: BenefitTier) {
  const ofPages = pages.map(({ pageDescription }): Searched => ({
    code: null,
    name: pageDescription,
    description: null,
    amount: null,
    benefitLimit: null,
  }));
  const groups: readonly {
    readonly category: string | null;
    readonly services: readonly Searched[];
  }[] = services;
  return { tierId, name, services: [...groups, { category: null, services: ofPages }] };
}
