import { eobsText } from "#app/text/eobs.ts";
import { filtersText } from "#app/text/filters.ts";
import type { ListFiltersProps } from "#app/components/lists/list-filters.ts";
import { errorsOfFilter } from "#app/components/lists/filter-errors.ts";
import { FilterDays } from "#app/components/lists/FilterDays.tsx";
import { FilterForm } from "#app/components/lists/FilterForm.tsx";
import { ProviderChoices } from "#app/components/lists/ProviderChoices.tsx";
import { SelectField } from "#app/components/forms/SelectField.tsx";

/** Which explanations to list. */
export function EobFilters(props: ListFiltersProps) {
  const { members, member, days, providers, errors, ...form } = props;
  const text = eobsText.filters;
  return (
    <FilterForm
      {...form}
      list="/eobs"
      heading={text.heading}
      apply={text.apply}
      wrong={Object.keys(errors).length > 0}
    >
      {members.length > 1 && (
        <SelectField
          id="member"
          label={filtersText.member}
          placeholder={text.everyone}
          options={members}
          defaultValue={member}
        />
      )}
      <FilterDays days={days} hint={text.datesHint} errors={errors} />
      <ProviderChoices
        providers={providers}
        errors={errorsOfFilter(errors, "provider", days.earliest)}
        unlisted={filtersText.unlisted.eobs}
      />
    </FilterForm>
  );
}
