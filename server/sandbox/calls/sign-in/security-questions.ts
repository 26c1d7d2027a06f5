import { z } from "zod";
import { validateSecurityAnswer } from "#app/rules/forms/validation.ts";
import { putSecurityAnswers, securityQuestions } from "#server/gateway/calls/sign-in/security.ts";
import { answer, answerPublic, type Handler } from "../../handler.ts";
import { readBody } from "../../parameters.ts";
import { Refusal } from "../../refusal.ts";
import {
  QUESTIONS_ASKED,
  findQuestion,
  SECURITY_QUESTIONS,
} from "../../world/security-questions.ts";

const answersBody = z
  .array(
    z.object({
      questionId: z.string().refine((id) => findQuestion(id) !== undefined),
      answer: z.string().refine((text) => validateSecurityAnswer(text) === undefined),
    }),
  )
  .min(QUESTIONS_ASKED)
  .refine((all) => new Set(all.map(({ questionId }) => questionId)).size === all.length);

export const securityQuestionsCalls: readonly Handler[] = [
  answerPublic(securityQuestions, () => [...SECURITY_QUESTIONS]),
  answer(putSecurityAnswers, ({ state, caller, body }) => {
    const answers = readAnswers(body);
    if (state.accounts.find(caller.username) === undefined) {
      throw new Refusal(404, "this member has no account");
    }
    state.inTransaction(() => state.securityAnswers.write(caller.username, answers));
    return {};
  }),
];

/** Answers to enough different questions. Throws a Refusal (400). */
export function readAnswers(answers: unknown): z.output<typeof answersBody> {
  return readBody(answersBody, answers, { errorType: "ANSWERS_INVALID" });
}
