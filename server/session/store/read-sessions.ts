import type { AsOf } from "#server/gateway/transport/cache/as-of.ts";
import { createWaitBudget } from "#server/redis/patience.ts";
import { isActive, openActivity } from "./activity.ts";
import { openPendingSession } from "../pending-session.ts";
import { endOnServer, type SessionStatus } from "./revocation.ts";
import { sessionKey } from "../session-key.ts";
import { actorOf, openSession, type Session } from "../session.ts";
import { signedIn, type HeldSessions, type StoreScope } from "../store-scope.ts";

/**
 * The request's valid sessions, the owner of a recently lapsed one, and the stamp of the last
 * activity. Cookies of other sessions are expired, except those that can't be confirmed now.
 */
export async function readSessions(scope: StoreScope) {
  const { cookies, request, writer, domainId, now, runtime, onEnd } = scope;
  const { answers, keys, revocations, settings } = runtime;
  const stamp = await openActivity(keys, cookies.activity, domainId, now);
  const isInUse = (id: string) => isActive(stamp, id, now, settings.SESSION_IDLE_S * 1000);
  const unconfirmed: Session[] = [];
  /** A session that this request finds ended with all of its owner's. */
  let endedWithOthers: Session | null = null;

  const budget = createWaitBudget(settings.REDIS_TIMEOUT_MS);
  // A changing request never relies on an old verdict.
  const mayTrust = ["GET", "HEAD"].includes(request.method);
  const written = findWritten(cookies.written);
  const writes = new Map<string, AsOf>();
  const asOf = ({ id }: Session): AsOf => writes.get(id) ?? { told: null, written, budget };

  const asked = new Map<string, Promise<SessionStatus>>();
  const statusOf = (id: string, session?: Session): Promise<SessionStatus> => {
    const status = asked.get(id) ?? revocations.statusOf(id, session, { budget, mayTrust });
    asked.set(id, status);
    return status;
  };

  /**
   * Null for a session that was ended, or was idle for too long, which ends it for good. The token
   * of a later sign-in of this browser stays good.
   */
  const findLive = async <Kind extends Session>(
    found: Kind | null,
    later: Session | null = null,
  ): Promise<Kind | null> => {
    if (found === null) return null;
    const ending = later === null ? {} : { successor: later };
    // Both in one round trip.
    const [status, seen] = await Promise.all([
      statusOf(found.id, found),
      answers.asOf(sessionKey(found.id), written, budget),
    ]);
    writes.set(found.id, seen);
    if (status === "ended") {
      // It ended with all of its owner's: its cached answers are dropped now.
      if (!revocations.knowsEnded(found.id)) {
        await endOnServer(runtime, found, ending);
        endedWithOthers = found;
      }
      onEnd("ended-before", found);
      return null;
    }
    if (!isInUse(found.id)) {
      await endOnServer(runtime, found, ending);
      onEnd("idle", found);
      return null;
    }
    if (status === "live") return found;
    unconfirmed.push(found);
    return null;
  };
  const [opened, pendingOpened] = await Promise.all([
    openSession(keys, cookies, domainId, now),
    openPendingSession(keys, cookies, domainId, now),
  ]);
  const isUnreadable = cookies.access !== undefined && opened === null;
  if (isUnreadable || (cookies.temporary !== undefined && pendingOpened === null)) {
    onEnd("unreadable", null);
  }
  const [current, pending] = await Promise.all([
    findLive(opened, pendingOpened),
    findLive(pendingOpened),
  ]);
  const held: HeldSessions = { current, pending, unconfirmed };

  /**
   * The owner of a session that ended by idling, after two hours, or with all others of its owner;
   * null while this browser may be signed in.
   */
  const findLapsed = async () => {
    if (signedIn(held) !== null || unconfirmed.length > 0) return null;
    if (endedWithOthers !== null) {
      return { memberKey: actorOf(endedWithOthers), isAtLimit: false, isElsewhere: true };
    }
    if (stamp === null) return null;
    const { sessionId, memberKey } = stamp;
    // A session that was ended while in use was ended on purpose.
    if (isInUse(sessionId) && (await statusOf(sessionId)) === "ended") return null;
    // After its two hours only the stamp is left of a session.
    return { memberKey, isAtLimit: isInUse(sessionId), isElsewhere: false };
  };
  const lapsed = await findLapsed();

  if (unconfirmed.length === 0) {
    if (current === null) writer.expireReceived("access", "api");
    if (pending === null) writer.expireReceived("temporary");
    if (signedIn(held) === null) writer.expireReceived("written");
    if ((signedIn(held)?.staff ?? null) === null) writer.expireReceived("staff");
  }
  return { held, lapsed, stamp, asOf };
}

/** The id of the browser's last write; null for an invalid one. */
const findWritten = (cookie: string | undefined): string | null =>
  cookie !== undefined && /^[\w-]{36}$/.test(cookie) ? cookie : null;
