import type { Accumulator, Conflict } from "#app/rules/benefits/accumulators.ts";
import { isUsed } from "#app/rules/benefits/accumulator-kind.ts";
import type { Standing } from "#app/rules/benefits/standing.ts";
import { benefitStandingText as text } from "#app/text/benefit-standing.ts";
import { usd } from "#app/text/format.ts";

export type Told = {
  /** Null for the viewer's own. */
  readonly name: string | null;
  /** Whether the amounts are those of a day that is over. */
  readonly isPast: boolean;
};

/**
 * What is to be said beside the figures of an amount, none of which another amount of the tier
 * contradicts: that it is met and what follows, what else decides, what is not known, or what
 * speaks against it. Empty where the figures say it all.
 */
export function sayStanding(one: Accumulator, { state, relief }: Standing, told: Told): string[] {
  const { kind, coverageType } = one;
  switch (state) {
    case "off":
      return one.conflicts.map((conflict) => sayConflict(conflict, one));
    case "unknown":
      return [text.unknown[isUsed(kind) ? "used" : "counted"]];
    case "met": {
      if (told.isPast) return [text.met[kind]];
      if (relief !== null) {
        // What is met needs no reason why the rest of it is not to be paid.
        return [text.met[kind], relief === "limit" ? text.relief[kind].limit : ""].filter(Boolean);
      }
      const whose = coverageType === "FAMILY" ? "family" : told.name === null ? "you" : "named";
      return [text.met[kind], text.after[kind](text.care[whose])].filter(Boolean);
    }
    default:
      return told.isPast || relief === null ? [] : [text.relief[kind][relief]];
  }
}

function sayConflict(conflict: Conflict, shown: Accumulator): string {
  const how = isUsed(shown.kind) ? "used" : "counted";
  if (conflict.kind === "family") return text.conflict.family;
  if (conflict.kind === "sum") return text.conflict.sum[how];
  const { other } = conflict;
  const figures = (
    [
      ["totalCents", text.conflict.total],
      ["metCents", text.conflict[how]],
      ["remainingCents", text.conflict.left],
    ] as const
  ).flatMap(([name, words]) => {
    const cents = other[name];
    return cents === null || shown[name] === null || cents === shown[name] ? [] : words(usd(cents));
  });
  return text.conflict.account(figures);
}
