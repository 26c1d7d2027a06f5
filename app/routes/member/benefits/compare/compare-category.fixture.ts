import { plainWords } from "#app/components/ui/text/AsSent.tsx";
import type { CategoryAnswer } from "#app/rules/benefits/accumulators.ts";
import { answerOf } from "#app/rules/benefits/benefits-on-day.fixture.ts";
import { compareCategory, type Change } from "./compare-category.ts";

/** The changes between two answers of one category. */
export const compared = (from: Partial<CategoryAnswer>, to: Partial<CategoryAnswer>) =>
  compareCategory(answerOf("medical", from), answerOf("medical", to));

/** The changes between two answers of one category, a line each. */
export const linesBetween = (from: Partial<CategoryAnswer>, to: Partial<CategoryAnswer>) =>
  compared(from, to).changes.map(lineOf);

export const lineOf = ({ name, where, about, label, from, to, change }: Change): string =>
  `${[plainWords(...name), ...where, ...about, label ?? []].flat().join(" · ")}: ${plainWords(from)} > ${plainWords(to)} (${change})`;
