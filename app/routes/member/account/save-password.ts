import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { changePassword, PASSWORD_REASONS } from "#server/gateway/calls/security.ts";
import { recordAudit, auditParties } from "#server/middleware/audit.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { CHANGE_PASSWORD_PATH, memberContext } from "#server/middleware/member.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { warnMissingClaim } from "#server/middleware/warn-missing.ts";
import { readTokenClaims, type TokenClaims } from "#server/session/token-claims.ts";
import { createSession, type Session } from "#server/session/session.ts";
import type { FormErrors } from "#app/components/forms/answered-form.ts";
import { validatePassword } from "#app/rules/sign-in/validation.ts";
import { changePasswordText as text } from "#app/text/change-password.ts";
import { faultMessage } from "#app/text/validation.ts";
import { secretField, repeats } from "#app/forms/field-schemas.ts";
import { checkForm } from "#app/forms/form-answer.ts";
import { readForm } from "#app/forms/form-data.ts";
import { submitOnceCounted, outcomeFor, withinLimits } from "#app/forms/outcome.ts";
import { refuse, refuseForNow, refuseInTrouble } from "#app/forms/refuse.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";

/** Beside which field each refusal is said, and how. */
const REFUSALS: Record<(typeof PASSWORD_REASONS)[number], FormErrors> = {
  CURRENT_PASSWORD_INVALID: { currentPassword: [text.wrong] },
  PASSWORD_REUSED: { newPassword: [text.reused] },
  PASSWORD_INVALID: { newPassword: [faultMessage("pattern", text.newPassword)] },
};

type Context = Readonly<RouterContextProvider>;

const schema = z
  .object({
    currentPassword: secretField(text.currentPassword, () => undefined),
    newPassword: secretField(text.newPassword, validatePassword),
    repeatPassword: secretField(text.repeatPassword, () => undefined),
  })
  .refine(...repeats("newPassword", text.mismatch))
  .refine((typed) => typed.newPassword !== typed.currentPassword, {
    path: ["newPassword"],
    error: text.reused,
  });

/** A password is its member's own: staff who act for them have no business with it. */
export function refuseStaff({ staff }: Pick<Session, "staff">): void {
  if (staff !== null) throwEntry(403);
}

/** Changes the password (S-09), which begins the session anew under another id. */
export async function savePassword(request: Request, context: Context) {
  const { session, gateway } = context.get(memberContext);
  const told = { event: "password-change", ...auditParties(session) } as const;
  if (session.staff !== null) recordAudit(context, { ...told, outcome: "failed" });
  refuseStaff(session);
  const form = await readForm(request);
  const checked = checkForm(form, schema);
  if (checked.status !== "success") return refuse(checked.reply());

  const { currentPassword, newPassword } = checked.value;
  const about = `password of ${session.memberKey}`;
  const outcome = await submitOnceCounted(
    `${session.id} ${CHANGE_PASSWORD_PATH}`,
    form,
    async () => {
      const changed = await withinLimits(context, about, async () =>
        outcomeFor(
          await changePassword(gateway, { currentPassword, newPassword }),
          PASSWORD_REASONS,
        ),
      );
      recordAudit(context, { ...told, outcome: changed.kind === "ok" ? "ok" : "failed" });
      return changed;
    },
  );
  switch (outcome.kind) {
    case "ok":
      return goOn(context, session, outcome.value);
    case "limited":
      return refuseForNow(checked, text.limited, outcome.wait);
    case "refused":
      return refuse(checked.reply({ fieldErrors: REFUSALS[outcome.reason] }));
    default: {
      // The call decides for itself what a fault means; a token taken no more is no session.
      if (outcome.error.entry !== 401) return refuseInTrouble(checked, outcome.error, text.unknown);
      await context.get(sessionContext).end();
      return redirect("/login", { status: 303 });
    }
  }
}

/** The same session under a new id and, where one came back, with a new token; no longer than before. */
async function goOn(context: Context, session: Session, token: string | null): Promise<Response> {
  const state = context.get(sessionContext);
  const { now } = context.get(clockContext);
  const { domainId, staff, handOffPrevented, expires } = session;
  const held = holding(context, session, token);
  const kept = { staff, handOffPrevented, expires };
  await state.startSession(createSession(held.token, held.claims, domainId, now, kept), {
    graceful: true,
  });
  state.dropDraft();
  state.setFlash("password-changed");
  return redirect("/home", { status: 303 });
}

/** Only a token of the same member takes the old one's place. */
function holding(
  context: Context,
  session: Session,
  token: string | null,
): { token: string; claims: TokenClaims } {
  const { memberKey, role, issuedByRole } = session;
  const before = { token: session.token, claims: { memberKey, role, issuedByRole } };
  if (token === null) return before;
  const read = readTokenClaims(token);
  if (!read.ok) warnMissingClaim(context, "password-change", read.missing);
  return read.ok && read.claims.memberKey === memberKey ? { token, claims: read.claims } : before;
}
