import {
  estimateCost,
  splitCost,
  type CentsLeft,
  type CostCase,
  type CostTerms,
  type KnownPays,
  type PricedList,
} from "#app/rules/benefits/dental-cost.ts";
import { knownNetwork } from "#app/rules/benefits/tiers.ts";
import { plainText, carrierText, type Words } from "#app/components/ui/text/CarrierText.tsx";
import { dentalCostText } from "#app/text/benefits/dental-cost.ts";
import { dentalCostSentences as text } from "#app/text/benefits/dental-cost-sentences.ts";
import { dentalSentencesText } from "#app/text/benefits/dental-sentences.ts";
import { showDate, usd } from "#app/text/common/format.ts";
import type { PlanOnDay } from "../category/load-category.ts";
import { readPeriod, type KnownPeriod, type Period, type UnknownPeriod } from "./read-period.ts";

type Sentence = readonly Words[];

/** A card of the page: rows that each end in an amount, then sentences. */
export type CostSection = {
  readonly title: Sentence;
  readonly lead?: string;
  /** Above the names of the rows. */
  readonly head?: string;
  readonly rows?: readonly {
    readonly name: Sentence;
    readonly about: string;
    readonly amount: string;
    readonly isTotal?: boolean;
  }[];
  readonly notes: readonly Sentence[];
};

type Plans = {
  readonly plan: PlanOnDay;
  readonly next: PlanOnDay | "unread" | null;
};

/** An estimate in words: the sum, its proof, then waiting and what it is not; or why there is none. */
export function viewEstimate(list: PricedList, { plan, next }: Plans) {
  const now = readPeriod(list, plan);
  const { asked } = now;
  const isNot = { title: [dentalCostText.isNot], notes: sayIsNot(now) };
  if (now.kind === "unknown") {
    return {
      isKnown: false,
      title: text.titleNone,
      alert: sayUnknown(now),
      proof: [{ title: [dentalCostText.ask], notes: sayAsk(now) }] satisfies CostSection[],
      rest: [isNot] satisfies CostSection[],
    };
  }
  const { low, high, isCertain } = estimateCost(now.services, now.left);
  const isRange = low !== high;
  const namesAt = (places: readonly number[]) => places.flatMap((at) => asked[at]?.name ?? []);
  const unsure = asked.flatMap(({ name, terms }) =>
    terms.kind === "known" && terms.deductibleApplies === null ? name : [],
  );
  const titleOf = ({ applies }: CostCase): Sentence => {
    if (isCertain) return [dentalCostText.how];
    if (applies.length === 0) return [text.without];
    return applies.length === unsure.length
      ? [text.withAll]
      : text.with(namesAt(applies), plainText);
  };
  const cases = (isRange ? [low, high] : [low]).map((one): CostSection => ({
    title: titleOf(one),
    head: text.rows,
    rows: [
      ...one.lines.map((line, at) => ({
        name: [asked[at]?.name ?? ""],
        about: aboutOf(asked[at]?.terms, line),
        amount: usd(line.yourCents),
      })),
      ...(one.lines.length < 2
        ? []
        : [
            {
              name: [text.total],
              about: aboutOf(undefined, one),
              amount: usd(one.yourCents),
              isTotal: true,
            },
          ]),
    ],
    notes: notesOf(one, now.left).map((note) => [note]),
  }));
  const waiting = next === null ? [] : [viewWait(list, now, next)];
  return {
    isKnown: true,
    title: isRange
      ? text.titleRange(usd(low.yourCents), usd(high.yourCents))
      : text.title(usd(low.yourCents)),
    alert: isCertain
      ? []
      : [
          [
            ...text.unsure<Words>(unsure, plainText),
            ` ${text[isRange ? "unsureTwo" : "unsureSame"]}`,
          ],
        ],
    proof: cases,
    rest: [...waiting, isNot],
  };
}

export type EstimateView = ReturnType<typeof viewEstimate>;

/** Under a service: its price, and the plan's part in dollars and by its terms. */
function aboutOf(
  terms: CostTerms | undefined,
  { priceCents, planCents }: Pick<CostCase, "priceCents" | "planCents">,
): string {
  const share = terms?.kind === "known" ? shareOf(terms.pays) : null;
  return share === null
    ? text.price(usd(priceCents), usd(planCents))
    : text.priceShare(usd(priceCents), usd(planCents), share);
}

function shareOf(pays: KnownPays): string {
  const { shares } = text;
  if (pays.kind === "full") return shares.full;
  return pays.kind === "percent"
    ? shares.percent(pays.percent)
    : shares[pays.kind](usd(pays.cents));
}

