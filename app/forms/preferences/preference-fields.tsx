import type { AnsweredForm } from "#app/components/forms/answered-form.ts";
import { Checkbox, ChoiceGroup, FieldGroup } from "#app/components/forms/Choice.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { EBILL_CONTROLS, type PreferenceControl } from "#app/rules/account/preferences.ts";
import { preferencesText } from "#app/text/account/preferences.ts";

type PreferenceFieldsProps = {
  shown: readonly PreferenceControl[];
  form: Pick<AnsweredForm, "field" | "box">;
};

const isAboutBills = (name: string) => EBILL_CONTROLS.some((bill) => bill === name);

/** The e-mail address and the controls this member has. */
export function PreferenceFields({ shown, form }: PreferenceFieldsProps) {
  return (
    <>
      <Rendered shown={shown} />
      <Field
        {...form.field("emailAddress", "email")}
        label={preferencesText.emailAddress}
        autoComplete="email"
        required
      />
      <Controls shown={shown.filter((name) => !isAboutBills(name))} form={form} />
      {shown.some(isAboutBills) && (
        <FieldGroup legend={preferencesText.ebill}>
          <Controls shown={shown.filter(isAboutBills)} form={form} />
        </FieldGroup>
      )}
    </>
  );
}

/** The fields of preferences about bills, where the member has them. */
export function EbillFields({ shown, form }: PreferenceFieldsProps) {
  return (
    <>
      <Rendered shown={shown} />
      <Controls shown={shown} form={form} />
    </>
  );
}

/** Browsers leave unticked boxes out of a form: the marker says which controls there were (T-45). */
const Rendered = ({ shown }: Pick<PreferenceFieldsProps, "shown">) => (
  <input type="hidden" name="rendered" value={shown.join(" ")} />
);

function Controls({ shown, form }: PreferenceFieldsProps) {
  return shown.map((name) => {
    const text = preferencesText[name];
    if (typeof text === "string") return <Checkbox key={name} {...form.box(name)} label={text} />;
    return (
      <ChoiceGroup
        key={name}
        {...form.field(name)}
        legend={text.label}
        hint={text.hint}
        options={[
          { value: "Y", label: text.Y },
          { value: "N", label: text.N },
        ]}
        required
      />
    );
  });
}

/** The values of a form; browsers leave unticked boxes out. */
export type TypedPreferences = Readonly<Record<string, string>>;

/** The controls that a form had, from its hidden marker (T-45). */
export function renderedIn(marker: FormDataEntryValue | null | undefined): string[] {
  return typeof marker === "string" ? marker.split(" ").filter((name) => name !== "") : [];
}

/**
 * The typed values, else the initial ones. The marker field tells an unticked box from a missing
 * one.
 */
export function valuesToShow(
  initial: TypedPreferences,
  typed: TypedPreferences | undefined,
): TypedPreferences {
  if (typed === undefined) return initial;
  const unticked = renderedIn(typed["rendered"]).map((name) => [name, ""]);
  return { ...initial, ...Object.fromEntries(unticked), ...typed };
}
