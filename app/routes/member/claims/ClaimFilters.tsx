import { claimsText } from "#app/text/claims.ts";
import { filtersText } from "#app/text/filters.ts";
import { FamilyFilters, type FamilyFields } from "#app/components/lists/FamilyFilters.tsx";
import { FilterSelect } from "#app/components/lists/FilterSelect.tsx";
import type { FilterFormView, FilterOption } from "#app/components/lists/list-view.ts";

export type ClaimFiltersProps = {
  form: FilterFormView;
  fields: FamilyFields;
  viewer: string;
  /** Null where the choices are not known. */
  statuses: readonly FilterOption[] | null;
};

export function ClaimFilters({ form, fields, viewer, statuses }: ClaimFiltersProps) {
  const text = claimsText.filters;
  return (
    <FamilyFilters
      form={form}
      fields={fields}
      text={text}
      anyMember={text.self(viewer)}
      unlisted={filtersText.unlisted.claims}
    >
      {statuses && (
        <FilterSelect
          id="status"
          form={form}
          label={text.status}
          any={text.anyStatus}
          options={statuses}
          unlisted={filtersText.chips.otherStatus}
        />
      )}
    </FamilyFilters>
  );
}
