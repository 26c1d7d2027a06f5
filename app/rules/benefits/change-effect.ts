import type { AccumulatorKind } from "./accumulator-kind.ts";
import { readPlanPays } from "./plan-pays.ts";

/** The compared values of a plan: a tier's network name, an amount's total by its kind. */
export type ComparedField =
  | AccumulatorKind
  | "network"
  | "name"
  | "category"
  | "amount"
  | "benefitLimit"
  | "incentiveTiers"
  | "description";

/** The effect of a change for the member, as far as the plan's words give it. */
export type ChangeEffect = {
  /** "better": less to pay, or more coverage. Null if unknown. */
  readonly favors: "better" | "worse" | null;
  /** The difference (negative if less), and what it is a difference of; null if it is not a number. */
  readonly more: number | null;
  readonly of: AccumulatorKind | "copay" | "share" | "times" | null;
};

const UNKNOWN: ChangeEffect = { favors: null, more: null, of: null };

/**
 * A higher limit on what the plan pays is better; a higher limit on what the member pays is worse.
 */
const BETTER_HIGHER: Readonly<Record<AccumulatorKind, boolean | null>> = {
  annualLimit: true,
  deductible: false,
  outOfPocketMaximum: false,
  other: null,
};

/**
 * Whether a change makes the member pay more or less, or get more or less. Totals and copays differ
 * in cents, the plan's share in percentage points, frequencies in times. Nothing is guessed: for
 * text that is no such number, and amounts of unknown kinds, there is no effect.
 */
export function changeEffectOf(
  field: ComparedField,
  from: string | null,
  to: string | null,
): ChangeEffect {
  if (from === null || to === null) return UNKNOWN;
  if (isKind(field)) return effect(field, Number(to) - Number(from), BETTER_HIGHER[field]);
  if (field === "amount") return effectOfPrice(from, to);
  if (field !== "benefitLimit") return UNKNOWN;
  const [before, after] = [countIn(from), countIn(to)];
  if (before === null || after === null || before.of !== after.of) return UNKNOWN;
  return effect("times", after.count - before.count, true);
}

const isKind = (field: ComparedField): field is AccumulatorKind => field in BETTER_HIGHER;

function effect(of: ChangeEffect["of"], more: number, betterHigher: boolean | null): ChangeEffect {
  if (betterHigher === null || more === 0) return { favors: null, more, of };
  return { favors: more > 0 === betterHigher ? "better" : "worse", more, of };
}

function effectOfPrice(from: string, to: string): ChangeEffect {
  const [before, after] = [priceIn(from), priceIn(to)];
  if (before === null || after === null) return UNKNOWN;
  if (before.kind === after.kind) {
    const isShare = after.kind === "share";
    return effect(after.kind, after.value - before.value, isShare);
  }
  // All or nothing is more or less than any copay.
  const [share, sign] = before.kind === "share" ? [before, -1] : [after, 1];
  if (share.value !== 0 && share.value !== 100) return UNKNOWN;
  const isBetter = (share.value === 100) === (sign === 1);
  return { favors: isBetter ? "better" : "worse", more: null, of: null };
}

type Price = { readonly kind: "share" | "copay"; readonly value: number };

const YOU_PAY = /^you pay (\d{1,3}) ?%$/i;

/** The plan's share in percent, or the member's copay in cents; null if the words say neither. */
function priceIn(words: string): Price | null {
  const share = YOU_PAY.exec(words)?.[1];
  if (share !== undefined) return { kind: "share", value: 100 - Number(share) };
  if (/^no charge$/i.test(words)) return { kind: "share", value: 100 };
  if (/^not covered$/i.test(words)) return { kind: "share", value: 0 };
  const pays = readPlanPays(words);
  if (pays?.kind === "percent") return { kind: "share", value: pays.percent };
  if (pays?.kind === "copay") return { kind: "copay", value: pays.cents };
  return pays?.kind === "full" ? { kind: "share", value: 100 } : null;
}

/** "2 per plan year": one number, and what it counts. */
function countIn(words: string): { readonly count: number; readonly of: string } | null {
  const [number, ...others] = words.match(/\d+/g) ?? [];
  if (number === undefined || others.length > 0) return null;
  return { count: Number(number), of: words.replace(number, "#") };
}
