import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { forgotPasswordVerify, verifyRecovery } from "#server/gateway/calls/security.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { recoveryText } from "#app/text/recovery.ts";
import { textField } from "#app/forms/field-schemas.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import { answerField } from "./answer-field.ts";
import { LOCKED } from "./locked.tsx";
import {
  requireCookieSized,
  submitOnceCounted,
  padResponseTime,
  outcomeOf,
  withinLimits,
  type Outcome,
} from "#app/forms/outcome.ts";
import { refuse, refuseForNow, refuseInTrouble } from "#app/forms/refuse.ts";
import { requireQuestions, keepRecovery, RECOVERY } from "./state.ts";

const { questions: text } = recoveryText;

/**
 * Checks the answers. Wrong ones, and the answers of a name nobody has, get the same sentence at the
 * same time (S-02); so does a name that is locked, whoever has it.
 */
export async function verifyAnswers(request: Request, context: Readonly<RouterContextProvider>) {
  const state = await requireQuestions(context);
  const { username, questions } = state;
  const form = await readForm(request);
  const checked = checkForm(form, schemaFor(questions.length));
  if (checked.status !== "success") return refuse(checked.reply());

  const { domainId } = context.get(brandContext);
  const answers = questions.map(({ id }, place) => ({
    questionId: id,
    answer: checked.value[answerField(place)] ?? "",
  }));
  const gateway = gatewayFor(context, request, null);
  const about = `recovery of ${username}`;
  const outcome = await padResponseTime("answers", () =>
    submitOnceCounted(`${state.id} ${RECOVERY.questions}`, form, async () => {
      const verified = await withinLimits(context, about, async () => {
        const answer = await verifyRecovery(gateway, { username, domainId, answers });
        const token = answer.ok ? { ok: true as const, value: answer.value.resetToken } : answer;
        return requireCookieSized(outcomeOf(token, { alsoRefuses: [401] }), forgotPasswordVerify);
      });
      // The recovery itself is told of when the new password is there.
      if (verified.kind !== "ok") {
        recordAudit(context, { event: "recovery", outcome: auditedAs(verified), username });
      }
      return verified;
    }),
  );
  switch (outcome.kind) {
    case "limited":
      return refuseForNow(checked, recoveryText.limited, outcome.wait);
    case "trouble":
      return refuseInTrouble(checked, outcome.error, recoveryText.trouble);
    case "refused":
      return refuse(checked.reply({ formErrors: [isLocked(outcome) ? LOCKED : text.wrong] }));
    default:
      await keepRecovery(context, { ...state, resetToken: outcome.value });
      return redirect(RECOVERY.newPassword, { status: 303 });
  }
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

const isLocked = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === "refused" && outcome.reason === "ACCOUNT_LOCKED";

function auditedAs(outcome: Outcome<unknown>): "failed" | "locked" | "limited" {
  if (outcome.kind === "limited") return "limited";
  return isLocked(outcome) ? "locked" : "failed";
}
