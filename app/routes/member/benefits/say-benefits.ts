import { isEnglishPage, carrierText, type Words } from "#app/components/ui/text/CarrierText.tsx";
import type { AskedDay, KnownDays, Period } from "#app/rules/benefits/days.ts";
import { readPlanPays } from "#app/rules/benefits/plan-pays.ts";
import { knownNetwork, type TierName } from "#app/rules/benefits/tiers.ts";
import { benefitDaysText } from "#app/text/benefits/days.ts";
import { benefitNoticesText as text } from "#app/text/benefits/notices.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { showDate, usd } from "#app/text/common/format.ts";
import type { ShownPage } from "./category/load-category.ts";
import { isSpentByPlan } from "#app/rules/benefits/accumulator-kind.ts";
import type { Override } from "#app/rules/benefits/accumulator-override.ts";
import type { Accumulator, Conflict } from "#app/rules/benefits/accumulators.ts";

/** A tier as it is called: a known network by its label (§9), any other by its own name or its id. */
export function sayTier({ tierId, name }: TierName): string {
  const network = knownNetwork(tierId);
  return network === null ? (name ?? tierId) : text.networks[network];
}

/**
 * Who pays how much of a service, in a few words; null if the plan says nothing (§3). The plan's own
 * words begin with a capital only on pages in their language.
 */
export function showPays(amount: string | null): Words | null {
  const pays = readPlanPays(amount);
  switch (pays?.kind) {
    case "percent":
      return text.pays.percent(pays.percent);
    case "dollars":
      return text.pays.dollars(usd(pays.cents));
    case "copay":
      return text.pays.copay(usd(pays.cents));
    case "full":
      return text.pays.full;
    case "words":
      return carrierText(
        isEnglishPage ? pays.words.charAt(0).toUpperCase() + pays.words.slice(1) : pays.words,
      );
    default:
      return null;
  }
}

/** What a share of the plan leaves to pay: 100 less 33.3 is 66.7, not 66.69999999999999. */
export const memberPercent = (percent: number): number => Math.round((100 - percent) * 100) / 100;

/** The least that a member pays of a service that the plan pays a share of; else null. */
export function showLeastShare(amount: string | null): string | null {
  const pays = readPlanPays(amount);
  const least = pays?.kind === "percent" ? memberPercent(pays.percent) : 0;
  return least === 0 || least === 100 ? null : text.pays.youPay(least);
}

export const showPeriod = ({ firstDay, lastDay }: Period): string =>
  text.planPeriod(showDate(firstDay), lastDay && showDate(lastDay));

/**
 * The network, which paper has no tabs for, the plan period, else the plan year (T-78), and the day of
 * amounts.
 */
export function showTierDates(page: ShownPage, tier: TierName | null): string {
  const { plan, today, planYear, periods, period } = page;
  const dates = [
    ...(tier ? [sayTier(tier)] : []),
    ...(period === null && plan.day === today ? [benefitDaysText.planYear(planYear)] : []),
    ...(period === null ? [] : [showPeriod(period)]),
    benefitDaysText.asOf(showDate(plan.day)),
  ];
  const notes = [text.processed, ...(periods === null ? [text.periodUnread] : [])];
  return `${dates.join(" · ")}. ${notes.join(" ")}`;
}

/** Why a day was not used, for its field; null if it was. */
export function showDayError(
  error: AskedDay["error"],
  { first, last }: KnownDays,
  today: PlainDate,
): string | null {
  const { early, late, ...others } = text.errors;
  if (error === "early") return early[first > today ? "begins" : "began"](showDate(first));
  if (error === "late") return late(showDate(last));
  return error === null ? null : others[error];
}

/** A field for a day, with what was typed and why it was not used. */
export const viewDayField = (
  value: string,
  error: AskedDay["error"],
  { days, today }: { readonly days: KnownDays; readonly today: PlainDate },
) => ({ ...days, value, error: showDayError(error, days, today) });

export type DayFieldView = ReturnType<typeof viewDayField>;

type StatusContext = {
  /** Null for the viewer's own. */
  readonly name: string | null;
  /** Whether the amounts are those of a past day. */
  readonly isPast: boolean;
};

/**
 * The words beside an amount's figures: that it is met and the consequence, what overrides it, what
 * is unknown, or a reason to doubt it.
 */
export function sayStatus(one: Accumulator, override: Override, context: StatusContext): string[] {
  const { kind, coverageType, progress } = one;
  const words = text.progress;
  switch (progress) {
    case "inconsistent":
      return one.conflicts.map((conflict) => sayConflict(conflict, one));
    case "unknown":
      return [words.unknown[isSpentByPlan(kind) ? "used" : "counted"]];
    case "met": {
      if (context.isPast) return [words.met[kind]];
      if (override !== null) {
        // An amount that is met needs no reason why the rest need not be paid.
        const reason = override === "limit" ? words.override[kind].limit : "";
        return [words.met[kind], reason].filter(Boolean);
      }
      const whose = coverageType === "FAMILY" ? "family" : context.name === null ? "you" : "named";
      return [words.met[kind], words.after[kind][whose]].filter(Boolean);
    }
    default:
      return context.isPast || override === null ? [] : [words.override[kind][override]];
  }
}

function sayConflict(conflict: Conflict, shown: Accumulator): string {
  const words = text.progress.conflict;
  const how = isSpentByPlan(shown.kind) ? "used" : "counted";
  if (conflict.kind !== "account") {
    return conflict.kind === "family" ? words.family : words.sum[how];
  }
  const figures = (
    [
      ["totalCents", words.total],
      ["metCents", words[how]],
      ["remainingCents", words.left],
    ] as const
  ).flatMap(([name, say]) => {
    const cents = conflict.other[name];
    return cents === null || shown[name] === null || cents === shown[name] ? [] : say(usd(cents));
  });
  return words.account(figures);
}
