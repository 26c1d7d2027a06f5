import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { recordAudit, auditParties } from "#server/middleware/audit.ts";
import type { Session } from "#server/session/session.ts";
import { staffText } from "#app/text/staff.ts";

/** A field this form does not have: whatever is posted under its name counts for nothing. */
export const notAsked = z
  .unknown()
  .optional()
  .transform(() => undefined);

const confirmed = z.literal("Y", { error: staffText.confirmMissing });

/** What staff must confirm before they consent to anything in a member's name. */
export const onBehalfField = ({ staff }: Session) => (staff === null ? notAsked : confirmed);

type Consent = {
  readonly event: "policies" | "preferences";
  /** The pattern of the page on which it was given. */
  readonly pattern: string;
};

/** Carries a consent out and writes it down, twice when staff gave it for somebody else. */
export async function audit<Outcome>(
  context: Readonly<RouterContextProvider>,
  session: Session,
  { event, pattern }: Consent,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const tell = (outcome: "ok" | "failed") => {
    const parties = auditParties(session);
    recordAudit(context, { event, outcome, ...parties });
    const { staffKey, memberKey } = parties;
    if (staffKey === null) return;
    recordAudit(context, { event: "consent-on-behalf", outcome, staffKey, memberKey, pattern });
  };
  try {
    const outcome = await work();
    tell("ok");
    return outcome;
  } catch (error) {
    tell("failed");
    throw error;
  }
}
