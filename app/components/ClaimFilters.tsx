import { claimsText } from "../text/claims.ts";
import { filtersText } from "../text/filters.ts";
import { errorsOfFilter, type FilterFaults } from "./filter-faults.ts";
import { FilterDays, type FilterDaysValues } from "./FilterDays.tsx";
import { FilterForm, type FilterFormValues } from "./FilterForm.tsx";
import { ProviderChoices, type ProviderChoice } from "./ProviderChoices.tsx";
import { SelectField } from "./SelectField.tsx";

type Option = { value: string; label: string };

export type ClaimFiltersProps = FilterFormValues & {
  /** Whom else the viewer may look at; nobody for most. */
  members: readonly Option[];
  member: string;
  viewer: string;
  days: FilterDaysValues;
  status: string;
  /** Null where it is not known what the list may be narrowed to; so are the providers then. */
  statuses: readonly Option[] | null;
  providers: readonly ProviderChoice[] | null;
  faults: FilterFaults;
};

/** Which claims to list. */
export function ClaimFilters(props: ClaimFiltersProps) {
  const { members, member, viewer, days, status, statuses, providers, faults, ...form } = props;
  const text = claimsText.filters;
  const statusErrors = errorsOfFilter(faults, "status", days.earliest);
  const options = statuses && withChosen(statuses, status);
  return (
    <FilterForm
      {...form}
      list="/claims"
      heading={text.heading}
      apply={text.apply}
      wrong={Object.keys(faults).length > 0}
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
      <FilterDays days={days} hint={text.datesHint} faults={faults} />
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
        errors={errorsOfFilter(faults, "provider", days.earliest)}
        unlisted={filtersText.unlisted.claims}
      />
    </FilterForm>
  );
}

/** A status that is not offered any more is still what the list is filtered by. */
const withChosen = (statuses: readonly Option[], chosen: string): readonly Option[] =>
  chosen === "" || statuses.some(({ value }) => value === chosen)
    ? statuses
    : [...statuses, { value: chosen, label: filtersText.chips.otherStatus }];
