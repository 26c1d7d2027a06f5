import { NewPasswordFields } from "#app/components/forms/PasswordField.tsx";
import { FormPage } from "#app/forms/form-page.tsx";
import { WaysOut } from "#app/sign-in/visitor-parts.tsx";
import { recoveryText } from "#app/text/sign-in/recovery.ts";
import { requireVerified, newRecovery, recovery, RECOVERY } from "./state.ts";
import type { Route } from "./+types/new-password.ts";
import { href, redirect } from "react-router";
import { z } from "zod";
import { RESET_REASONS, resetPassword } from "#server/gateway/calls/sign-in/security.ts";
import { memberOwner, usernameOwner } from "#server/session/owners.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { repeatedField, repetition, secretField, invalid } from "#app/forms/field-schemas.ts";
import { mayHaveTakenEffect, outcomeByReason } from "#app/forms/submit/write-outcome.ts";
import { submitGuarded, visitorOf } from "#app/forms/submit/submit-guarded.ts";
import { validatePassword } from "#app/rules/forms/validation.ts";
import { invalidText } from "#app/text/common/validation.ts";

const { newPassword: text } = recoveryText;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { username } = await requireVerified(context);
  return { username };
};

const schema = z
  .object({
    newPassword: secretField(text.newPassword, validatePassword, invalid("newPassword")),
    repeatPassword: repeatedField("newPassword"),
  })
  .refine(...repetition("newPassword"));

/** Sets the new password. It does not sign in, and ends all sessions that use the account. */
export async function action({ request, context }: Route.ActionArgs) {
  const { username, resetToken } = await requireVerified(context);
  return submitGuarded(request, context, {
    schema,
    work: async ({ newPassword }) => {
      const { gateway } = visitorOf(context, request);
      const answer = await resetPassword(gateway, { resetToken, newPassword });
      const outcome = outcomeByReason(answer, RESET_REASONS);
      if (mayHaveTakenEffect(outcome)) {
        const memberKeys = outcome.kind === "ok" ? outcome.value : [];
        await context
          .get(sessionContext)
          .endAllOf([usernameOwner(username), ...memberKeys.map(memberOwner)]);
      }
      return outcome;
    },
    audit({ kind }) {
      const outcome = kind === "ok" ? "ok" : "failed";
      recordAudit(context, { event: "recovery", outcome, username });
    },
    trouble: { unsaved: text.unsaved, unknown: text.unknown },
    answer: async (outcome) => {
      if (outcome.kind === "ok") {
        const session = context.get(sessionContext);
        await session.end();
        session.setFlash("password-reset");
        return redirect(href("/login"), { status: 303 });
      }
      switch (outcome.reason) {
        case "RESET_TOKEN_INVALID": {
          const again = { ...newRecovery(), username, expired: true };
          return recovery.saveAndGo(context, again, RECOVERY.start);
        }
        case "PASSWORD_INVALID":
          return { fieldErrors: { newPassword: [invalidText.newPassword] } };
        default:
          return { fieldErrors: { newPassword: [text.reused] } };
      }
    },
  });
}

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormPage
      title={text.title}
      heading={text.heading}
      steps={{ labels: recoveryText.password.steps, current: 2 }}
      answer={actionData}
      submit={text.submit}
      foot={<WaysOut />}
    >
      {({ field }) => (
        <>
          {/* For password managers: whose password it is. */}
          <input
            type="text"
            autoComplete="username"
            defaultValue={loaderData.username}
            readOnly
            hidden
          />
          <NewPasswordFields label={text.newPassword} field={field} />
        </>
      )}
    </FormPage>
  );
}
