import { Checkbox } from "../../components/Checkbox.tsx";
import { staffText } from "../../text/staff.ts";

type OnBehalfFieldProps = { ticked: boolean; errors: readonly string[] };

/** Staff confirm that the member asked for what they submit; it starts unticked every time. */
export function OnBehalfField({ ticked, errors }: OnBehalfFieldProps) {
  return (
    <Checkbox
      id="onBehalf"
      label={staffText.confirm}
      hint={staffText.confirmHint}
      defaultChecked={ticked}
      errors={errors}
      required
    />
  );
}
