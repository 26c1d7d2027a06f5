import { z } from "zod";
import { openerOf, seal, type KeyRing } from "../cookies/seal.ts";
import { actorOf, TOKEN_TTL_MS, type Session } from "../session.ts";
import { signedIn, type HeldSessions, type StoreScope } from "../store-scope.ts";

/** How long after a session lapsed its owner is still known, and a form's draft is kept. */
export const DRAFT_TTL_MS = 900_000;

/** Seconds the cookie lives: the session's length, and the time a draft is kept after it. */
export const ACTIVITY_COOKIE_S = (TOKEN_TTL_MS + DRAFT_TTL_MS) / 1000;

/** A new stamp is written at most this often: the idle limit is in minutes. */
const STAMP_EVERY_MS = 30_000;

/**
 * When a session was last used (`seenAt`, ms since 1970), sealed: the idle limit needs no store.
 */
const activityClaims = z
  .object({ sid: z.string(), memberKey: z.string(), domainId: z.number(), seenAt: z.number() })
  .transform(({ sid, ...rest }) => ({ ...rest, sessionId: sid }));

type Activity = Readonly<z.output<typeof activityClaims>>;

/** The cookie for a session used now. */
export function sealActivity(
  ring: KeyRing,
  session: { readonly id: string; readonly memberKey: string; readonly domainId: number },
  now: Date,
): Promise<string> {
  const { id, memberKey, domainId } = session;
  const expires = new Date(now.getTime() + ACTIVITY_COOKIE_S * 1000);
  return seal(ring, "activity", { sid: id, memberKey, domainId, seenAt: now.getTime() }, expires);
}

export const openActivity = openerOf("activity", activityClaims);

/** Whether the session was used within the idle limit; without its own stamp it was not. */
export function isActive(
  activity: Activity | null,
  sessionId: string,
  now: Date,
  idleMs: number,
): boolean {
  return activity?.sessionId === sessionId && now.getTime() - activity.seenAt < idleMs;
}

export function isStampDue(activity: Activity | null, sessionId: string, now: Date): boolean {
  return activity?.sessionId !== sessionId || now.getTime() - activity.seenAt >= STAMP_EVERY_MS;
}

/** The activity of the signed-in person; `last` is its stamp of an earlier request. */
export function createActivityPart(
  { now, writer, isPassive, runtime: { keys, revocations } }: StoreScope,
  held: HeldSessions,
  last: Activity | null,
) {
  const sealStamp = (session: Session) =>
    sealActivity(keys, { ...session, memberKey: actorOf(session) }, now);
  const write = (stamp: string) => writer.set("activity", stamp, ACTIVITY_COOKIE_S);
  return {
    sealStamp,
    write,
    state: {
      /** When the session was last used, milliseconds since 1970: now, except on passive pages. */
      lastSeenAt: () => (isPassive ? (last?.seenAt ?? now.getTime()) : now.getTime()),
      /** Counts as activity even on a passive page. */
      async touch() {
        const session = signedIn(held);
        if (session !== null) write(await sealStamp(session));
      },
    },
    async renew() {
      const session = signedIn(held);
      if (session === null || isPassive || writer.has("activity")) return;
      if (!isStampDue(last, session.id, now)) return;
      // Meanwhile another tab may have signed in, whose stamp must stay.
      if (!revocations.knowsEnded(session.id)) write(await sealStamp(session));
    },
  };
}
