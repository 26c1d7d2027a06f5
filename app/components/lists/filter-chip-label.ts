import { filtersText } from "#app/text/filters.ts";
import { showDate } from "#app/text/format.ts";

/** A filter in use. `value` is a day, or the word for it; null where the list has none. */
export type FilterWord = { name: string; value: string | null };

/** A filter in use as it reads. */
export function filterChipLabel({ name, value }: FilterWord): string {
  const text = filtersText.chips;
  if (value === null) return name === "status" ? text.otherStatus : text.otherProvider;
  return name === "from" || name === "to" ? text[name](showDate(value)) : value;
}
