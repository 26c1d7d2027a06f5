import type { ReactNode } from "react";
import { filtersText } from "#app/text/lists/filters.ts";
import { errorsOfFilter } from "./FilterErrors.tsx";
import { FilterForm, type FilterFormProps } from "./FilterForm.tsx";
import { FilterSelect } from "./FilterSelect.tsx";
import type { FilterOption, FilterErrorCodes } from "./list-view.ts";
import { showDate } from "#app/text/common/format.ts";
import { DayField } from "../forms/DayField.tsx";
import { FieldErrors } from "../forms/Field.tsx";
import { Choice } from "../forms/Choice.tsx";
import { Icon } from "../ui/icons/Icon.tsx";

export type FamilyFields = {
  members: readonly FilterOption[];
  days: FilterDaysValues;
  providers: readonly ProviderChoice[] | null;
};

type FamilyFiltersProps = Pick<FilterFormProps, "form"> & {
  fields: FamilyFields;
  text: FilterFormProps["text"] & { datesHint: (earliest: string) => string };
  anyMember: string;
  /** Beside the filters where the providers are not known. */
  unlisted: string;
  children?: ReactNode;
};

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

type FilterDaysValues = {
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

function FilterDays({ days, hint, errors }: FilterDaysProps) {
  const { from, to, earliest: min, latest: max } = days;
  return (
    <>
      <DayField
        id="from"
        label={filtersText.from}
        hint={hint(showDate(min))}
        errors={errorsOfFilter(errors, "from", min)}
        defaultValue={from}
        min={min}
        max={max}
      />
      <DayField
        id="to"
        label={filtersText.to}
        errors={errorsOfFilter(errors, "to", min)}
        defaultValue={to}
        min={min}
        max={max}
      />
    </>
  );
}

type ProviderChoice = { id: string; name: string | null; chosen: boolean };

type ProviderChoicesProps = {
  providers: readonly ProviderChoice[] | null;
  errors: readonly string[];
};

function ProviderChoices({ providers, errors }: ProviderChoicesProps) {
  if (providers === null) {
    return (
      <div id="provider">
        <FieldErrors id="provider" errors={errors} />
      </div>
    );
  }
  if (providers.length === 0 && errors.length === 0) return null;
  const chosen = providers.filter((provider) => provider.chosen).length;
  const { providers: heading, chosen: some } = filtersText;
  return (
    <details open={chosen > 0 || errors.length > 0}>
      <summary id="provider">
        {chosen > 0 ? some(heading, chosen) : heading}
        <Icon name="caret-down" />
      </summary>
      <FieldErrors id="provider" errors={errors} />
      <fieldset className="filters__providers">
        <legend className="vh">{heading}</legend>
        {providers.map(({ id, name, chosen: checked }, i) => (
          <Choice
            key={id}
            id={`provider-${i + 1}`}
            type="checkbox"
            name="provider"
            value={id}
            label={name ?? filtersText.chips.otherProvider}
            defaultChecked={checked}
          />
        ))}
      </fieldset>
    </details>
  );
}
