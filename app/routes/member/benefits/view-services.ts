import type { Tier } from "#server/gateway/calls/benefit-tiers.ts";
import { splitPrice } from "#app/rules/benefits/split-price.ts";
import { findWebUrl } from "#app/rules/frame/web-url.ts";
import { sayPays } from "./say-pays.ts";

/** The page of a service by its code; null where it has none. */
export type ServiceHref = (code: string | null) => string | null;

/** The pages of a medical tier's services, as links where they have a web address. */
export const viewPages = ({ pages }: Tier) =>
  pages.flatMap(({ url, pageId, pageDescription }, place) =>
    pageDescription === null
      ? []
      : {
          ...pricedOf(pageDescription),
          key: `${pageId} ${place}`,
          href: findWebUrl(url) ?? null,
        },
  );

const pricedOf = (pageDescription: string) => {
  const { name, price } = splitPrice(pageDescription);
  return { name, price: sayPays(price) };
};

/** A tier's services by category, without empty categories. */
export const viewServices = ({ services }: Tier, hrefOf: ServiceHref) =>
  services
    .filter((group) => group.services.length > 0)
    .map(({ category, services: all }) => ({
      category,
      services: all.map((service, place) => ({
        key: `${service.code} ${place}`,
        code: service.code,
        name: service.name,
        href: hrefOf(service.code),
        pays: sayPays(service.amount),
        description: service.description,
        limit: service.benefitLimit,
        incentives: service.incentiveTiers.flatMap(({ name, amount }) => {
          const pays = sayPays(amount);
          return name === null || pays === null ? [] : { name, pays };
        }),
      })),
    }));

export type ServiceGroup = ReturnType<typeof viewServices>[number];
