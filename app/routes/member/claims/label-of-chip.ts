import { claimsText } from "../../../text/claims.ts";
import { showDate } from "../../../text/format.ts";
import type { FilterChipView } from "./view-filters.ts";

/** A filter in use as its chip reads. */
export function labelOfChip({ name, value }: FilterChipView): string {
  const text = claimsText.chips;
  if (value === null) return name === "status" ? text.otherStatus : text.otherProvider;
  return text[name](name === "from" || name === "to" ? showDate(value) : value);
}
