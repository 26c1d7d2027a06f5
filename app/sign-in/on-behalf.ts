import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { recordAudit, auditParties } from "#server/middleware/audit.ts";
import type { Session } from "#server/session/session.ts";
import { staffText } from "#app/text/staff.ts";

/** A field that this form does not have: what is posted under its name is ignored. */
export const absentField = z
  .unknown()
  .optional()
  .transform(() => undefined);

const confirmed = z.literal("Y", { error: staffText.confirmMissing });

/** Staff must confirm that the member asked for what they submit. */
export const onBehalfField = ({ staff }: Session) => (staff === null ? absentField : confirmed);

type Consent = {
  readonly event: "policies" | "preferences";
  /** The pattern of the page on which it was given. */
  readonly pattern: string;
};

/** Records what staff did because the member asked for it; nothing for members themselves. */
export function auditOnBehalf(
  context: Readonly<RouterContextProvider>,
  session: Session,
  { pattern, ok }: { readonly pattern: string; readonly ok: boolean },
): void {
  const { staffKey, memberKey } = auditParties(session);
  if (staffKey === null) return;
  const outcome = ok ? "ok" : "failed";
  recordAudit(context, { event: "consent-on-behalf", outcome, staffKey, memberKey, pattern });
}

/** Records a consent in the audit trail, a second time with both parties when staff gave it. */
export async function auditConsent<Outcome>(
  context: Readonly<RouterContextProvider>,
  session: Session,
  { event, pattern }: Consent,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const record = (outcome: "ok" | "failed") => {
    const parties = auditParties(session);
    recordAudit(context, { event, outcome, ...parties });
    const { staffKey, memberKey } = parties;
    if (staffKey === null) return;
    recordAudit(context, { event: "consent-on-behalf", outcome, staffKey, memberKey, pattern });
  };
  try {
    const outcome = await work();
    record("ok");
    return outcome;
  } catch (error) {
    record("failed");
    throw error;
  }
}
