import { claimFilters, type ClaimFilterFacts } from "../claims/claim-filters.ts";
import { findClaimType, type ClaimType } from "../claims/claim-type.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { isSubscriber } from "../member/member.ts";
import type { Accumulator } from "./accumulators.ts";
import type { Period } from "./plan-periods.ts";

export type ClaimsBehindFacts = {
  /** What the claims list would be read with for this viewer. */
  readonly list: ClaimFilterFacts;
  /** Whose page shows the accumulator. */
  readonly suffix: number;
  /** The plan period it fills over; null where it is not known. */
  readonly period: Period | null;
  /** The day up to which it counts. */
  readonly day: PlainDate;
};

/** Claims to be asked for, one list a member; both days count. */
export type AskedClaims = {
  readonly type: ClaimType;
  readonly suffixes: readonly number[];
  readonly startDate: PlainDate;
  readonly endDate: PlainDate;
};

export type ClaimsBehind = {
  /** The query of the claims list that shows them, "" or "?…". */
  readonly query: string;
  readonly asked: AskedClaims;
};

/**
 * The claims among which are those that moved an accumulator (§5, §7): of its category, the member's
 * or everyone's, from the first day of the plan period to the day it counts up to. Null where they
 * cannot be listed: claims for drugs, another member's or the family's to a dependent, an unknown
 * period, one that has not begun or began more than two years ago.
 */
export function claimsBehind(
  { category, coverageType }: Pick<Accumulator, "category" | "coverageType">,
  { list, suffix, period, day }: ClaimsBehindFacts,
): ClaimsBehind | null {
  const type = findClaimType(category);
  const whose = coverageType === "FAMILY" ? everyone(list) : { suffix };
  if (type === undefined || whose === null || period === null) return null;
  const ends = [list.today, day, period.lastDay ?? day].toSorted();
  const window = { startDate: period.firstDay, endDate: ends[0] ?? day };
  const asked = { ...claimFilters.defaults(list), ...whose, type, ...window };
  const query = claimFilters.write(asked, list);
  const { filters } = claimFilters.read(new URLSearchParams(query), list);
  const suffixes = asked.suffix === null ? list.suffixes : [asked.suffix];
  return isSame(filters, asked) ? { query, asked: { type, suffixes, ...window } } : null;
}

/** Everyone as the list names them; null for a dependent, who does not see the family's claims. */
function everyone({ suffixes, viewerSuffix }: ClaimFilterFacts): { suffix: number | null } | null {
  if (suffixes.length > 1) return { suffix: null };
  return isSubscriber(viewerSuffix) ? { suffix: viewerSuffix } : null;
}

type Asked = Pick<
  ReturnType<typeof claimFilters.defaults>,
  "type" | "suffix" | "startDate" | "endDate"
>;

/** Whether the list reads what was asked: a day or a member that it refuses falls back to its own. */
const isSame = (read: Asked, asked: Asked): boolean =>
  read.type === asked.type &&
  read.suffix === asked.suffix &&
  read.startDate === asked.startDate &&
  read.endDate === asked.endDate;
