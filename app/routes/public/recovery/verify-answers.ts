import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { forgotPasswordVerify, verifyRecovery } from "#server/gateway/calls/security.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { textField } from "#app/forms/field-schemas.ts";
import { outcomeOf, requireCookieSized, type Limited, type Outcome } from "#app/forms/outcome.ts";
import { submitGuarded } from "#app/forms/submit-guarded.ts";
import { recoveryText } from "#app/text/recovery.ts";
import { answerField } from "./answer-field.ts";
import { LOCKED } from "./locked.tsx";
import { recovery, RECOVERY, requireQuestions } from "./state.ts";

const { questions: text } = recoveryText;

/**
 * Checks the answers. Wrong ones, and any for an unknown name, get the same sentence at the same time
 * (S-02); so does a name that is locked, known or not.
 */
export async function verifyAnswers(request: Request, context: Readonly<RouterContextProvider>) {
  const state = await requireQuestions(context);
  const { id, username, questions } = state;
  return submitGuarded(request, context, {
    schema: schemaFor(questions.length),
    sender: `${id} ${RECOVERY.questions}`,
    limit: { about: () => `recovery of ${username}`, message: recoveryText.limited },
    padded: "answers",
    work: async (typed) => {
      const { domainId } = context.get(brandContext);
      const answers = questions.map((question, place) => ({
        questionId: question.id,
        answer: typed[answerField(place)] ?? "",
      }));
      const gateway = gatewayFor(context, request, null);
      const answer = await verifyRecovery(gateway, { username, domainId, answers });
      const token = answer.ok ? { ok: true as const, value: answer.value.resetToken } : answer;
      return requireCookieSized(outcomeOf(token, { alsoRefuses: [401] }), forgotPasswordVerify);
    },
    audit: (outcome) => {
      // The recovery itself is recorded when the new password is set.
      if (outcome.kind === "ok") return;
      recordAudit(context, { event: "recovery", outcome: auditedAs(outcome), username });
    },
    trouble: recoveryText.trouble,
    answer: (outcome) => {
      if (outcome.kind === "refused") {
        return { formErrors: [isLocked(outcome) ? LOCKED : text.wrong] };
      }
      const verified = { ...state, resetToken: outcome.value };
      return recovery.saveAndGo(context, verified, RECOVERY.newPassword);
    },
  });
}

const schemaFor = (count: number) =>
  z.object(
    Object.fromEntries(
      Array.from({ length: count }, (_, place) => [
        answerField(place),
        textField(text.answer(place + 1), () => undefined),
      ]),
    ),
  );

const isLocked = (outcome: Outcome<unknown> | Limited): boolean =>
  outcome.kind === "refused" && outcome.reason === "ACCOUNT_LOCKED";

function auditedAs(outcome: Outcome<unknown> | Limited): "failed" | "locked" | "limited" {
  if (outcome.kind === "limited") return "limited";
  return isLocked(outcome) ? "locked" : "failed";
}
