import { z } from "zod";
import { recordAudit, auditParties } from "#server/middleware/audit.ts";
import type { Session } from "#server/session/session.ts";
import type { Context } from "#server/middleware/context.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { onBehalfText } from "#app/text/common/form-parts.ts";

/** A field that this form does not have: a value posted under its name is ignored. */
export const absentField = z
  .unknown()
  .optional()
  .transform(() => undefined);

const confirmed = z.literal("Y", { error: onBehalfText.confirmMissing });

/** Staff must confirm that the member asked for what they submit. */
export const onBehalfField = ({ staff }: Session) => (staff === null ? absentField : confirmed);

/** Staff who act for a member cannot do this: 403, after `record`. */
export function refuseStaff({ staff }: Session, record?: () => void): void {
  if (staff === null) return;
  record?.();
  throwErrorPage(403);
}

type Consent = {
  readonly event: "policies" | "preferences" | "plan-cancellation";
  /** The pattern of the page on which it was given. */
  readonly pattern: string;
};

type Done = { readonly ok: boolean };

/** Records what staff did because the member asked for it; nothing for members themselves. */
export function auditOnBehalf(
  context: Context,
  session: Session,
  { pattern, ok }: Pick<Consent, "pattern"> & Done,
): void {
  const { staffKey, memberKey } = auditParties(session);
  if (staffKey === null) return;
  const outcome = ok ? "ok" : "failed";
  recordAudit(context, { event: "consent-on-behalf", outcome, staffKey, memberKey, pattern });
}

/** Records a consent in the audit trail, a second time with both parties when staff gave it. */
export function recordConsent(
  context: Context,
  session: Session,
  { event, pattern, ok }: Consent & Done,
): void {
  recordAudit(context, { event, outcome: ok ? "ok" : "failed", ...auditParties(session) });
  auditOnBehalf(context, session, { pattern, ok });
}

/** Records the consent that this work saves, once its end is known. */
export async function auditConsent<Outcome>(
  context: Context,
  session: Session,
  consent: Consent,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    const outcome = await work();
    recordConsent(context, session, { ...consent, ok: true });
    return outcome;
  } catch (error) {
    recordConsent(context, session, { ...consent, ok: false });
    throw error;
  }
}
