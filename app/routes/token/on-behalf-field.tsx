import type { AnsweredForm } from "../../components/answered-form.ts";
import { Checkbox } from "../../components/Checkbox.tsx";
import { staffText } from "../../text/staff.ts";

type OnBehalfFieldProps = { form: AnsweredForm; ticked: boolean };

/** Staff confirm that the member asked for what they submit; it starts unticked every time. */
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
