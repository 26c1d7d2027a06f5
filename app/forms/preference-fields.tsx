import type { AnsweredForm } from "#app/components/forms/answered-form.ts";
import { Checkbox } from "#app/components/forms/Checkbox.tsx";
import { ChoiceGroup } from "#app/components/forms/ChoiceGroup.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { FieldGroup } from "#app/components/forms/FieldGroup.tsx";
import { EBILL_CONTROLS, type PreferenceControl } from "#app/rules/sign-in/preferences.ts";
import { preferencesText } from "#app/text/preferences.ts";

type PreferenceFieldsProps = {
  shown: readonly PreferenceControl[];
  form: Pick<AnsweredForm, "field" | "box">;
};

type Radios = "electronicEob" | "electronicMedicareMailing" | "discontinuePaperStatements";
type Box = "emailBreakingNews" | "emailWhenBillReady" | "emailPaymentReminder";

/** The e-mail address and the controls this member has. */
export function PreferenceFields({ shown, form }: PreferenceFieldsProps) {
  const { radios, box } = controlsOf({ shown, form });
  return (
    <>
      <Field
        {...form.field("emailAddress", "email")}
        label={preferencesText.emailAddress}
        autoComplete="email"
        required
      />
      {box("emailBreakingNews")}
      {radios("electronicEob")}
      {radios("electronicMedicareMailing")}
      {EBILL_CONTROLS.some((name) => shown.includes(name)) && (
        <FieldGroup legend={preferencesText.ebill}>
          <EbillFields shown={shown} form={form} />
        </FieldGroup>
      )}
    </>
  );
}

/** Those of the bills, where the member has them. */
export function EbillFields(props: PreferenceFieldsProps) {
  const { radios, box } = controlsOf(props);
  return (
    <>
      {radios("discontinuePaperStatements")}
      {box("emailWhenBillReady")}
      {box("emailPaymentReminder")}
    </>
  );
}

/** Draws a control where this member has it. */
function controlsOf({ shown, form }: PreferenceFieldsProps) {
  const radios = (name: Radios) => {
    if (!shown.includes(name)) return null;
    const { label, hint, Y, N } = preferencesText[name];
    return (
      <ChoiceGroup
        {...form.field(name)}
        legend={label}
        hint={hint}
        options={[
          { value: "Y", label: Y },
          { value: "N", label: N },
        ]}
        required
      />
    );
  };
  const box = (name: Box) =>
    shown.includes(name) && <Checkbox {...form.box(name)} label={preferencesText[name]} />;
  return { radios, box };
}

/** The values of a form; browsers leave unticked boxes out. */
export type Typed = Readonly<Record<string, string>>;

/** The controls that a form had, from its hidden marker (T-45). */
export function renderedIn(marker: FormDataEntryValue | null | undefined): string[] {
  return typeof marker === "string" ? marker.split(" ").filter((name) => name !== "") : [];
}

/**
 * What the form shows: what was typed before, else its initial values. An unticked box is missing from
 * what was typed, so the marker says which boxes there were.
 */
export function valuesToShow(initial: Typed, typed: Typed | undefined): Typed {
  if (typed === undefined) return initial;
  const unticked = renderedIn(typed["rendered"]).map((name) => [name, ""]);
  return { ...initial, ...Object.fromEntries(unticked), ...typed };
}
