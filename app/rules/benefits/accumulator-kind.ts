import type { PlanAmount } from "#server/gateway/calls/benefits/benefits.ts";
import type { Category } from "../member/eligibility.ts";
import type { KnownNetwork } from "./tiers.ts";

/** The purpose of an amount. "other" has its own name, such as a frame allowance. */
export type AccumulatorKind = "deductible" | "outOfPocketMaximum" | "annualLimit" | "other";

const OUT_OF_NETWORK = /\bout[\s-]*of[\s-]*network\b|\bout(net|[\s-]*network)\b/;
const IN_NETWORK = /\bin[\s-]*network\b|\binnet\b/;

/** Words that say whose amount it is, or for how long, and leave its kind as it is. */
const AROUND_A_KIND = new Set(
  [
    "individual family member person per your the amount",
    "annual yearly calendar plan benefit contract year",
  ].flatMap((words) => words.split(" ")),
);
const YEARLY = /\b(annual|yearly|year)\b/;

/**
 * The kind that a name of the gateway stands for: "Annual deductible" and, of dental benefits, "Dental
 * deductible" are the deductible; "Orthodontia deductible" is another amount, with its own name.
 */
export function accumulatorKindOf(name: string | null, category?: Category): AccumulatorKind {
  const lower = (name ?? "").toLowerCase();
  const words = withoutNetwork(lower)
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== "" && word !== category && !AROUND_A_KIND.has(word));
  const rest = words.join(" ");
  if (/^deductible$/.test(rest)) return "deductible";
  if (OUT_OF_POCKET.test(rest)) return "outOfPocketMaximum";
  return YEARLY.test(lower) && /^(limit|max(imum)?)$/.test(rest) ? "annualLimit" : "other";
}

/** Limits are used by what the plan pays; deductibles and maximums fill by what members pay. */
export const isSpentByPlan = (kind: AccumulatorKind): boolean =>
  kind === "annualLimit" || kind === "other";

/** A medical tier's one description (§3), for an amount of it; null if it names another kind. */
export function detailOfKind(kind: AccumulatorKind, detail: PlanAmount["detail"]) {
  const named = accumulatorKindOf(detail?.header ?? null);
  return named === "other" || named === kind ? detail : null;
}

/** The network that a name speaks of; null for none. */
export function networkNamedIn(name: string | null): KnownNetwork | null {
  const lower = (name ?? "").toLowerCase();
  if (OUT_OF_NETWORK.test(lower)) return "out";
  return IN_NETWORK.test(lower) ? "in" : null;
}

const OUT_OF_POCKET = /^((max(imum)? )?(out of pocket|oop)( (max(imum)?|limit))?|moop|oopm)$/;

const withoutNetwork = (lower: string): string =>
  lower.replace(OUT_OF_NETWORK, " ").replace(IN_NETWORK, " ");
