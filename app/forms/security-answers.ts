import { z } from "zod";
import { validateSecurityAnswer } from "#app/rules/sign-in/validation.ts";
import { registrationText } from "#app/text/registration.ts";
import { textField } from "./field-schemas.ts";
import { answerField, questionField, QUESTIONS } from "./question-field.ts";

const { security: text } = registrationText;

/** The gateway checks that the questions exist. */
const fields = Object.fromEntries(
  QUESTIONS.flatMap((number) => [
    [questionField(number), textField(text.question(number), () => undefined)],
    [answerField(number), textField(text.answer(number), validateSecurityAnswer)],
  ]),
);

type Typed = Readonly<Partial<Record<string, string>>>;

/** Whether a question was chosen in an earlier place. Nothing chosen is another error. */
function isChosenAbove(typed: Typed, number: number): boolean {
  const chosen = typed[questionField(number)];
  const above = QUESTIONS.filter((other) => other < number);
  return chosen !== undefined && above.some((other) => typed[questionField(other)] === chosen);
}

const notChosenAbove = (number: number) => ({
  path: [questionField(number)],
  error: text.sameQuestion,
  // Even if other fields are wrong, so that all errors are shown at once.
  when: () => true,
});

/** Three different questions with their answers (§5), in the order of the page. */
export const answersSchema = z
  .object(fields)
  .refine((typed) => !isChosenAbove(typed, 2), notChosenAbove(2))
  .refine((typed) => !isChosenAbove(typed, 3), notChosenAbove(3))
  .transform((typed) =>
    QUESTIONS.map((number) => ({
      questionId: typed[questionField(number)] ?? "",
      answer: typed[answerField(number)] ?? "",
    })),
  );
