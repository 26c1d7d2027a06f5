import { Field } from "#app/components/forms/Field.tsx";
import { SelectField } from "#app/components/forms/SelectField.tsx";
import type { AnsweredForm } from "#app/components/forms/answered-form.ts";
import { SubmitButton } from "#app/components/forms/SubmitButton.tsx";
import { providerSearchText } from "#app/text/provider-search.ts";

const text = providerSearchText.form;

type SearchFieldsProps = {
  form: AnsweredForm;
  options: readonly { value: string; label: string }[];
};

/** Where, how far and what to search for. */
export function SearchFields({ form: { field, busy }, options }: SearchFieldsProps) {
  const { name: _name, ...radius } = field("radius");
  return (
    <>
      <Field
        {...field("zip")}
        label={text.zip}
        inputMode="numeric"
        autoComplete="postal-code"
        required
      />
      <SelectField
        {...radius}
        label={text.radius}
        options={options}
        placeholder={text.choose}
        required
      />
      <Field {...field("words")} label={text.words} hint={text.wordsHint} />
      <SubmitButton busy={busy}>{text.submit}</SubmitButton>
    </>
  );
}
