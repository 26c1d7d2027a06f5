import type { CategoryAnswer } from "./accumulators.ts";
import { readOf } from "./benefits-on-day.fixture.ts";
import { compareBenefits, type CategoryChanges, type CategoryOnDay } from "./compare-benefits.ts";
import type { FactChange } from "./diff-facts.ts";

/** What changed of one category at New Year. */
export const changesOf = (from: CategoryOnDay, to: CategoryOnDay): readonly CategoryChanges[] =>
  compareBenefits([from], [to]);

/** What changed between two answers of one category. */
export function compared(from: Partial<CategoryAnswer>, to: Partial<CategoryAnswer>) {
  const [changes] = changesOf(readOf("medical", from), readOf("medical", to));
  if (changes?.kind !== "compared") throw new Error("not compared");
  return changes;
}

/** The changes between two answers of one category, a line each. */
export const linesBetween = (from: Partial<CategoryAnswer>, to: Partial<CategoryAnswer>) =>
  compared(from, to).changes.map(lineOf);

export function lineOf({ kind, tier, subject, field, from, to }: FactChange): string {
  const what =
    subject.kind === "amount"
      ? `${subject.name ?? subject.amount} ${subject.coverageType}`
      : subject.kind === "service"
        ? (subject.code ?? subject.name)
        : "tier";
  return `${tier?.tierId ?? "all"} ${what} ${kind} ${field}: ${from} > ${to}`;
}
