import { SelectField } from "../forms/SelectField.tsx";
import { errorsOfFilter } from "./FilterErrors.tsx";
import type { FilterFormView, FilterOption } from "./list-view.ts";

type FilterSelectProps = {
  id: string;
  form: FilterFormView;
  label: string;
  any: string;
  /** Null if the choices are not known. */
  options: readonly FilterOption[] | null;
  /** The option for a chosen value that is not among those offered. */
  unlisted?: string;
};

/** A filter with one value out of several; nothing when there are none. */
export function FilterSelect({ id, form, label, any, options, unlisted }: FilterSelectProps) {
  if (options === null) return null;
  const errors = errorsOfFilter(form.errors, id);
  const chosen = form.values[id] ?? "";
  const isOffered = chosen === "" || options.some(({ value }) => value === chosen);
  const more = unlisted !== undefined && !isOffered ? [{ value: chosen, label: unlisted }] : [];
  if (options.length + more.length + errors.length === 0) return null;
  return (
    <SelectField
      id={id}
      label={label}
      errors={errors}
      placeholder={any}
      options={[...options, ...more]}
      defaultValue={chosen}
    />
  );
}
