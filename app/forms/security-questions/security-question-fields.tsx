import type { AnsweredForm } from "#app/components/forms/answered-form.ts";
import type { FilterOption } from "#app/components/lists/list-view.ts";
import { Field } from "#app/components/forms/Field.tsx";
import { SelectField } from "#app/components/forms/SelectField.tsx";
import { registrationText } from "#app/text/sign-in/registration.ts";
import { answerField, questionField, QUESTIONS } from "#app/rules/forms/security-questions.ts";

type SecurityQuestionFieldsProps = Pick<AnsweredForm, "field"> & {
  options: readonly FilterOption[];
};

const { security: text } = registrationText;

/** The questions of an account with their answers, which are typed in sight. */
export function SecurityQuestionFields({ field, options }: SecurityQuestionFieldsProps) {
  return QUESTIONS.flatMap((number) => [
    <SelectField
      key={questionField(number)}
      {...field(questionField(number))}
      label={text.question(number)}
      options={options}
      required
    />,
    <Field
      key={answerField(number)}
      {...field(answerField(number))}
      label={text.answer(number)}
      hint={text.answerHint}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
    />,
  ]);
}