function notesOf(
  { deductibleCents, planCents, overLimitCents, overMaximumCents }: CostCase,
  { deductible, annualLimit, outOfPocketMaximum }: CentsLeft,
): string[] {
  const { notes } = text;
  const all: string[] = [];
  if (deductibleCents > 0) all.push(notes.deductible(usd(deductibleCents), usd(deductible ?? 0)));
  if (overLimitCents > 0)
    all.push(
      annualLimit === 0
        ? notes.usedUp(usd(overLimitCents))
        : notes.over(usd(annualLimit ?? 0), usd(overLimitCents)),
    );
  else if (annualLimit !== null && planCents > 0)
    all.push(notes.limit(usd(planCents), usd(annualLimit)));
  // Where the plan pays no more, it does not pay more than usual.
  if (overMaximumCents > 0 && overLimitCents === 0)
    all.push(notes[outOfPocketMaximum === 0 ? "maximumMet" : "maximum"](usd(overMaximumCents)));
  return all;
}

/** What the list costs now, in the next period, and spread over both (COST-03). */
function viewWait(list: PricedList, now: KnownPeriod, next: PlanOnDay | "unread"): CostSection {
  const { wait } = text;
  const title = [dentalCostText.wait];
  if (next === "unread") return { title, notes: [[wait.unread]] };
  const day = showDate(next.day);
  const then = readPeriod(list, next);
  if (then.kind === "unknown")
    return { title, notes: [[then.unread === null ? wait.unknown(day) : wait.unread]] };
  const rowOf = (name: Sentence, { low, high }: ReturnType<typeof estimateCost>) => ({
    name,
    about: text.planPays(sayRange(high.planCents, low.planCents)),
    amount: sayRange(low.yourCents, high.yourCents),
  });
  const split = splitCost(now, then);
  const later = split?.later.flatMap((at) => now.asked[at]?.name ?? []) ?? [];
  return {
    title,
    lead: wait.lead(day),
    rows: [
      rowOf([wait.now], estimateCost(now.services, now.left)),
      rowOf([wait.later(day)], estimateCost(then.services, then.left)),
      ...(split === null
        ? []
        : [
            {
              name: wait.split<Words>(later, day, plainText),
              about: wait.splitAbout,
              amount: sayRange(split.lowCents, split.highCents),
            },
          ]),
    ],
    notes: [[wait.care]],
  };
}

const sayRange = (low: number, high: number): string =>
  low === high ? usd(low) : text.range(usd(low), usd(high));

function sayUnknown({ asked, unknown, unread }: UnknownPeriod): Sentence[] {
  if (unread === "plan") return [[dentalCostText.unread]];
  return [
    ...asked.flatMap(({ name, terms }) => sayWhy(name, terms) ?? []),
    ...(unread === "limits" ? [[text.unread]] : unknown.map((kind) => [text.whyAmount[kind]])),
  ];
}

/** Why a service has no number; null if it has one. */
function sayWhy(name: Words, terms: CostTerms): readonly [Sentence] | null {
  if (terms.kind === "known") return null;
  if (terms.kind === "words") return [[name, ...text.why.words<Words>(carrierText(terms.words))]];
  return [[name, text.why[terms.kind]]];
}

const sayAsk = ({ asked, unknown }: UnknownPeriod): Sentence[] => [
  ...asked
    .filter(({ terms }) => terms.kind !== "known")
    .map(({ name, priceCents }) => text.ask.service<Words>(name, usd(priceCents))),
  ...(unknown.length > 0 ? [[text.ask.amount]] : []),
];

/** What an estimate is not (COST-04). */
function sayIsNot({ asked, others, tier }: Period): Sentence[] {
  const { isNot } = text;
  const often = new Map(asked.map((one) => [one.name.english, one.howOften]));
  const isOut = tier !== null && knownNetwork(tier.tierId) === "out";
  return [
    [isNot.estimate],
    [isNot.allowed],
    ...(isOut ? [[dentalSentencesText.explain.outOfNetwork]] : []),
    [isNot.underWay],
    [
      isNot.often,
      ...[...often].flatMap(([name, limit]) =>
        limit === null ? [] : isNot.oftenOf<Words>(carrierText(name), carrierText(limit)),
      ),
    ],
    ...(others.length > 0 ? [isNot.others<Words>(others, plainText)] : []),
    [isNot.dentist],
  ];
}
