import { plainText } from "#app/components/ui/text/CarrierText.tsx";
import type { CategoryAnswer } from "#app/rules/benefits/category-plan.ts";
import { answerOf } from "#app/rules/benefits/benefits-on-day.fixture.ts";
import { compareCategory, type Change } from "./compare-category.ts";

/** The changes between two answers of one category. */
export const compared = (from: Partial<CategoryAnswer>, to: Partial<CategoryAnswer>) =>
  compareCategory(answerOf("medical", from), answerOf("medical", to));

/** The changes between two answers of one category, a line each. */
export const linesBetween = (from: Partial<CategoryAnswer>, to: Partial<CategoryAnswer>) =>
  compared(from, to).changes.map(lineOf);

export const lineOf = ({ name, where, codes, label, from, to, change }: Change): string =>
  `${[plainText(...name), ...where, ...codes, label ?? []].flat().join(" · ")}: ${plainText(from)} > ${plainText(to)} (${change})`;
