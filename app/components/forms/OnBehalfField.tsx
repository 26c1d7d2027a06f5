import { onBehalfText } from "#app/text/common/form-parts.ts";
import type { AnsweredForm, FormAnswer } from "./answered-form.ts";
import { Checkbox } from "./Choice.tsx";

type OnBehalfFieldProps = {
  form: Pick<AnsweredForm, "box">;
  answer: FormAnswer | null | undefined;
};

/** Staff confirm that the member asked for this; a draft does not restore the tick. */
export function OnBehalfField({ form, answer }: OnBehalfFieldProps) {
  return (
    <Checkbox
      {...form.box("onBehalf")}
      label={onBehalfText.confirm}
      hint={onBehalfText.confirmHint}
      defaultChecked={answer?.values["onBehalf"] === "Y"}
      required
    />
  );
}
