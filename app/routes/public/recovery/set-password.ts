import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { RESET_REASONS, resetPassword } from "#server/gateway/calls/security.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { validatePassword } from "#app/rules/sign-in/validation.ts";
import { recoveryText } from "#app/text/recovery.ts";
import { faultMessage } from "#app/text/validation.ts";
import { secretField, repeats } from "#app/forms/field-schemas.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import { submitOnce, outcomeFor } from "#app/forms/outcome.ts";
import { refuse, refuseInTrouble } from "#app/forms/refuse.ts";
import { requireVerified, keepRecovery, newRecovery, RECOVERY } from "./state.ts";

const { newPassword: text } = recoveryText;

const schema = z
  .object({
    newPassword: secretField(text.newPassword, validatePassword),
    repeatPassword: secretField(text.repeatPassword, () => undefined),
  })
  .refine(...repeats("newPassword", text.mismatch));

/** Sets the new password. Nobody is signed in by it, and whoever was in this browser no longer is. */
export async function setPassword(request: Request, context: Readonly<RouterContextProvider>) {
  const state = await requireVerified(context);
  const { id, username, resetToken } = state;
  const form = await readForm(request);
  const checked = checkForm(form, schema);
  if (checked.status !== "success") return refuse(checked.reply());

  const { newPassword } = checked.value;
  const gateway = gatewayFor(context, request, null);
  const outcome = await submitOnce(`${id} ${RECOVERY.newPassword}`, form, async () => {
    const reset = outcomeFor(
      await resetPassword(gateway, { resetToken, newPassword }),
      RESET_REASONS,
    );
    recordAudit(context, {
      event: "recovery",
      outcome: reset.kind === "ok" ? "ok" : "failed",
      username,
    });
    return reset;
  });
  if (outcome.kind === "trouble") return refuseInTrouble(checked, outcome.error, text.unknown);
  if (outcome.kind === "ok") {
    const session = context.get(sessionContext);
    await session.end();
    session.setFlash("password-reset");
    return redirect("/login", { status: 303 });
  }
  switch (outcome.reason) {
    case "RESET_TOKEN_INVALID":
      await keepRecovery(context, { ...newRecovery(), username, expired: true });
      return redirect(RECOVERY.start, { status: 303 });
    case "PASSWORD_INVALID":
      return refuse(
        checked.reply({
          fieldErrors: { newPassword: [faultMessage("pattern", text.newPassword)] },
        }),
      );
    default:
      return refuse(checked.reply({ fieldErrors: { newPassword: [text.reused] } }));
  }
}
