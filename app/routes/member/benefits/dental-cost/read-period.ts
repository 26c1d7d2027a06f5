import { amountsLeft } from "#app/rules/benefits/amount-left.ts";
import { shownTier, sidesOf, type PlanTier } from "#app/rules/benefits/accumulators.ts";
import { knownLeft, termsOf, type PricedList } from "#app/rules/benefits/dental-cost.ts";
import { listingsByKey } from "#app/rules/benefits/services.ts";
import { sent } from "#app/components/ui/text/AsSent.tsx";
import type { PlanOnDay } from "../category/load-category.ts";
import { nameOfService } from "./cost-fields.ts";

/** A list as a plan pays for it in a tier, or what of it is unknown (COST-02). */
export function readPeriod(
  { services: listed }: PricedList,
  plan: PlanOnDay,
  tier: PlanTier | null,
) {
  const { pairs } = shownTier(plan, tier?.tierId ?? null);
  const asked = listed.map(({ service, priceCents }) => {
    const listings = tier?.listed ? listingsByKey(tier.listed.services, service) : [];
    const [first] = listings;
    const name = first ? nameOfService(first) : service.replace(/^(code|name) /, "");
    return {
      name: sent(name),
      priceCents: priceCents ?? 0,
      terms: termsOf(listings),
      howOften: first?.benefitLimit ?? null,
    };
  });
  const services = asked.flatMap(({ priceCents, terms }) =>
    terms.kind === "known" ? [{ ...terms, priceCents }] : [],
  );
  const { left, unknown } = knownLeft(amountsLeft(pairs), plan.hasLimits, services);
  /** Names of limits that no estimate knows how to count. */
  const others = pairs
    .flatMap(sidesOf)
    .flatMap(({ kind, name }) => (kind === "other" && name !== null ? name : []));
  const shared = { asked, others: [...new Set(others)].map(sent) };
  return services.length === asked.length && unknown.length === 0
    ? ({ ...shared, kind: "known", services, left } as const)
    : ({
        ...shared,
        kind: "unknown",
        unknown,
        isUnread: unknown.length > 0 && !plan.hasLimits,
      } as const);
}

export type Period = ReturnType<typeof readPeriod>;
export type KnownPeriod = Extract<Period, { readonly kind: "known" }>;
export type UnknownPeriod = Extract<Period, { readonly kind: "unknown" }>;
