import { amountsLeft } from "#app/rules/benefits/amounts-left-for-care.ts";
import { sidesOf } from "#app/rules/benefits/accumulators.ts";
import { shownTier } from "#app/rules/benefits/category-plan.ts";
import { knownAmountsLeft, costTermsOf, type PricedList } from "#app/rules/benefits/dental-cost.ts";
import { listingsByKey, nameInServiceKey } from "#app/rules/benefits/services.ts";
import { carrierText } from "#app/components/ui/text/CarrierText.tsx";
import type { PlanOnDay } from "../category/load-category.ts";
import { nameOfService } from "./cost-fields.ts";

/** A list as a plan pays for it in a tier, or what of it is unknown (COST-02). */
export function readPeriod({ services: listed, tier: askedTier }: PricedList, plan: PlanOnDay) {
  const { tier: shown, isUnknown, pairs } = shownTier(plan, askedTier);
  // In no other network than the list's own.
  const tier = isUnknown ? null : shown;
  const asked = listed.map(({ service, priceCents }) => {
    const listings = tier?.listed ? listingsByKey(tier.listed.services, service) : [];
    const [first] = listings;
    const name = first ? nameOfService(first) : nameInServiceKey(service);
    return {
      name: carrierText(name),
      priceCents: priceCents ?? 0,
      terms: costTermsOf(listings),
      howOften: first?.benefitLimit ?? null,
    };
  });
  const services = asked.flatMap(({ priceCents, terms }) =>
    terms.kind === "known" ? [{ ...terms, priceCents }] : [],
  );
  const { left, unknown } = knownAmountsLeft(amountsLeft(pairs), plan.hasLimits, services);
  /** Names of limits that no estimate knows how to count. */
  const others = pairs
    .flatMap(sidesOf)
    .flatMap(({ kind, name }) => (kind === "other" && name !== null ? name : []));
  const isTierUnread =
    !tier?.listed && plan.unreadable.some((id) => id === null || id === tier?.tierId);
  const shared = { tier, asked, others: [...new Set(others)].map(carrierText) };
  return services.length === asked.length && unknown.length === 0
    ? ({ ...shared, kind: "known", services, left } as const)
    : ({
        ...shared,
        kind: "unknown",
        unknown,
        /** What could not be read just now, so that there may be a number later. */
        unread: isTierUnread ? "plan" : unknown.length > 0 && !plan.hasLimits ? "limits" : null,
      } as const);
}

export type Period = ReturnType<typeof readPeriod>;
export type KnownPeriod = Extract<Period, { readonly kind: "known" }>;
export type UnknownPeriod = Extract<Period, { readonly kind: "unknown" }>;
