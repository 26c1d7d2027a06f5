import { isOrthodontic } from "./orthodontics.ts";
import { readPlanPays, type PlanPays } from "./plan-pays.ts";
import type { AmountsLeft } from "./amounts-left-for-care.ts";
import type { ServiceListing } from "./services.ts";

/** What is left of a tier's amounts, in cents; null for one that the plan does not have. */
export type CentsLeft = Readonly<Record<keyof AmountsLeft, number | null>>;

/** What a plan pays for a service, where that gives a number. */
export type KnownPays = Exclude<PlanPays, { readonly kind: "words" }>;

/** A service with the price that its dentist gave, in cents. */
export type PricedService = {
  readonly priceCents: number;
  readonly pays: KnownPays;
  /** Whether the deductible comes first; null where the plan does not say. */
  readonly deductibleApplies: boolean | null;
};

/** The services that a member priced, by `serviceKey`, for whom and in which tier (COST-01). */
export type PricedList = {
  readonly suffix: number;
  /** Null for a plan without tiers. */
  readonly tier: string | null;
  readonly services: readonly {
    readonly service: string;
    /** Null while it is not typed yet. */
    readonly priceCents: number | null;
  }[];
};

/** The most services of a list. */
export const MOST_SERVICES = 5;

/** How the price of one service is shared, in cents: what is yours and the plan's is the price. */
export type CostLine = {
  readonly priceCents: number;
  readonly yourCents: number;
  readonly planCents: number;
  /** Part of yours: of the deductible, and what the plan does not pay since its limit is used up. */
  readonly deductibleCents: number;
  readonly overLimitCents: number;
  /** What the plan pays more, since your out-of-pocket maximum is reached. */
  readonly overMaximumCents: number;
};

/** One way in which the deductible may apply, its lines and their sums. */
export type CostCase = CostLine & {
  readonly lines: readonly CostLine[];
  /** The places of the services to which it applies here and may not: the plan does not say. */
  readonly applies: readonly number[];
};

/** The least and the most that you may pay: the same case where the sums are equal. */
export type CostEstimate = {
  readonly low: CostCase;
  readonly high: CostCase;
  /** Whether the price is shared in only one way, whatever the plan does not say. */
  readonly isCertain: boolean;
};

/**
 * What a list of services would cost a member, in the member's order (COST-02): of each price the
 * deductible first, then the plan's share of the rest, at most what is left of its annual limit. What
 * you pay ends at the out-of-pocket maximum; what exceeds the annual limit does not count toward it.
 * Where the plan does not say to which services the deductible applies, every way is tried.
 */
export function estimateCost(services: readonly PricedService[], left: CentsLeft): CostEstimate {
  const cases = subsetsOf(
    services.flatMap(({ deductibleApplies }, at) => (deductibleApplies === null ? [at] : [])),
  ).map((applies) => costCase(services, left, applies));
  // Of equal ones the first: that with the fewest services.
  const [low] = cases.toSorted((a, b) => a.yourCents - b.yourCents);
  const [high] = cases.toSorted((a, b) => b.yourCents - a.yourCents);
  if (low === undefined || high === undefined) throw new RangeError("no case");
  const isCertain = new Set(cases.map(({ lines }) => JSON.stringify(lines))).size === 1;
  return { low, high: low.yourCents === high.yourCents ? low : high, isCertain };
}

/** All ways to take some of these, those with the fewest first. */
export function subsetsOf(places: readonly number[]): (readonly number[])[] {
  const all = places.reduce<(readonly number[])[]>(
    (found, place) => [...found, ...found.map((subset) => [...subset, place])],
    [[]],
  );
  return all.toSorted((a, b) => a.length - b.length);
}

function costCase(
  services: readonly PricedService[],
  left: CentsLeft,
  applies: readonly number[],
): CostCase {
  let remaining = {
    deductible: left.deductible ?? 0,
    maximum: left.outOfPocketMaximum ?? Infinity,
    limit: left.annualLimit ?? Infinity,
  };
  const lines = services.map((service, at): CostLine => {
    const { priceCents } = service;
    const isPaid = !(service.pays.kind === "percent" && service.pays.percent === 0);
    const isFirst = isPaid && (service.deductibleApplies ?? applies.includes(at));
    const deductible = isFirst ? Math.min(priceCents, remaining.deductible) : 0;
    const shared = priceCents - planShare(service.pays, priceCents - deductible);
    // What a plan never pays for counts toward no maximum.
    const own = isPaid ? Math.min(shared, remaining.maximum) : shared;
    const planCents = Math.min(priceCents - own, remaining.limit);
    remaining = {
      deductible: remaining.deductible - deductible,
      maximum: isPaid ? remaining.maximum - own : remaining.maximum,
      limit: remaining.limit - planCents,
    };
    return {
      priceCents,
      planCents,
      yourCents: priceCents - planCents,
      deductibleCents: Math.min(deductible, own),
      overLimitCents: priceCents - own - planCents,
      overMaximumCents: shared - own,
    };
  });
  const sum = (of: keyof CostLine) => lines.reduce((all, line) => all + line[of], 0);
  return {
    lines,
    applies,
    priceCents: sum("priceCents"),
    planCents: sum("planCents"),
    yourCents: sum("yourCents"),
    deductibleCents: sum("deductibleCents"),
    overLimitCents: sum("overLimitCents"),
    overMaximumCents: sum("overMaximumCents"),
  };
}

