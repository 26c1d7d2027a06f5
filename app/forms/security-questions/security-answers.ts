import { z } from "zod";
import { validateSecurityAnswer } from "#app/rules/forms/validation.ts";
import { answerField, questionField, QUESTIONS } from "#app/rules/forms/security-questions.ts";
import { registrationText } from "#app/text/sign-in/registration.ts";
import { textField } from "../field-schemas.ts";

const { security: text } = registrationText;

const any = () => undefined;

/** Each field with its check, in the order of the page. The gateway checks that questions exist. */
const checks = QUESTIONS.flatMap((number) => [
  { name: questionField(number), isQuestion: true, check: textField(text.question(number), any) },
  {
    name: answerField(number),
    isQuestion: false,
    check: textField(text.answer(number), validateSecurityAnswer, {
      pattern: text.answerInvalid(number),
    }),
  },
]);

const fields = Object.fromEntries(checks.map(({ name }) => [name, z.unknown()]));

/** Three different questions with answers (§5); all that is wrong shows at once, in page order. */
export const answersSchema = z.object(fields).transform((typed, context) => {
  const read: Record<string, string> = {};
  const chosen = new Set<string>();
  for (const { name, isQuestion, check } of checks) {
    const { data = "", error } = check.safeParse(typed[name]);
    const messages = error?.issues.map(({ message }) => message) ?? [];
    // Nothing chosen is another error.
    if (isQuestion && data !== "") {
      if (chosen.has(data)) messages.push(text.sameQuestion);
      chosen.add(data);
    }
    for (const message of messages) {
      context.addIssue({ code: "custom", path: [name], message });
    }
    read[name] = data;
  }
  return QUESTIONS.map((number) => ({
    questionId: read[questionField(number)] ?? "",
    answer: read[answerField(number)] ?? "",
  }));
});
