import type { Flow } from "#server/identity/flow.ts";
import type { IdentityProvider } from "#server/identity/provider.ts";
import { auditParties, recordAudit } from "#server/middleware/audit.ts";
import { getRuntime } from "#server/runtime.ts";
import { actorOf, type Session } from "#server/session/session.ts";
import type { Context } from "#server/middleware/context.ts";
import { noteFault, verdictOnProvider } from "./identity-provider.ts";

type Visit = {
  readonly provider: IdentityProvider;
  readonly answered: URL;
  readonly flow: Flow;
};

/**
 * Whether the signed-in person has just proved once more at the provider who they are: the same
 * person, and later than for this session. It takes the place of the password for who came from
 * there, and starts no session: the tokens are dropped here.
 */
export async function confirmByProvider(
  context: Context,
  session: Session,
  visit: Visit,
): Promise<boolean> {
  const attempt = await getRuntime().signInLimits.tryWithin(
    { address: null, purpose: "form", subject: `confirmation of ${actorOf(session)}` },
    () => findOutcome(session, visit),
    verdictOnProvider,
  );
  const outcome = attempt.kind === "limited" ? "limited" : attempt.result;
  recordAudit(context, { event: "password-confirmation", ...auditParties(session), outcome });
  return outcome === "ok";
}

async function findOutcome({ provider: known }: Session, { provider, answered, flow }: Visit) {
  try {
    const { subject, authTime } = await provider.exchange(answered, flow);
    const isSame = known?.issuer === provider.fields.issuer && known.subject === subject;
    // Also of a provider that does not ask again, although it is asked to.
    const isFresh = authTime !== null && authTime > (known?.authTime ?? 0);
    return isSame && isFresh ? "ok" : "failed";
  } catch (error) {
    return noteFault(error) === "unavailable" ? "unavailable" : "failed";
  }
}
