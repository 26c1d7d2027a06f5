import { href, Form, Link } from "react-router";
import {
  useAnsweredForm,
  type FormAnswer,
  type AnsweredForm,
} from "#app/components/forms/answered-form.ts";
import { FormSheet } from "#app/components/forms/FormSheet.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { formPartsText } from "#app/text/common/form-parts.ts";
import { providerSearchText as text } from "#app/text/care/provider-search.ts";
import type { SearchView } from "./search.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { SelectField } from "#app/components/forms/SelectField.tsx";
import { SubmitButton } from "#app/components/forms/SubmitButton.tsx";

type SearchSheetProps = {
  view: Extract<SearchView, { kind: "form" }>;
  answer: FormAnswer | undefined;
};

/** The search before it has a result: at first, after a mistake, or where the gateway fails. */
export function SearchSheet({ view, answer }: SearchSheetProps) {
  const { name, suffix, path, options, values, draft, notice, alert, phone } = view;
  const form = useAnsweredForm(answer, { defaultValue: answer?.values ?? draft ?? values });
  const said = notice ?? (draft && formPartsText.kept);
  return (
    <FormSheet
      heading={text.heading}
      intro={<p>{text.for(name)}</p>}
      notice={answer === undefined && said && <p>{said}</p>}
      errors={form.list}
      summaryRef={form.summaryRef}
      formError={
        answer === undefined &&
        alert !== null && (
          <>
            {alert.paragraphs.map((words) => (
              <p key={words}>{words}</p>
            ))}
            <div className="row">
              {alert.again !== null && (
                <Link className="link" to={alert.again}>
                  <Icon name="arrows-clockwise" />
                  {text.tryAgain}
                </Link>
              )}
              <PhoneLink phone={phone} />
            </div>
          </>
        )
      }
      foot={
        <Link
          className="link"
          to={href("/find-care/primary-care/:suffix", { suffix: String(suffix) })}
        >
          {text.back}
        </Link>
      }
    >
      <Form method="post" action={path} aria-label={text.heading} {...form.formProps}>
        <SearchFields form={form} options={options} />
      </Form>
    </FormSheet>
  );
}

type SearchFieldsProps = {
  form: AnsweredForm;
  options: readonly { value: string; label: string }[];
};

export function SearchFields({ form: { field, busy }, options }: SearchFieldsProps) {
  const { name: _name, ...radius } = field("radius");
  return (
    <>
      <Field
        {...field("zip")}
        label={text.form.zip}
        inputMode="numeric"
        autoComplete="postal-code"
        required
      />
      <SelectField
        {...radius}
        label={text.form.radius}
        options={options}
        placeholder={text.form.choose}
        required
      />
      <Field {...field("words")} label={text.form.words} hint={text.form.wordsHint} />
      <SubmitButton busy={busy}>{text.form.submit}</SubmitButton>
    </>
  );
}
