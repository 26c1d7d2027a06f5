import { Checkbox } from "#app/components/forms/Checkbox.tsx";
import { FilterForm } from "#app/components/lists/FilterForm.tsx";
import { FilterSelect } from "#app/components/lists/FilterSelect.tsx";
import type { FilterFormView, FilterOption } from "#app/components/lists/list-view.ts";
import { filtersText } from "#app/text/filters.ts";
import { referralsText } from "#app/text/referrals.ts";

type Options = readonly FilterOption[];

type ReferralFiltersProps = {
  form: FilterFormView;
  fields: {
    /** Empty where there is no choice. */
    members: Options;
    /** Null where the choices are not known. */
    statuses: Options | null;
    providers: Options | null;
    expired: { value: string; isChosen: boolean };
  };
};

export function ReferralFilters({ form, fields }: ReferralFiltersProps) {
  const { members, statuses, providers, expired } = fields;
  const text = referralsText.filters;
  const { chips, unlisted } = filtersText;
  return (
    <FilterForm form={form} text={text} note={statuses === null && unlisted.claims}>
      <FilterSelect
        id="member"
        form={form}
        label={filtersText.member}
        any={text.everyone}
        options={members}
      />
      {providers && (
        <FilterSelect
          id="provider"
          form={form}
          label={text.provider}
          any={text.anyProvider}
          options={providers}
          unlisted={chips.otherProvider}
        />
      )}
      {statuses && (
        <FilterSelect
          id="status"
          form={form}
          label={text.status}
          any={text.anyStatus}
          options={statuses}
          unlisted={chips.otherStatus}
        />
      )}
      <Checkbox
        id="expired"
        label={text.expired}
        value={expired.value}
        defaultChecked={expired.isChosen}
      />
    </FilterForm>
  );
}
