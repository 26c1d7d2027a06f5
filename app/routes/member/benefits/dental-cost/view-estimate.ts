import { amountsLeft } from "#app/rules/benefits/amount-left.ts";
import { findTier, type TierName } from "#app/rules/benefits/tiers.ts";
import {
  shownTier,
  type AccumulatorPair,
  type CategoryPlan,
  type PlanTier,
} from "#app/rules/benefits/accumulators.ts";
import {
  estimateCost,
  knownLeft,
  splitCost,
  termsOf,
  type CentsLeft,
  type CostCase,
  type CostTerms,
  type PeriodCost,
  type PricedList,
} from "#app/rules/benefits/dental-cost.ts";
import { listingsByKey } from "#app/rules/benefits/services.ts";
import { knownNetwork } from "#app/rules/benefits/tiers.ts";
import { plainWords, sent, type Words } from "#app/components/ui/text/AsSent.tsx";
import { dentalCostSentences as text } from "#app/text/benefits/dental-cost-sentences.ts";
import { dentalSentencesText } from "#app/text/benefits/dental-sentences.ts";
import { showDate, usd } from "#app/text/common/format.ts";
import type { PlanOnDay } from "../category/load-category.ts";
import { showPays } from "../say-benefits.ts";
import { nameOfService } from "./cost-fields.ts";

type Given = {
  readonly plan: CategoryPlan;
  readonly tier: PlanTier | null;
  readonly pairs: readonly AccumulatorPair[];
  readonly next: PlanOnDay | "unread" | null;
  /** Names of the tier's other limits, which no estimate knows how to count. */
  readonly others: readonly string[];
};

/** An estimate in words: the sum, its proof, waiting, and what it is not; or why there is none. */
export function viewEstimate(list: PricedList, { plan, tier, pairs, next, others }: Given) {
  const asked = list.services.map(({ service, priceCents }) => {
    const listings = tier?.listed ? listingsByKey(tier.listed.services, service) : [];
    const [first] = listings;
    return {
      name: first === undefined ? service.replace(/^(code|name) /, "") : nameOfService(first),
      priceCents: priceCents ?? 0,
      terms: termsOf(listings),
      amount: first?.amount ?? null,
      howOften: first?.benefitLimit ?? null,
    };
  });
  const names = asked.map(({ name }) => sent(name));
  const now = periodOf(asked, amountsLeft(pairs), plan.hasLimits);
  const isNot: (readonly Words[])[] = [
    [text.isNot.estimate],
    [text.isNot.allowed],
    ...(tier !== null && knownNetwork(tier.tierId) === "out"
      ? [[dentalSentencesText.explain.outOfNetwork]]
      : []),
    [text.isNot.underWay],
    [text.isNot.often],
    ...(others.length > 0 ? [text.isNot.others([...new Set(others)].map(sent), plainWords)] : []),
    [text.isNot.dentist],
  ];
  if (now.kind === "unknown") {
    return {
      kind: "unknown" as const,
      title: text.titleNone,
      why: [
        ...asked.flatMap(({ name, terms }) => {
          const why = sayWhy(terms);
          return why === null ? [] : [[sent(name), " ", ...why]];
        }),
        ...(now.isUnread ? [[text.unread]] : now.amounts.map((kind) => [text.whyAmount[kind]])),
      ],
      ask: [
        ...asked
          .filter(({ terms }) => terms.kind !== "known")
          .map(({ name, priceCents }) => text.ask.service<Words>(sent(name), usd(priceCents))),
        ...(now.amounts.length > 0 ? [[text.ask.amount]] : []),
      ],
      isNot,
    };
  }
  const { low, high } = estimateCost(now.services, now.left);
  const isRange = low !== high;
  const unsure = now.services.flatMap(({ deductibleApplies }, at) =>
    deductibleApplies === null ? [at] : [],
  );
  const named = (places: readonly number[]) => places.flatMap((at) => names[at] ?? []);
  return {
    kind: "known" as const,
    title: isRange
      ? text.titleRange(usd(low.yourCents), usd(high.yourCents))
      : text.title(usd(low.yourCents)),
    unsure: isRange ? text.unsure<Words>(named(unsure), plainWords) : null,
    cases: (isRange ? [low, high] : [low]).map((one) => ({
      label: !isRange
        ? null
        : one.applies.length === 0
          ? [text.without]
          : text.with<Words>(named(one.applies), plainWords),
      rows: one.lines.map((line, at) => ({
        name: asked[at]?.name ?? "",
        yourCents: line.yourCents,
        about: aboutOf(asked[at], line),
      })),
      total: {
        yourCents: one.yourCents,
        about: [text.price(usd(one.priceCents)), text.planPays(usd(one.planCents))],
      },
      notes: notesOf(one, now.left),
    })),
    wait: next === null ? null : viewWait(list, now, next, { tier, names }),
    isNot,
  };
}

