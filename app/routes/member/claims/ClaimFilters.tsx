import { claimsText } from "#app/text/claims.ts";
import { filtersText } from "#app/text/filters.ts";
import { errorsOfFilter } from "#app/components/lists/filter-errors.ts";
import { FilterDays } from "#app/components/lists/FilterDays.tsx";
import { FilterForm } from "#app/components/lists/FilterForm.tsx";
import type { FilterOption, ListFiltersProps } from "#app/components/lists/list-filters.ts";
import { ProviderChoices } from "#app/components/lists/ProviderChoices.tsx";
import { SelectField } from "#app/components/forms/SelectField.tsx";

export type ClaimFiltersProps = ListFiltersProps & {
  viewer: string;
  status: string;
  /** Null where it is not known what the list may be narrowed to. */
  statuses: readonly FilterOption[] | null;
};

/** Which claims to list. */
export function ClaimFilters(props: ClaimFiltersProps) {
  const { members, member, viewer, days, status, statuses, providers, errors, ...form } = props;
  const text = claimsText.filters;
  const statusErrors = errorsOfFilter(errors, "status", days.earliest);
  const options = statuses && withChosen(statuses, status);
  return (
    <FilterForm
      {...form}
      list="/claims"
      heading={text.heading}
      apply={text.apply}
      wrong={Object.keys(errors).length > 0}
    >
      {members.length > 0 && (
        <SelectField
          id="member"
          label={filtersText.member}
          placeholder={text.self(viewer)}
          options={members}
          defaultValue={member}
        />
      )}
      <FilterDays days={days} hint={text.datesHint} errors={errors} />
      {options && options.length + statusErrors.length > 0 && (
        <SelectField
          id="status"
          label={text.status}
          errors={statusErrors}
          placeholder={text.anyStatus}
          options={options}
          defaultValue={status}
        />
      )}
      <ProviderChoices
        providers={providers}
        errors={errorsOfFilter(errors, "provider", days.earliest)}
        unlisted={filtersText.unlisted.claims}
      />
    </FilterForm>
  );
}

/** A status that is not offered any more is still what the list is filtered by. */
const withChosen = (statuses: readonly FilterOption[], chosen: string): readonly FilterOption[] =>
  chosen === "" || statuses.some(({ value }) => value === chosen)
    ? statuses
    : [...statuses, { value: chosen, label: filtersText.chips.otherStatus }];
