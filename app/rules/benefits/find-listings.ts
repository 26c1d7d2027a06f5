import type { Tier } from "#server/gateway/calls/benefit-tiers.ts";
import { servicesOf, type ServiceOnDay } from "./benefits-on-day.ts";

/**
 * What a tier says of the service with this code, without regard to letter case. Plans may list a
 * service more than once, with other terms or in another category: each that differs, once, in the
 * plan's order; what says the same is one. Empty where the tier does not list the code.
 */
export function findListings(services: Tier["services"], code: string): ServiceOnDay[] {
  const listings = new Map<string, ServiceOnDay>();
  for (const listing of services.flatMap(servicesOf)) {
    if (listing.code === null || keyOf(listing.code) !== keyOf(code)) continue;
    const same = JSON.stringify(wordsOf(listing));
    if (!listings.has(same)) listings.set(same, listing);
  }
  return [...listings.values()];
}

const wordsOf = ({ category, name, incentiveTiers, ...listing }: ServiceOnDay) => [
  [category, name, listing.amount, listing.benefitLimit, listing.description],
  incentiveTiers.map((tier) => [tier.name, tier.amount, tier.description]),
];

const keyOf = (code: string): string => code.toUpperCase();