export type EstimateView = ReturnType<typeof viewEstimate>;

type Asked = {
  readonly priceCents: number;
  readonly terms: CostTerms;
  readonly amount: string | null;
  readonly howOften: string | null;
};

type Left = ReturnType<typeof amountsLeft>;

/** A list as a period pays for it, or what of it is unknown. */
function periodOf(
  asked: readonly Pick<Asked, "priceCents" | "terms">[],
  amounts: Left,
  hasLimits: boolean,
) {
  const services = asked.flatMap(({ priceCents, terms }) =>
    terms.kind === "known" ? [{ ...terms, priceCents }] : [],
  );
  const { left, unknown } = knownLeft(amounts, hasLimits, services);
  return services.length === asked.length && unknown.length === 0
    ? ({ kind: "known", services, left } as const)
    : ({ kind: "unknown", amounts: unknown, isUnread: unknown.length > 0 && !hasLimits } as const);
}

/** Under a service: its price, the plan's part in dollars and in its own words, and how often. */
const aboutOf = (
  one: Asked | undefined,
  { priceCents, planCents }: Pick<CostCase, "priceCents" | "planCents">,
): readonly Words[] => [
  text.price(usd(priceCents)),
  text.planPays(usd(planCents)),
  ...(one === undefined ? [] : [showPays(one.amount)].filter((words) => words !== null)),
  ...(one?.howOften == null ? [] : [sent(one.howOften)]),
];

function notesOf(one: CostCase, left: CentsLeft): string[] {
  const { deductible, annualLimit, outOfPocketMaximum } = left;
  const { notes } = text;
  const { deductibleCents, planCents, overLimitCents, overMaximumCents } = one;
  return [
    ...(deductibleCents > 0 && deductible !== null
      ? [notes.deductible(usd(deductibleCents), usd(deductible))]
      : []),
    ...(annualLimit === null
      ? []
      : overLimitCents > 0
        ? [
            annualLimit === 0
              ? notes.usedUp(usd(overLimitCents))
              : notes.over(usd(annualLimit), usd(overLimitCents)),
          ]
        : planCents > 0
          ? [notes.limit(usd(planCents), usd(annualLimit))]
          : []),
    ...(overMaximumCents > 0
      ? [notes[outOfPocketMaximum === 0 ? "maximumMet" : "maximum"](usd(overMaximumCents))]
      : []),
  ];
}

type Shown = { readonly tier: TierName | null; readonly names: readonly Words[] };

/** The same list now, in the next period, and spread over both (COST-03). */
function viewWait(
  list: PricedList,
  now: PeriodCost,
  next: PlanOnDay | "unread",
  { tier, names }: Shown,
) {
  const { wait } = text;
  if (next === "unread") return { lead: wait.unread, rows: [], care: null };
  const day = showDate(next.day);
  const listed = (tier && findTier(next.tiers, tier.tierId)?.listed) ?? null;
  const asked = list.services.map(({ service, priceCents }) => ({
    priceCents: priceCents ?? 0,
    terms: termsOf(listed ? listingsByKey(listed.services, service) : []),
  }));
  const { pairs } = shownTier(next, tier?.tierId ?? null);
  const then = periodOf(asked, amountsLeft(pairs), next.hasLimits);
  if (then.kind === "unknown") return { lead: wait.unknown(day), rows: [], care: null };
  const all = estimateCost(now.services, now.left);
  const later = estimateCost(then.services, then.left);
  const split = splitCost(now, then);
  const row = (
    name: readonly Words[],
    [low, high]: readonly [number, number],
    about: readonly string[] = [],
  ) => ({
    name,
    amount: low === high ? usd(low) : `${usd(low)} – ${usd(high)}`,
    about,
  });
  const planPays = ({ low, high }: typeof all) => [
    text.planPays(
      low === high ? usd(low.planCents) : `${usd(high.planCents)} – ${usd(low.planCents)}`,
    ),
  ];
  return {
    lead: wait.lead(day),
    rows: [
      row([wait.now], [all.low.yourCents, all.high.yourCents], planPays(all)),
      row([wait.later(day)], [later.low.yourCents, later.high.yourCents], planPays(later)),
      ...(split === null
        ? []
        : [
            row(
              wait.split<Words>(
                split.later.flatMap((at) => names[at] ?? []),
                day,
                plainWords,
              ),
              [split.lowCents, split.highCents],
            ),
          ]),
    ],
    care: wait.care,
  };
}

/** Why a service has no number, after its name; null if it has one. */
function sayWhy(terms: CostTerms): readonly Words[] | null {
  if (terms.kind === "known") return null;
  return terms.kind === "words" ? text.why.words<Words>(sent(terms.words)) : [text.why[terms.kind]];
}
