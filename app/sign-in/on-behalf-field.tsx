import type { AnsweredForm } from "#app/components/forms/answered-form.ts";
import { Checkbox } from "#app/components/forms/Checkbox.tsx";
import { staffText } from "#app/text/staff.ts";

type OnBehalfFieldProps = { form: AnsweredForm; ticked: boolean };

/** Staff confirm that the member asked for this; a draft does not restore the tick. */
export function OnBehalfField({ form, ticked }: OnBehalfFieldProps) {
  return (
    <Checkbox
      {...form.box("onBehalf")}
      label={staffText.confirm}
      hint={staffText.confirmHint}
      defaultChecked={ticked}
      required
    />
  );
}
