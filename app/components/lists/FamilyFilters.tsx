import type { ReactNode } from "react";
import { filtersText } from "#app/text/filters.ts";
import { errorsOfFilter } from "./filter-errors.ts";
import { FilterDays, type FilterDaysValues } from "./FilterDays.tsx";
import { FilterForm, type FilterFormProps } from "./FilterForm.tsx";
import { FilterSelect } from "./FilterSelect.tsx";
import type { FilterOption } from "./list-view.ts";
import { ProviderChoices, type ProviderChoice } from "./ProviderChoices.tsx";

export type FamilyFields = {
  /** Empty where there is no choice. */
  members: readonly FilterOption[];
  days: FilterDaysValues;
  /** Null where the choices are not known. */
  providers: readonly ProviderChoice[] | null;
};

type FamilyFiltersProps = Pick<FilterFormProps, "form"> & {
  fields: FamilyFields;
  text: FilterFormProps["text"] & { datesHint: (earliest: string) => string };
  /** The option while no member is chosen. */
  anyMember: string;
  /** Beside the filters where the providers are not known. */
  unlisted: string;
  /** Filters that only this list has. */
  children?: ReactNode;
};

/** The filters of a family's list: member, days, providers. */
export function FamilyFilters(props: FamilyFiltersProps) {
  const { form, fields, text, anyMember, unlisted, children } = props;
  const { members, days, providers } = fields;
  return (
    <FilterForm form={form} text={text} note={providers === null && unlisted}>
      <FilterSelect
        id="member"
        form={form}
        label={filtersText.member}
        any={anyMember}
        options={members}
      />
      <FilterDays days={days} hint={text.datesHint} errors={form.errors} />
      {children}
      <ProviderChoices providers={providers} errors={errorsOfFilter(form.errors, "provider")} />
    </FilterForm>
  );
}
