import { filtersText } from "#app/text/filters.ts";
import { showDate } from "#app/text/format.ts";

/** `value` is a day or a label; null for a value without a label. */
export type FilterWord = { name: string; value: string | null };

/** The words of a filter in use. */
export function filterChipLabel({ name, value }: FilterWord): string {
  const text = filtersText.chips;
  if (value === null) return name === "status" ? text.otherStatus : text.otherProvider;
  return name === "from" || name === "to" ? text[name](showDate(value)) : value;
}
