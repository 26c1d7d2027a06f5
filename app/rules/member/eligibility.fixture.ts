import { getPlainDate, type PlainDate } from "../dates/plain-date.ts";
import type { Category, EligibilityRow } from "./eligibility.ts";

export const dayOrNull = (text: string | null): PlainDate | null =>
  text === null ? null : getPlainDate(text);

/** A row of eligibility: a category from that day until that one. */
export const rowOf = (
  category: Category,
  from: string | null,
  until: string | null = null,
  more: Partial<EligibilityRow> = {},
): EligibilityRow => ({
  memberKey: "K0",
  suffix: 0,
  category,
  eligible: true,
  effectiveDate: dayOrNull(from),
  terminationDate: dayOrNull(until),
  ...more,
});
