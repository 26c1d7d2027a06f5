import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { RESET_REASONS, resetPassword } from "#server/gateway/calls/security.ts";
import { memberOwner, usernameOwner } from "#server/session/owners.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { repeats, secretField } from "#app/forms/field-schemas.ts";
import { mayBeDone } from "#app/forms/find-out.ts";
import { outcomeFor } from "#app/forms/outcome.ts";
import { endAllOf } from "#app/sign-in/other-sessions.ts";
import { submitGuarded } from "#app/forms/submit-guarded.ts";
import { validatePassword } from "#app/rules/sign-in/validation.ts";
import { recoveryText } from "#app/text/recovery.ts";
import { fieldErrorMessage } from "#app/text/validation.ts";
import { newRecovery, recovery, RECOVERY, requireVerified } from "./state.ts";

const { newPassword: text } = recoveryText;

const schema = z
  .object({
    newPassword: secretField(text.newPassword, validatePassword),
    repeatPassword: secretField(text.repeatPassword, () => undefined),
  })
  .refine(...repeats("newPassword", text.mismatch));

/**
 * Sets the new password. It signs nobody in, and ends the session of whoever was signed in here and all
 * sessions of whoever has the password.
 */
export async function setPassword(request: Request, context: Readonly<RouterContextProvider>) {
  const { id, username, resetToken } = await requireVerified(context);
  return submitGuarded(request, context, {
    schema,
    sender: `${id} ${RECOVERY.newPassword}`,
    work: async ({ newPassword }) => {
      const gateway = gatewayFor(context, request, null);
      const answer = await resetPassword(gateway, { resetToken, newPassword });
      const outcome = outcomeFor(answer, RESET_REASONS);
      if (mayBeDone(outcome)) {
        const keys = outcome.kind === "ok" ? outcome.value : [];
        await endAllOf([usernameOwner(username), ...keys.map(memberOwner)]);
      }
      return outcome;
    },
    audit: ({ kind }) => {
      recordAudit(context, {
        event: "recovery",
        outcome: kind === "ok" ? "ok" : "failed",
        username,
      });
    },
    trouble: text,
    answer: async (outcome) => {
      if (outcome.kind === "ok") {
        const session = context.get(sessionContext);
        await session.end();
        session.setFlash("password-reset");
        return redirect("/login", { status: 303 });
      }
      switch (outcome.reason) {
        case "RESET_TOKEN_INVALID":
          return recovery.saveAndGo(
            context,
            { ...newRecovery(), username, expired: true },
            RECOVERY.start,
          );
        case "PASSWORD_INVALID":
          return { fieldErrors: { newPassword: [fieldErrorMessage("pattern", text.newPassword)] } };
        default:
          return { fieldErrors: { newPassword: [text.reused] } };
      }
    },
  });
}
