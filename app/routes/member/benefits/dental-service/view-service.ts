import { carrierText, type Words } from "#app/components/ui/text/CarrierText.tsx";
import type { Accumulator } from "#app/rules/benefits/accumulators.ts";
import {
  isReached,
  type AmountLeft,
  type AmountsLeft,
} from "#app/rules/benefits/amounts-left-for-care.ts";
import { readPlanPays, type PlanPays } from "#app/rules/benefits/plan-pays.ts";
import { knownNetwork, type TierName } from "#app/rules/benefits/tiers.ts";
import {
  dentalSentencesText as text,
  type AmountOwner,
  type Network,
} from "#app/text/benefits/dental-sentences.ts";
import { usd } from "#app/text/common/format.ts";
import { memberPercent, sayTier } from "../say-benefits.ts";

type ServiceContext = {
  readonly tier: TierName;
  /** The member's name; null if the member is the viewer. */
  readonly who: string | null;
  readonly hasLimits: boolean;
  /** Remaining amounts do not apply to coverage that has ended. */
  readonly isEnded: boolean;
};

/**
 * A service in a tier, in words and sentences: `amount` is what the plan pays, in the gateway's words, and
 * `amountsLeft` what is left of the tier's deductible, maximum and limit.
 */
export function viewService(
  amount: string | null,
  amountsLeft: AmountsLeft,
  context: ServiceContext,
) {
  const planPays = readPlanPays(amount);
  const isLimitUsed = isReached(amountsLeft.annualLimit);
  // As on the category's page: once the annual limit is used up the plan pays no more, even with
  // the maximum met.
  const isMaximumMet = isReached(amountsLeft.outOfPocketMaximum) && !isLimitUsed;
  const words = text.explain;
  const network = knownNetwork(context.tier.tierId);
  const { memberPays, sentence } = saySplit(planPays, {
    network: network ?? { name: sayTier(context.tier) },
    isLimitUsed,
    isMaximumMet,
    isDeductibleDue: amountsLeft.deductible !== null && !isReached(amountsLeft.deductible),
  });
  // No limit applies to a service that the plan never pays for.
  const isNeverPaid = planPays?.kind === "percent" && planPays.percent === 0;
  const amounts = context.isEnded ? [] : sayAmounts(amountsLeft, isMaximumMet, context.who);
  const more = [
    amounts.join(" "),
    context.hasLimits ? "" : words.unread,
    network === "out" ? words.outOfNetwork : "",
  ].filter((paragraph) => paragraph !== "");
  return {
    planPays: showPlanPays(planPays),
    memberPays,
    paragraphs: [sentence, ...(isNeverPaid ? [] : more.map((paragraph) => [paragraph]))],
    isLimitUsed,
    isMaximumMet,
    /** Whether the sentences tell members to call. */
    mustCall: planPays === null || planPays.kind === "words",
  };
}

/** The plan's share in a word or two. */
export function showPlanPays(pays: PlanPays | null): Words {
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
      return carrierText(pays.words);
    default:
      return words.unknown;
  }
}

const ownerOf = (who: string | null, coverageType: Accumulator["coverageType"]): AmountOwner => {
  if (coverageType === "FAMILY") return "family";
  return who === null ? "you" : { name: who };
};

/** A sentence for each amount that matters to the member's share. */
function sayAmounts(amountsLeft: AmountsLeft, isMaximumMet: boolean, who: string | null): string[] {
  const { deductible, annualLimit, outOfPocketMaximum } = amountsLeft;
  const words = text.explain;
  // Nothing is left to pay of a deductible once the most that a member pays is reached.
  const isWaived = isReached(outOfPocketMaximum) && !isReached(deductible);
  return [
    isWaived ? undefined : sayAmount(deductible, words.deductible, who),
    sayAmount(annualLimit, words.annualLimit, who),
    isMaximumMet ? sayAmount(outOfPocketMaximum, words.maximum, who) : undefined,
  ].filter((sentence) => sentence !== undefined);
}

type PaysState = {
  readonly network: Network;
  readonly isLimitUsed: boolean;
  readonly isMaximumMet: boolean;
  readonly isDeductibleDue: boolean;
};

type PaysWords = { readonly memberPays: string; readonly sentence: readonly Words[] };

/** The member's share in a word or two, and the split in a sentence. */
function saySplit(pays: PlanPays | null, { network, ...state }: PaysState): PaysWords {
  const { you, explain: words } = text;
  // "Your plan pays 80%" would contradict a reached limit, so the sentence says "usually".
  const saysUsually = state.isLimitUsed || state.isMaximumMet;
  // The plan's former share is the member's to pay.
  const share = (memberPays: string) => (state.isLimitUsed ? you.limitUsed : memberPays);
  const nothing = share(you[state.isDeductibleDue ? "deductible" : "nothing"]);
  switch (pays?.kind) {
    case "percent": {
      const { percent } = pays;
      const rest = memberPercent(percent);
      if (percent === 0) return { memberPays: you.all, sentence: [words.nothing(network)] };
      if (rest === 0) {
        return {
          memberPays: nothing,
          sentence: [words[saysUsually ? "allUsually" : "all"](network)],
        };
      }
      return {
        memberPays:
          rest === 100 ? you.all : share(you[state.isMaximumMet ? "usually" : "percent"](rest)),
        sentence: [
          saysUsually ? words.usually(network, percent) : words.percent(network, percent, rest),
        ],
      };
    }
    case "dollars":
      return {
        memberPays: share(you.rest),
        sentence: [words[saysUsually ? "dollarsUsually" : "dollars"](network, usd(pays.cents))],
      };
    case "copay":
      return {
        memberPays: pays.cents === 0 ? nothing : share(you.copay(usd(pays.cents))),
        sentence: [words[saysUsually ? "copayUsually" : "copay"](network, usd(pays.cents))],
      };
    case "full":
      return { memberPays: nothing, sentence: [words.full(network)] };
    case "words":
      return { memberPays: you.unknown, sentence: words.words(network, carrierText(pays.words)) };
    default:
      return { memberPays: you.unknown, sentence: [words.unknown(network)] };
  }
}

type AmountWords = {
  readonly left?: (owner: AmountOwner, left: string) => string;
  readonly reached: (owner: AmountOwner) => string;
  readonly unknown?: string;
};

/** The sentence on one amount: how much is left of it, or that it is reached. */
function sayAmount(left: AmountLeft | null, words: AmountWords, who: string | null) {
  if (left === null) return undefined;
  if (left === "unknown") return words.unknown;
  const owner = ownerOf(who, left.coverageType);
  return isReached(left) ? words.reached(owner) : words.left?.(owner, usd(left.cents));
}
