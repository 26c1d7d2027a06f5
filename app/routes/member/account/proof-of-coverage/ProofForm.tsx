import { Form } from "react-router";
import { useAnsweredForm, type FormAnswer } from "#app/components/forms/answered-form.ts";
import { Checkbox, ChoiceGroup, FieldGroup } from "#app/components/forms/Choice.tsx";
import { FormTop, sayKept } from "#app/components/forms/FormTop.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { SubmitButton } from "#app/components/forms/SubmitButton.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { proofText } from "#app/text/account/proof.ts";
import type { ProofView } from "./make-proof.ts";

const text = proofText.form;
const CHOICES = ["en", "es", "both"] as const;

/** The id of the form's heading. */
export const FORM_HEADING_ID = "change";

export const checkboxNameOf = (suffix: number): string => `person-${suffix}`;

/** Who is in the letter, in which language, and for whom it is (PROOF-02). */
export function ProofForm({ view, answer }: { view: ProofView; answer: FormAnswer | undefined }) {
  const { people, draft } = view;
  const initial = {
    ...Object.fromEntries(people.map((person) => [person.box, "Y"])),
    letterLanguage: view.language,
  };
  const values = answer?.values ?? draft ?? initial;
  const form = useAnsweredForm(answer, { defaultValue: values });
  const { formProps, busy, field, box } = form;
  const language = field("letterLanguage");
  return (
    <Card title={text.heading} headingId={FORM_HEADING_ID}>
      <div className="card__body form">
        <FormTop form={form} notices={[sayKept(draft, answer)]} />
        <Form method="post" className="form" aria-label={text.heading} {...formProps}>
          {people.length > 1 && (
            <FieldGroup legend={text.people}>
              {people.map((person) => (
                <Checkbox key={person.box} {...box(person.box)} label={person.name} />
              ))}
            </FieldGroup>
          )}
          <ChoiceGroup
            id={language.id}
            legend={text.language}
            options={CHOICES.map((value) => ({ value, label: text.languages[value] }))}
            defaultValue={language.defaultValue}
            errors={language.errors}
            required
          />
          <Field {...field("addressee")} label={text.to} hint={text.toHint} />
          <SubmitButton kind="quiet" busy={busy}>
            {text.submit}
          </SubmitButton>
        </Form>
      </div>
    </Card>
  );
}
