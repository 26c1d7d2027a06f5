import { Field } from "#app/components/forms/Field.tsx";
import { FormPage } from "#app/forms/form-page.tsx";
import { WaysOut } from "#app/sign-in/visitor-parts.tsx";
import { recoveryText } from "#app/text/sign-in/recovery.ts";
import { recovery, newRecovery, RECOVERY } from "./state.ts";
import type { Route } from "./+types/password.ts";
import { z } from "zod";
import { attemptRecoveryQuestions } from "#server/gateway/calls/sign-in/security.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { textField } from "#app/forms/field-schemas.ts";
import { outcomeWithoutRefusal } from "#app/forms/submit/write-outcome.ts";
import { submitGuarded, visitorOf } from "#app/forms/submit/submit-guarded.ts";

const { password: text } = recoveryText;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const state = recovery.find(context);
  return { username: state?.username ?? "", expired: state?.expired ?? false };
};

/** Every username has two questions, so that their number tells nothing. */
const QUESTIONS = 2;

/** Names older than today's rule may be longer than it allows, but not as long as a page. */
const LONGEST_USERNAME = 100;

const schema = z.object({
  username: textField(recoveryText.password.username, (text) =>
    text.length > LONGEST_USERNAME ? "maxlength" : undefined,
  ),
});

/** Finds the questions of a username; the gateway gives some for unknown names as well (S-02). */
export const action = ({ request, context }: Route.ActionArgs) =>
  submitGuarded(request, context, {
    schema,
    limit: {
      about: ({ username }) => `recovery of ${username}`,
      message: recoveryText.limited,
      eachCounts: true,
    },
    padded: "questions",
    work: async ({ username }) => {
      const { gateway, domainId } = visitorOf(context, request);
      return outcomeWithoutRefusal(await attemptRecoveryQuestions(gateway, { username, domainId }));
    },
    audit: ({ kind }, { username }) => {
      if (kind === "limited")
        recordAudit(context, { event: "recovery", outcome: "limited", username });
    },
    trouble: recoveryText.trouble,
    answer: async ({ value }, { username }) => {
      const { sent } = recovery.find(context) ?? newRecovery();
      const questions = value.slice(0, QUESTIONS).map(({ id, question }) => ({
        id,
        question: question.slice(0, 200),
      }));
      const state = { ...newRecovery(), sent, username, questions };
      return recovery.saveAndGo(context, state, RECOVERY.questions);
    },
  });

export default function RecoverPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { username, expired } = loaderData;
  return (
    <FormPage
      title={text.title}
      heading={text.heading}
      intro={<p>{text.intro}</p>}
      steps={{ labels: text.steps, current: 0 }}
      answer={actionData}
      initial={{ username }}
      notice={expired && <p>{text.expired}</p>}
      submit={recoveryText.continue}
      foot={<WaysOut />}
    >
      {({ field }) => (
        <Field
          {...field("username")}
          label={text.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
    </FormPage>
  );
}

export { retryHeaders as headers } from "#app/forms/submit/refuse.ts";
