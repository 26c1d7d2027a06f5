import type { AnsweredForm } from "#app/components/forms/answered-form.ts";
import { Checkbox, ChoiceGroup, FieldGroup } from "#app/components/forms/Choice.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import type { AddressLists } from "#app/forms/address/address-schema.ts";
import { AddressFields } from "#app/forms/address/address-fields.tsx";
import { confidentialText as text } from "#app/text/account/confidential.ts";

const { where, address, about, danger } = text;

/**
 * Browser autofill is off: stored values may belong to another person, and the input must not be
 * stored.
 */
const UNKEPT = { autoComplete: "off" } as const;

/**
 * The form asks for the destination, the subject, and whether disclosure could endanger the member,
 * and nothing more.
 */
export function RequestFields({ form, choices }: { form: AnsweredForm; choices: AddressLists }) {
  const { field, box } = form;
  const { id, name, defaultValue, errors } = field("about");
  return (
    <>
      <FieldGroup legend={where.legend} hint={where.hint}>
        <Field {...field("emailAddress", "email")} label={where.email} {...UNKEPT} />
      </FieldGroup>
      <FieldGroup legend={address.legend} hint={address.hint}>
        <AddressFields form={form} {...choices} isConfidential />
      </FieldGroup>
      <Field
        {...field("phoneNumber")}
        label={where.phone}
        hint={where.phoneHint}
        inputMode="tel"
        {...UNKEPT}
      />
      <ChoiceGroup
        id={id}
        name={name}
        legend={about.legend}
        defaultValue={defaultValue}
        errors={errors}
        options={[
          { value: "ALL", label: about.all },
          { value: "SOME", label: about.some },
        ]}
      />
      <Field {...field("aboutWords")} label={about.words} hint={about.wordsHint} {...UNKEPT} />
      <Checkbox {...box("couldEndanger")} label={danger.label} hint={danger.hint} />
    </>
  );
}
