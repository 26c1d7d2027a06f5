import { filtersText } from "#app/text/filters.ts";
import { showDate } from "#app/text/format.ts";
import { Field } from "../forms/Field.tsx";
import { errorsOfFilter } from "./filter-errors.ts";
import type { FilterErrorCodes } from "./list-view.ts";

export type FilterDaysValues = {
  /** "YYYY-MM-DD", or what was typed instead. */
  from: string;
  to: string;
  earliest: string;
  latest: string;
};

type FilterDaysProps = {
  days: FilterDaysValues;
  /** Which dates are meant, and how far back they go. */
  hint: (earliest: string) => string;
  errors: FilterErrorCodes;
};

/** The first and last day of a list. */
export function FilterDays({ days, hint, errors }: FilterDaysProps) {
  const { from, to, earliest: min, latest: max } = days;
  return (
    <>
      <Field
        id="from"
        label={filtersText.from}
        hint={hint(showDate(min))}
        errors={errorsOfFilter(errors, "from", min)}
        defaultValue={from}
        min={min}
        max={max}
        type="date"
      />
      <Field
        id="to"
        label={filtersText.to}
        errors={errorsOfFilter(errors, "to", min)}
        defaultValue={to}
        min={min}
        max={max}
        type="date"
      />
    </>
  );
}
