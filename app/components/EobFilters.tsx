import { eobsText } from "../text/eobs.ts";
import { filtersText } from "../text/filters.ts";
import type { ClaimFiltersProps } from "./ClaimFilters.tsx";
import { errorsOfFilter } from "./filter-faults.ts";
import { FilterDays } from "./FilterDays.tsx";
import { FilterForm } from "./FilterForm.tsx";
import { ProviderChoices } from "./ProviderChoices.tsx";
import { SelectField } from "./SelectField.tsx";

type EobFiltersProps = Omit<ClaimFiltersProps, "viewer" | "status" | "statuses">;

/** Which explanations to list. */
export function EobFilters(props: EobFiltersProps) {
  const { members, member, days, providers, faults, ...form } = props;
  const text = eobsText.filters;
  return (
    <FilterForm
      {...form}
      list="/eobs"
      heading={text.heading}
      apply={text.apply}
      wrong={Object.keys(faults).length > 0}
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
      <FilterDays days={days} hint={text.datesHint} faults={faults} />
      <ProviderChoices
        providers={providers}
        errors={errorsOfFilter(faults, "provider", days.earliest)}
        unlisted={filtersText.unlisted.eobs}
      />
    </FilterForm>
  );
}
