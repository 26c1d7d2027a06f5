import { z } from "zod";
import { validateSecurityAnswer } from "#app/rules/sign-in/validation.ts";
import { putSecurityAnswers, securityQuestions } from "#server/gateway/calls/security.ts";
import { answer, answerAnyone, type Handler } from "../handler.ts";
import { readBody } from "../parameters.ts";
import { Refusal } from "../refusal.ts";
import { ASKED, findQuestion, SECURITY_QUESTIONS } from "../world/security-questions.ts";

const answersBody = z
  .array(
    z.object({
      questionId: z.string().refine((id) => findQuestion(id) !== undefined),
      answer: z.string().refine((text) => validateSecurityAnswer(text) === undefined),
    }),
  )
  .min(ASKED)
  .refine((all) => new Set(all.map(({ questionId }) => questionId)).size === all.length);

export const securityQuestionsCalls: readonly Handler[] = [
  answerAnyone(securityQuestions, () => [...SECURITY_QUESTIONS]),
  answer(putSecurityAnswers, ({ stock, caller, body }) => {
    const answers = readAnswers(body);
    if (stock.accounts.find(caller.username) === undefined) {
      throw new Refusal(404, "this member has no account");
    }
    stock.atOnce(() => stock.securityAnswers.write(caller.username, answers));
    return {};
  }),
];

/** Answers to at least as many different questions as are asked. Throws a Refusal (400). */
export function readAnswers(answers: unknown): z.output<typeof answersBody> {
  return readBody(answersBody, answers, { errorType: "ANSWERS_INVALID" });
}
