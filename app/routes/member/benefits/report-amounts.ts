import type { Logger } from "#server/log/logger.ts";
import type { Category } from "#app/rules/member/eligibility.ts";
import type { StandingRow } from "./view-standing.ts";
import type { SummaryView } from "./view-summary.ts";

type Reported = {
  readonly category: Category;
  /** Null where nothing was asked for. */
  readonly shown: {
    readonly standings: readonly StandingRow[];
    readonly tiers: readonly { readonly isUnread: boolean }[];
    readonly isIncomplete: boolean;
  } | null;
};

/**
 * Logs that amounts of a plan contradict each other, or that a tier could not be read: the category
 * and the kinds of amounts, neither a member nor an amount.
 */
export function reportAmounts(
  logger: Pick<Logger, "warn">,
  requestId: string,
  { category, shown }: Reported,
): void {
  if (shown === null) return;
  const pattern = `benefits/${category}`;
  const off = shown.standings.filter(({ sides }) => sides.some(({ isOff }) => isOff));
  if (off.length > 0) {
    const reason = [category, ...new Set(off.map(({ kind }) => kind))].join(".");
    logger.warn({ requestId, pattern, reason }, "benefit amounts do not agree");
  }
  if (shown.isIncomplete || shown.tiers.some(({ isUnread }) => isUnread)) {
    logger.warn({ requestId, pattern, reason: category }, "a tier could not be read");
  }
}

/** The same for the summary of all categories. */
export function reportSummary(
  logger: Pick<Logger, "warn">,
  requestId: string,
  { categories }: Pick<SummaryView, "categories">,
): void {
  for (const { category, isOff, isTierUnread } of categories) {
    const fields = { requestId, pattern: `benefits/${category}`, reason: category };
    if (isOff) logger.warn(fields, "benefit amounts do not agree");
    if (isTierUnread) logger.warn(fields, "a tier could not be read");
  }
}

/** That a tier of a category could not be read, for the search and for the comparison of two days. */
export function reportTiers(
  logger: Pick<Logger, "warn">,
  requestId: string,
  all: readonly { readonly category: Category; readonly unreadable: readonly unknown[] }[],
): void {
  for (const { category, unreadable } of all) {
    if (unreadable.length === 0) continue;
    const fields = { requestId, pattern: `benefits/${category}`, reason: category };
    logger.warn(fields, "a tier could not be read");
  }
}
