import type { BenefitService, Tier } from "#server/gateway/calls/benefits/benefit-tiers.ts";
import type { PlanAmount } from "#server/gateway/calls/benefits/benefits.ts";
import { amountsOf, groupOf, limitOf, NONE } from "./accumulators.fixture.ts";
import type { CategoryAnswer } from "./category-plan.ts";
import type { Category } from "../member/eligibility.ts";

/** Days of benefits to compare: examples, and pseudo-random ones, the same in every run. */

export const serviceOf = (
  code: string | null,
  differences: Partial<BenefitService> = {},
): BenefitService => ({
  code,
  name: `Service ${code}`,
  amount: "80%",
  benefitLimit: null,
  description: null,
  deductibleApplies: null,
  incentiveTiers: [],
  ...differences,
});

type TierParts = Partial<Tier> & { readonly groups?: readonly (readonly PlanAmount[])[] };

export const tierOf = (tierId: string, { groups = [], ...parts }: TierParts = {}): Tier => ({
  tierId,
  name: null,
  amounts: groups.flat(),
  pages: [],
  services: [],
  ...parts,
});

export const answerOf = (category: Category, answer: Partial<CategoryAnswer>): CategoryAnswer => ({
  category,
  tiers: [],
  unreadable: [],
  limits: [],
  isViewer: true,
  ...answer,
});

/** Pseudo-random numbers below a limit. */
export function randomBelow(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** A list in another order. */
export function shuffled<Thing>(things: readonly Thing[], below: (limit: number) => number) {
  const keyed = things.map((thing) => ({ thing, at: below(1_000_000) }));
  return keyed.toSorted((a, b) => a.at - b.at).map(({ thing }) => thing);
}

const KINDS = ["deductible", "outOfPocketMaximum", "annualLimit", "other"] as const;
const LIMITS = ["Annual Limit", "Deductible", "Orthodontia", "Orthodontia", null];
const TIERS = [null, "innet", "outnet", "Preferred", "Wide"];

/** A category on a day whose parts often agree with those of another, and often do not. */
export function randomDay(
  below: (limit: number) => number,
  category: Category,
): CategoryAnswer | "notCovered" | "unreadable" {
  const some = <Thing>(most: number, make: (at: number) => Thing): Thing[] =>
    Array.from({ length: below(most + 1) }, (_, at) => make(at));
  const pick = <Thing>(from: readonly [Thing, ...Thing[]]): Thing =>
    from[below(from.length)] ?? from[0];
  const dollars = () => (below(8) === 0 ? -100 : (1 + below(3)) * 50_000);
  const service = (): BenefitService =>
    serviceOf(below(6) === 0 ? null : `D${below(5)}`, {
      name: pick(["Crown", "Filling"]),
      amount: pick(["80%", "50%", "-1", "0", null]),
      benefitLimit: pick([null, "2 per plan year"]),
      description: pick([null, "On a tooth."]),
      incentiveTiers: some(2, (at) => ({
        name: `Year ${at}`,
        amount: pick(["70%", "80%"]),
        description: null,
      })),
    });
  const tier = (tierId: string): Tier =>
    tierOf(tierId, {
      name: pick(["First", "Second"]),
      groups: some(3, (at) =>
        groupOf(KINDS[at] ?? "other", {
          name: at === 3 ? "Hearing" : null,
          individual: amountsOf(dollars(), below(3) * 10_000),
          family: below(2) === 0 ? NONE : amountsOf(dollars(), 0),
        }),
      ),
      services: some(2, (at) => ({ category: `Category ${at}`, services: some(4, service) })),
      pages: some(3, (at) => ({
        url: null,
        pageId: `P${at}`,
        pageDescription: pick(["Visits", "Tests"]),
      })),
    });
  const limits = () =>
    some(4, () =>
      limitOf(LIMITS[below(LIMITS.length)] ?? null, {
        category: null,
        coverageType: pick(["INDIVIDUAL", "FAMILY"]),
        networkTier: TIERS[below(TIERS.length)] ?? null,
        totalCents: dollars(),
      }),
    );
  const state = below(10);
  if (state === 0) return "notCovered";
  if (state === 1) return "unreadable";
  const ids = ["innet", "outnet", "Preferred"].filter(() => below(3) > 0);
  return answerOf(category, {
    tiers: ids.map(tier),
    unreadable: pick<readonly (string | null)[]>([[], [], [], [], ["outnet"], [null]]),
    limits: below(8) === 0 ? null : limits(),
  });
}
