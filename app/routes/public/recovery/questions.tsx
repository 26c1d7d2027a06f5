import { href } from "react-router";
import { Field } from "#app/components/forms/Field.tsx";
import { FormPage } from "#app/forms/form-page.tsx";
import { WaysOut } from "#app/sign-in/visitor-parts.tsx";
import { recoveryText } from "#app/text/sign-in/recovery.ts";
import { answerField } from "#app/rules/forms/security-questions.ts";
import { requireQuestions, recovery, RECOVERY } from "./state.ts";
import type { Route } from "./+types/questions.ts";
import { LoginError } from "#app/components/forms/LoginError.tsx";
import { loginText } from "#app/text/sign-in/login.ts";
import { z } from "zod";
import { forgotPasswordVerify, verifyRecovery } from "#server/gateway/calls/sign-in/security.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { textField } from "#app/forms/field-schemas.ts";
import { outcomeOf, requireCookieSized, type Outcome } from "#app/forms/submit/write-outcome.ts";
import { submitGuarded, visitorOf } from "#app/forms/submit/submit-guarded.ts";

const { questions: text } = recoveryText;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { questions } = await requireQuestions(context);
  return { questions: questions.map(({ question }) => question) };
};

/** Checks the answers: wrong, unknown and locked are answered alike, in the same time (S-02). */
export async function action({ request, context }: Route.ActionArgs) {
  const state = await requireQuestions(context);
  const { username, questions } = state;
  return submitGuarded(request, context, {
    schema: schemaFor(questions.length),
    limit: { about: () => `recovery of ${username}`, message: recoveryText.limited },
    padded: "answers",
    work: async (typed) => {
      const { gateway, domainId } = visitorOf(context, request);
      const answers = questions.map((question, index) => ({
        questionId: question.id,
        answer: typed[answerField(index + 1)] ?? "",
      }));
      const answer = await verifyRecovery(gateway, { username, domainId, answers });
      const token = answer.ok ? { ok: true as const, value: answer.value.resetToken } : answer;
      return requireCookieSized(outcomeOf(token, { alsoRefuses: [401] }), forgotPasswordVerify);
    },
    audit: (result) => {
      // The recovery itself is recorded when the new password is set.
      if (result.kind === "ok") return;
      const outcome =
        result.kind === "limited" ? "limited" : isLocked(result) ? "locked" : "failed";
      recordAudit(context, { event: "recovery", outcome, username });
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
      Array.from({ length: count }, (_, index) => [
        answerField(index + 1),
        textField(text.answer(index + 1), () => undefined),
      ]),
    ),
  );

const isLocked = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === "refused" && outcome.reason === "ACCOUNT_LOCKED";

export default function RecoveryQuestions({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage
      title={text.title}
      heading={text.heading}
      steps={{ labels: recoveryText.password.steps, current: 1 }}
      answer={actionData}
      renderErrors={([message = ""]) => <Refusal sentence={message} />}
      submit={recoveryText.continue}
      foot={<WaysOut own={{ to: href("/recovery/password"), label: text.otherUsername }} />}
    >
      {({ field }) =>
        loaderData.questions.map((question, index) => (
          <Field
            key={answerField(index + 1)}
            {...field(answerField(index + 1))}
            label={question}
            isCarrierText
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        ))
      }
    </FormPage>
  );
}

/** The sentence for a locked account (§8 "Login errors") without its link. */
const LOCKED = loginText.locked((words) => words).join("");

/** The error of a form; that of a locked account has its link. */
function Refusal({ sentence }: { sentence: string }) {
  if (sentence === LOCKED) return <LoginError error={{ kind: "locked" }} withLinks />;
  return <p>{sentence}</p>;
}

export { retryHeaders as headers } from "#app/forms/submit/refuse.ts";
