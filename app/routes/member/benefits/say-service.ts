import type { Accumulator } from "#app/rules/benefits/accumulators.ts";
import { amountLeft, memberPaysOf, type AmountLeft } from "#app/rules/benefits/amount-left.ts";
import { readPlanPays, type PlanPays } from "#app/rules/benefits/plan-pays.ts";
import { knownNetwork, type TierName } from "#app/rules/benefits/tiers.ts";
import { dentalSentencesText as text, type Whose } from "#app/text/dental-sentences.ts";
import { usd } from "#app/text/format.ts";
import { sayTier } from "./say-benefits.ts";

type Told = {
  readonly tier: TierName;
  /** The member's name; null for whoever reads. */
  readonly who: string | null;
  readonly hasLimits: boolean;
  /** Of a coverage that has ended, what is left means nothing any more. */
  readonly isEnded: boolean;
};

/** A service in a tier, in words and sentences, by its amount and the accumulators of the tier. */
export function sayService(amount: string | null, all: readonly Accumulator[], told: Told) {
  const facts = factsOf(amount, all);
  const { planPays } = facts;
  return {
    planPays: showPlanPays(planPays),
    memberPays: showMemberPays(facts),
    paragraphs: tellService(facts, told),
    isLimitUsed: isReached(facts.annualLimit),
    isMaximumMet: isPaidInFull(facts),
    /** Whether the sentences send members to the phone. */
    isToAsk: planPays === null || planPays.kind === "words",
  };
}

function factsOf(amount: string | null, all: readonly Accumulator[]) {
  const leftOf = (kind: Accumulator["kind"]) => amountLeft(all.filter((one) => one.kind === kind));
  const planPays = readPlanPays(amount);
  return {
    planPays,
    memberPays: memberPaysOf(planPays),
    deductible: leftOf("deductible"),
    outOfPocketMaximum: leftOf("outOfPocketMaximum"),
    annualLimit: leftOf("annualLimit"),
  };
}

type ServiceFacts = ReturnType<typeof factsOf>;

/** What the plan pays, in a word or two. */
export function showPlanPays(pays: PlanPays | null): string {
  const words = text.plan;
  switch (pays?.kind) {
    case "percent":
      return pays.percent === 0 ? words.nothing : words.percent(pays.percent);
    case "dollars":
      return words.dollars(usd(pays.cents));
    case "copay":
      return words.copay;
    case "full":
      return words.full;
    case "words":
      return pays.words;
    default:
      return words.unknown;
  }
}

/** What the member pays, in a word or two. */
function showMemberPays(facts: ServiceFacts): string {
  const { memberPays, planPays, deductible } = facts;
  const words = text.you;
  const isKnown = memberPays !== null || planPays?.kind === "dollars";
  if (memberPays?.kind === "percent" && memberPays.percent === 100) return words.all;
  // What the plan paid until then is the member's to pay.
  if (isKnown && isReached(facts.annualLimit)) return words.limitUsed;
  switch (memberPays?.kind) {
    case "percent":
      return words[isPaidInFull(facts) ? "usually" : "percent"](memberPays.percent);
    case "copay":
      return words.copay(usd(memberPays.cents));
    case "nothing":
      return deductible === null || isReached(deductible) ? words.nothing : words.deductible;
    default:
      return planPays?.kind === "dollars" ? words.rest : words.unknown;
  }
}

/** As on the category's page: once the annual limit is used up the plan pays no more, whatever is met. */
const isPaidInFull = ({ annualLimit, outOfPocketMaximum }: ServiceFacts): boolean =>
  isReached(outOfPocketMaximum) && !isReached(annualLimit);

const isReached = (left: AmountLeft | null): boolean => left?.kind === "reached";

const whoseOf = (who: string | null, coverageType: Accumulator["coverageType"]): Whose => {
  if (coverageType === "FAMILY") return text.whose.family;
  return who === null ? text.whose.you : text.whose.named(who);
};

/** What a plan pays for a service in a tier, then what bears on it: paragraphs of plain sentences. */
function tellService(facts: ServiceFacts, { tier, who, hasLimits, isEnded }: Told): string[] {
  const words = text.explain;
  const network = knownNetwork(tier.tierId);
  const lead = network === null ? text.lead.own(sayTier(tier)) : text.lead[network];
  const first = tellPays(facts, lead);
  const { planPays } = facts;
  // What the plan never pays for meets no limit.
  if (planPays?.kind === "percent" && planPays.percent === 0) return [first];
  return [
    first,
    isEnded ? "" : tellAmounts(facts, who).join(" "),
    hasLimits ? "" : words.unread,
    network === "out" ? words.outOfNetwork : "",
  ].filter((paragraph) => paragraph !== "");
}

function tellAmounts(facts: ServiceFacts, who: string | null): string[] {
  const { deductible, annualLimit, outOfPocketMaximum } = facts;
  const words = text.explain;
  return [
    // Nothing is left to pay of a deductible once the most that a member pays is reached.
    (isReached(outOfPocketMaximum) && !isReached(deductible)
      ? undefined
      : tell(deductible, words.deductible, who)) ?? [],
    tell(annualLimit, words.annualLimit, who) ?? [],
    (isPaidInFull(facts) && tell(outOfPocketMaximum, words.maximum, who)) || [],
  ].flat();
}

function tellPays({ planPays, ...facts }: ServiceFacts, lead: string): string {
  const words = text.explain;
  // A sentence in the present tense would contradict the limit that is reached.
  const usually = isReached(facts.annualLimit) || isReached(facts.outOfPocketMaximum);
  switch (planPays?.kind) {
    case "percent": {
      const { percent } = planPays;
      if (percent === 0) return words.nothing(lead);
      if (facts.memberPays?.kind !== "percent") return words[usually ? "allUsually" : "all"](lead);
      return usually
        ? words.usually(lead, percent)
        : words.percent(lead, percent, facts.memberPays.percent);
    }
    case "dollars":
      return words[usually ? "dollarsUsually" : "dollars"](lead, usd(planPays.cents));
    case "copay":
      return words[usually ? "copayUsually" : "copay"](lead, usd(planPays.cents));
    case "full":
      return words.full(lead);
    case "words":
      return words.words(lead, planPays.words);
    default:
      return words.unknown(lead);
  }
}

type AmountWords = {
  readonly left?: (whose: Whose, left: string) => string;
  readonly reached: (whose: Whose) => string;
  readonly unknown?: string;
};

function tell(left: AmountLeft | null, words: AmountWords, who: string | null) {
  switch (left?.kind) {
    case "left":
      return words.left?.(whoseOf(who, left.coverageType), usd(left.cents));
    case "reached":
      return words.reached(whoseOf(who, left.coverageType));
    case "unknown":
      return words.unknown;
    default:
      return undefined;
  }
}
