import { isActive, openActivity } from "./activity.ts";
import { openPendingSession } from "./pending-session.ts";
import { endOnServer } from "./revocation.ts";
import type { Session } from "./session.ts";
import { signedIn, type HeldSessions, type StoreScope } from "./store-scope.ts";

/**
 * The sessions of a request that are still good, whose session lapsed a short while ago, and the stamp
 * of its last use. The cookies of all other sessions are expired.
 */
export async function readSessions(scope: StoreScope) {
  const { cookies, writer, domainId, now, runtime, onLapse } = scope;
  const { keys, revocations, settings } = runtime;
  const stamp = await openActivity(keys, cookies.activity, domainId, now);
  const isInUse = (id: string) => isActive(stamp, id, now, settings.SESSION_IDLE_S * 1000);

  /** Null for a session that was ended, or that idled too long, which ends it for good. */
  const findLive = async <Kind extends Session>(found: Kind | null): Promise<Kind | null> => {
    if (found === null || (await revocations.isRevoked(found.id))) return null;
    if (isInUse(found.id)) return found;
    await endOnServer(runtime, found);
    onLapse(found);
    return null;
  };
  const held: HeldSessions = {
    current: await findLive(await runtime.openSession(cookies, domainId, now)),
    pending: await findLive(await openPendingSession(keys, cookies, domainId, now)),
  };

  /** Whose session ended by idling or by its two hours; null while anybody is signed in. */
  const findLapsed = async () => {
    if (signedIn(held) !== null || stamp === null) return null;
    const { sessionId, memberKey } = stamp;
    // A session that was ended while it was in use was ended on purpose.
    if (isInUse(sessionId) && (await revocations.isRevoked(sessionId))) return null;
    return { memberKey };
  };
  const lapsed = await findLapsed();

  if (held.current === null) writer.expireReceived("access", "api");
  if (held.pending === null) writer.expireReceived("temporary");
  if ((signedIn(held)?.staff ?? null) === null) writer.expireReceived("staff");
  return { held, lapsed, stamp };
}
