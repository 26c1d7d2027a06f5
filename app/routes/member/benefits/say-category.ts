import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { benefitNoticesText as text } from "#app/text/benefit-notices.ts";
import { showDate } from "#app/text/format.ts";
import type { CategoryPage } from "./load-category-page.ts";

/** That coverage is to begin, or has ended; null on a page of a day that was asked for. */
export function sayCoverage({ coverage, isAsked, benefits }: CategoryPage) {
  if (isAsked || benefits === null) return null;
  const day = showDate(benefits.day);
  if (coverage.kind === "begins") return { kind: "info" as const, words: text.begins(day) };
  if (coverage.kind !== "ended") return null;
  return { kind: "warning" as const, words: text.ended(showDate(coverage.on), day) };
}

/** That a category the member has lists nothing, or that they never had it; as a title and a text. */
export function sayNone({ category, benefits }: Pick<CategoryPage, "category" | "benefits">) {
  const name = benefitCategoryText[category].toLowerCase();
  const { title, never, neverText } = text.none;
  if (benefits === null) return { title: never(name), text: neverText };
  return { title: title(name), text: text.none.text };
}

type Amounts = {
  readonly count: number;
  readonly hasSeveralTiers: boolean;
  /** Whether limits, this tier, or one that may be it could not be read. */
  readonly isUnread: boolean;
};

/** That there are no amounts; null where there are, or where that cannot be told. */
export function sayNoAmounts({ count, hasSeveralTiers, isUnread }: Amounts): string | null {
  if (count > 0 || isUnread) return null;
  return hasSeveralTiers ? text.noAmountsInTier : text.noAmounts;
}

export const UNKNOWN_TIER = text.tier;
export const UNREAD_TIER = text.none.unread;
