import { claimsText } from "#app/text/claims.ts";
import { filtersText } from "#app/text/filters.ts";
import { SelectField } from "#app/components/forms/SelectField.tsx";
import { FamilyFilters, type FamilyFields } from "#app/components/lists/FamilyFilters.tsx";
import { errorsOfFilter } from "#app/components/lists/filter-errors.ts";
import type { FilterFormView, FilterOption } from "#app/components/lists/list-view.ts";

export type ClaimFiltersProps = {
  form: FilterFormView;
  fields: FamilyFields;
  viewer: string;
  /** Null where it is not known what the list may be narrowed to. */
  statuses: readonly FilterOption[] | null;
};

/** Which claims to list. */
export function ClaimFilters({ form, fields, viewer, statuses }: ClaimFiltersProps) {
  const text = claimsText.filters;
  const status = form.values["status"] ?? "";
  const errors = errorsOfFilter(form.errors, "status", fields.days.earliest);
  const options = statuses && withChosen(statuses, status);
  return (
    <FamilyFilters
      form={form}
      fields={fields}
      text={text}
      anyMember={text.self(viewer)}
      unlisted={filtersText.unlisted.claims}
    >
      {options && options.length + errors.length > 0 && (
        <SelectField
          id="status"
          label={text.status}
          errors={errors}
          placeholder={text.anyStatus}
          options={options}
          defaultValue={status}
        />
      )}
    </FamilyFilters>
  );
}

/** A status that is no longer offered is still what the list is filtered by. */
const withChosen = (statuses: readonly FilterOption[], chosen: string): readonly FilterOption[] =>
  chosen === "" || statuses.some(({ value }) => value === chosen)
    ? statuses
    : [...statuses, { value: chosen, label: filtersText.chips.otherStatus }];
