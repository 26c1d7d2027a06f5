import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { changePassword, PASSWORD_REASONS } from "#server/gateway/calls/security.ts";
import { auditParties, recordAudit } from "#server/middleware/audit.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { CHANGE_PASSWORD_PATH, memberContext } from "#server/middleware/member.ts";
import { endSession } from "#server/middleware/session-over.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { warnMissingClaim } from "#server/middleware/warn-missing.ts";
import { readTokenClaims, type TokenClaims } from "#server/session/token-claims.ts";
import { createSession, type Session } from "#server/session/session.ts";
import type { FormErrors } from "#app/components/forms/answered-form.ts";
import { validatePassword } from "#app/rules/sign-in/validation.ts";
import { changePasswordText as text } from "#app/text/change-password.ts";
import { fieldErrorMessage } from "#app/text/validation.ts";
import { secretField, repeats } from "#app/forms/field-schemas.ts";
import { fateWords } from "#app/forms/find-out.ts";
import { outcomeFor } from "#app/forms/outcome.ts";
import { troubleSentence } from "#app/forms/refuse.ts";
import { finishForm, submitGuarded } from "#app/forms/submit-guarded.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";

/** The field each refusal stands beside, and its sentence. */
const REFUSALS: Record<(typeof PASSWORD_REASONS)[number], FormErrors> = {
  CURRENT_PASSWORD_INVALID: { currentPassword: [text.wrong] },
  PASSWORD_REUSED: { newPassword: [text.reused] },
  PASSWORD_INVALID: { newPassword: [fieldErrorMessage("pattern", text.newPassword)] },
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

/** Staff who act for a member cannot change the member's password. */
export function refuseStaff({ staff }: Pick<Session, "staff">): void {
  if (staff !== null) throwEntry(403);
}

/** Changes the password (S-09), which gives the session another id. */
export async function savePassword(request: Request, context: Context) {
  const { session, gateway } = context.get(memberContext);
  const event = { event: "password-change", ...auditParties(session) } as const;
  if (session.staff !== null) recordAudit(context, { ...event, outcome: "failed" });
  refuseStaff(session);
  return submitGuarded(request, context, {
    schema,
    sender: `${session.id} ${CHANGE_PASSWORD_PATH}`,
    limit: { about: () => `password of ${session.memberKey}`, message: text.limited },
    work: async ({ currentPassword, newPassword }) => {
      const body = { currentPassword, newPassword };
      return outcomeFor(await changePassword(gateway, body), PASSWORD_REASONS);
    },
    audit: ({ kind }) =>
      recordAudit(context, { ...event, outcome: kind === "ok" ? "ok" : "failed" }),
    trouble: async (error) => {
      // The call decides for itself what a fault means; a token no longer valid is no session.
      if (error.entry !== 401) return [troubleSentence(error, fateWords(error, text))];
      return endSession(context);
    },
    answer: (outcome) =>
      outcome.kind === "ok"
        ? renewSession(context, session, outcome.value)
        : { fieldErrors: REFUSALS[outcome.reason] },
  });
}

/** The same session under a new id and, where one came back, a new token; it ends when it would have. */
async function renewSession(
  context: Context,
  session: Session,
  token: string | null,
): Promise<Response> {
  const state = context.get(sessionContext);
  const { now } = context.get(clockContext);
  const { domainId, staff, handOffPrevented, username, expires } = session;
  const held = chooseToken(context, session, token);
  const unchanged = { staff, handOffPrevented, username, expires };
  await state.startSession(createSession(held.token, held.claims, domainId, now, unchanged), {
    graceful: true,
  });
  return finishForm(context, "/home", "password-changed");
}

/** The new token if it is the same member's, else the old one. */
function chooseToken(
  context: Context,
  session: Session,
  token: string | null,
): { token: string; claims: TokenClaims } {
  const { memberKey, role, issuedByRole } = session;
  const current = { token: session.token, claims: { memberKey, role, issuedByRole } };
  if (token === null) return current;
  const read = readTokenClaims(token);
  if (!read.ok) warnMissingClaim(context, "password-change", read.missing);
  return read.ok && read.claims.memberKey === memberKey ? { token, claims: read.claims } : current;
}
