import type { ReactNode } from "react";
import { filtersText } from "#app/text/filters.ts";
import { errorsOfFilter } from "./filter-errors.ts";
import { FilterDays, type FilterDaysValues } from "./FilterDays.tsx";
import { FilterForm, type FilterFormProps } from "./FilterForm.tsx";
import { FilterSelect } from "./FilterSelect.tsx";
import type { FilterOption } from "./list-view.ts";
import { ProviderChoices, type ProviderChoice } from "./ProviderChoices.tsx";

export type FamilyFields = {
  /** Whom the list may be narrowed to; nobody where there is no choice. */
  members: readonly FilterOption[];
  days: FilterDaysValues;
  /** Null where it is not known what the list may be narrowed to. */
  providers: readonly ProviderChoice[] | null;
};

type FamilyFiltersProps = Pick<FilterFormProps, "form"> & {
  fields: FamilyFields;
  text: FilterFormProps["text"] & { datesHint: (earliest: string) => string };
  /** Whose the list is while no member is chosen. */
  anyMember: string;
  /** In place of choices that are not known. */
  unlisted: string;
  /** Filters that only this list has. */
  children?: ReactNode;
};

/** The filters of a list that a family shares: whose, which days, which providers. */
export function FamilyFilters(props: FamilyFiltersProps) {
  const { form, fields, text, anyMember, unlisted, children } = props;
  const { members, days, providers } = fields;
  return (
    <FilterForm form={form} text={text}>
      <FilterSelect
        id="member"
        form={form}
        label={filtersText.member}
        any={anyMember}
        options={members}
      />
      <FilterDays days={days} hint={text.datesHint} errors={form.errors} />
      {children}
      <ProviderChoices
        providers={providers}
        errors={errorsOfFilter(form.errors, "provider")}
        unlisted={unlisted}
      />
    </FilterForm>
  );
}