/** The plan's share of what a deductible leaves, in cents; half a cent is yours. */
function planShare(pays: KnownPays, restCents: number): number {
  if (pays.kind === "full") return restCents;
  if (pays.kind === "dollars") return Math.min(pays.cents, restCents);
  if (pays.kind === "copay") return Math.max(0, restCents - pays.cents);
  // In whole thousandths: 100 less 33.3 is 66.7, not 66.69999999999999.
  return restCents - Math.round((restCents * Math.round((100 - pays.percent) * 1000)) / 1e5);
}

/** A list of services as one plan period pays for them. */
export type PeriodCost = { readonly services: readonly PricedService[]; readonly left: CentsLeft };

/** Which services wait for the next period, by their places, and the least and most that all cost. */
export type SplitCost = Readonly<Record<"lowCents" | "highCents", number>> & {
  readonly later: readonly number[];
};

/**
 * The way to spread a list over two plan periods that costs least, both in use (COST-03); null for
 * fewer than two services. Of equal ones that with the fewest services later.
 */
export function splitCost(now: PeriodCost, next: PeriodCost): SplitCost | null {
  const places = now.services.map((_, at) => at);
  const splits = subsetsOf(places)
    .filter(({ length }) => length > 0 && length < places.length)
    .map((later): SplitCost => {
      const first = estimateCost(
        now.services.filter((_, at) => !later.includes(at)),
        now.left,
      );
      const second = estimateCost(
        next.services.filter((_, at) => later.includes(at)),
        next.left,
      );
      return {
        later,
        lowCents: first.low.yourCents + second.low.yourCents,
        highCents: first.high.yourCents + second.high.yourCents,
      };
    });
  const [least] = splits.toSorted((a, b) => a.highCents - b.highCents || a.lowCents - b.lowCents);
  return least ?? null;
}

/** What keeps a service from an estimate, or its terms (COST-02). */
export type CostTerms =
  | ({ readonly kind: "known" } & Omit<PricedService, "priceCents">)
  /** Not listed in this tier; several terms; by a level; with a limit of its own; in words; nothing is said. */
  | { readonly kind: "unlisted" | "several" | "levels" | "orthodontic" | "unstated" }
  | { readonly kind: "words"; readonly words: string };

/** The terms of a service, by all that its tier lists of it. */
export function costTermsOf(listings: readonly ServiceListing[]): CostTerms {
  const all = listings.map(({ amount, deductibleApplies, incentiveTiers }) => ({
    pays: readPlanPays(amount),
    deductibleApplies,
    isByLevel: incentiveTiers.some((level) => level.amount !== null && level.amount !== amount),
  }));
  const [first] = all;
  if (first === undefined) return { kind: "unlisted" };
  if (new Set(all.map((one) => JSON.stringify(one))).size > 1) return { kind: "several" };
  const { pays, deductibleApplies, isByLevel } = first;
  if (isByLevel) return { kind: "levels" };
  if (pays === null) return { kind: "unstated" };
  if (pays.kind === "words") return { kind: "words", words: pays.words };
  // Where the plan pays nothing no limit matters.
  const isPaid = !(pays.kind === "percent" && pays.percent === 0);
  return isPaid && listings.some(isOrthodonticService)
    ? { kind: "orthodontic" }
    : { kind: "known", pays, deductibleApplies };
}

const isOrthodonticService = ({ code, category }: ServiceListing): boolean =>
  isOrthodontic({ dentalProcedure: { procedureCode: code }, dentalCategory: category });

/**
 * What is left in cents, and which of the amounts that may matter to these services are not known: no
 * estimate is made of a part of them. Where limits could not be read (`hasLimits` false) every amount that
 * matters counts as unknown.
 */
export function knownAmountsLeft(
  left: AmountsLeft,
  hasLimits: boolean,
  services: readonly Pick<PricedService, "pays" | "deductibleApplies">[],
): { readonly left: CentsLeft; readonly unknown: readonly (keyof AmountsLeft)[] } {
  const paid = services.filter(({ pays }) => !(pays.kind === "percent" && pays.percent === 0));
  const matters = {
    deductible: paid.some(({ deductibleApplies }) => deductibleApplies !== false),
    outOfPocketMaximum: paid.length > 0,
    annualLimit: paid.length > 0,
  };
  const kinds = ["deductible", "outOfPocketMaximum", "annualLimit"] as const;
  const centsOf = (kind: keyof AmountsLeft) => {
    const amount = left[kind];
    return amount === null || amount === "unknown" ? null : Math.max(0, amount.cents);
  };
  return {
    left: {
      deductible: centsOf("deductible"),
      outOfPocketMaximum: centsOf("outOfPocketMaximum"),
      annualLimit: centsOf("annualLimit"),
    },
    unknown: kinds.filter((kind) => matters[kind] && (left[kind] === "unknown" || !hasLimits)),
  };
}
