import { z } from "zod";
import type { SignInCookies } from "./cookies.ts";
import { findIds, findPendingIds, type SessionIds, type SessionRecord } from "./record.ts";
import { actorOf, TOKEN_TTL_MS, type PendingSession, type Session } from "./session.ts";
import type { StateScope } from "./scope.ts";
import { REMNANT_MS } from "./sessions.ts";
import { StoreAwayError } from "#server/store/store.ts";
import type { VisitorCookie } from "./visitor.ts";

/** Why a session ended, or was not valid any more when a request came with it. */
export type SessionEnd =
  | "log-out"
  /** Not used for SESSION_IDLE_S. */
  | "idle"
  /** Two hours after sign-in. */
  | "limit"
  /** The gateway refused its token (401). */
  | "gateway"
  /** Ended before, by another request or with all of its owner's sessions. */
  | "ended-before"
  /** Its cookie is none of ours. */
  | "unreadable";

/** What a browser's last session leaves in the visitor's cookie: whose it was, and until when. */
const lastSession = z.object({
  id: z.string(),
  /** The acting person. */
  actor: z.string(),
  /** The member for whom staff acted; null for a person's own session. */
  actingFor: z.string().nullable(),
  expires: z.number(),
});
export type LastSession = Readonly<z.output<typeof lastSession>>;

const LAST = "last";

export function keepLast(visitor: VisitorCookie, session: Session, now: Date): void {
  const { id, staff, memberKey, expires } = session;
  const actingFor = staff === null ? null : memberKey;
  const last: LastSession = { id, actor: actorOf(session), actingFor, expires: expires.getTime() };
  visitor.set(LAST, last, (expires.getTime() - now.getTime() + REMNANT_MS) / 1000);
}

/** For a form that was posted late: its member is known for as long as it is kept. */
export const extendLast = (visitor: VisitorCookie, last: LastSession): void =>
  visitor.set(LAST, last, REMNANT_MS / 1000);

export const findLast = (visitor: VisitorCookie): LastSession | null =>
  visitor.get(LAST, lastSession) ?? null;

export const dropLast = (visitor: VisitorCookie): void => visitor.drop(LAST);

/** A session that ended by itself, or with all others of its owner. */
export type LapsedSession = {
  readonly memberKey: string;
  /** After its two hours; otherwise it idled. */
  readonly isAtLimit: boolean;
  /** It was ended with all of its owner's. */
  readonly isElsewhere: boolean;
};

/** The sessions of a request, changed as it goes on. */
export type HeldSessions = {
  current: Session | null;
  pending: PendingSession | null;
  /** Of the session that is signed in. */
  record: SessionRecord | null;
  /** A session of these cookies that the store can't confirm now, or that has another id by now. */
  unconfirmed: (LastSession & { readonly isReplaced: boolean }) | null;
};

/** The signed-in person: a pending sign-in is newer than the session beside it. */
export const signedIn = ({ current, pending }: HeldSessions): Session | null => pending ?? current;

type Reading = Omit<StateScope, "held" | "lateForm" | "later"> & {
  readonly cookies: SignInCookies;
  readonly onEnd: (reason: SessionEnd, last: LastSession | null) => void;
};

/** The sessions of the request's cookies, and the one that lapsed if there is none. */
export async function readSessions(reading: Reading) {
  const { cookies, writer, visitor } = reading;
  const last = findLast(visitor);
  const held: HeldSessions = { current: null, pending: null, record: null, unconfirmed: null };
  const ids = findIds(cookies.access, cookies.api);
  const pendingIds = findPendingIds(cookies.temporary);
  let lapsed: LapsedSession | null = null;
  /** A form that was posted too late, as text. */
  let draft: string | null = null;
  try {
    await finishEnding(reading);
    const read = await Promise.all([findLive(reading, ids), findLive(reading, pendingIds)]);
    const [first, pending] = read.map((each) => (each === "foreign" ? null : each));
    // Before its first page a sign-in is opened by its own cookie alone.
    const current = first?.isPending === true ? null : first;
    held.current = current?.session ?? null;
    held.pending = pending?.pending ?? null;
    held.record = (held.pending === null ? current : pending)?.record ?? null;
    const isForeign =
      read.includes("foreign") ||
      (cookies.access !== undefined && ids === undefined) ||
      (cookies.temporary !== undefined && pendingIds === undefined);
    if (isForeign) reading.onEnd("unreadable", null);
    else if (signedIn(held) === null) {
      const ended = await findLapsed(reading, ids ?? pendingIds, last);
      if (ended === "replaced") held.unconfirmed = last && { ...last, isReplaced: true };
      else ({ lapsed = null, draft = null } = ended ?? {});
    }
  } catch (error) {
    if (!(error instanceof StoreAwayError)) throw error;
    const id = (ids ?? pendingIds)?.id ?? visitor.get(ENDING, z.string());
    if (id !== undefined) {
      const known = last?.id === id ? last : { ...UNKNOWN, id };
      held.unconfirmed = { ...known, isReplaced: false };
    }
  }
  if (held.unconfirmed === null) {
    if (held.current === null) writer.expireReceived("access", "api");
    if (held.pending === null) writer.expireReceived("temporary");
  }
  // A random id may begin in the same way.
  const isEarlier = ids === undefined && cookies.access?.startsWith(EARLIER) === true;
  return { held, lapsed, draft, isEarlier };
}

/** How a cookie of the form before sessions were records begins. */
const EARLIER = "eyJ";

const ENDING = "ending";

/** Notes a session that must end as soon as the store can be reached, also from this browser. */
export const keepEnding = (visitor: VisitorCookie, id: string): void =>
  visitor.set(ENDING, id, TOKEN_TTL_MS / 1000);

/** Ends the session that could not be ended when its member logged out. */
async function finishEnding({ visitor, sessions }: Reading): Promise<void> {
  const id = visitor.get(ENDING, z.string());
  if (id === undefined) return;
  await sessions.endUnread(id);
  visitor.drop(ENDING);
}

/** Nobody has this key: what is kept for this person is found by nobody. */
const UNKNOWN = { actor: "", actingFor: null, expires: 0 } as const;

/** The session of these ids, unless it ended; one that was idle for too long ends now. */
async function findLive(reading: Reading, ids: SessionIds | undefined) {
  const { sessions, domainId, now, settings } = reading;
  if (ids === undefined) return null;
  if (sessions.isEnding(ids.id)) throw new StoreAwayError();
  const record = sessions.record(ids);
  const found = await record.read();
  if (found === null) return null;
  if (found === "foreign" || found.session.domainId !== domainId) return "foreign";
  const { session } = found;
  const seenAt = Number(record.text("seen") ?? 0);
  if (session.expires > now && now.getTime() - seenAt < settings.SESSION_IDLE_S * 1000)
    return { ...found, record };
  await sessions.end(session, "lapsed");
  return null;
}

/** What the store says of a session that is over: lapsed, replaced, or ended on purpose. */
async function findLapsed(
  { sessions, now, onEnd }: Reading,
  ids: SessionIds | undefined,
  last: LastSession | null,
): Promise<{ lapsed?: LapsedSession; draft?: string } | "replaced" | null> {
  const id = ids?.id ?? last?.id;
  if (id === undefined) return null;
  const left = await sessions.remnant(id).read();
  if (left?.end === "replaced") return "replaced";
  const draft = left?.open("draft")?.toString();
  if (left === null || last?.id !== id || left.end === "refused" || left.isLeaving) {
    if (ids !== undefined) onEnd("ended-before", last?.id === id ? last : null);
    return draft === undefined ? null : { draft };
  }
  const isElsewhere = left.end === "elsewhere";
  const isAtLimit = !isElsewhere && last.expires <= now.getTime();
  if (ids !== undefined) {
    if (!isAtLimit) onEnd(isElsewhere ? "ended-before" : "idle", last);
    // The store forgot a session that idled; its tokens must open nothing any more.
    await sessions.revoke(left.tokens);
  }
  const lapsed = { memberKey: last.actor, isAtLimit, isElsewhere };
  return { lapsed, ...(draft !== undefined && { draft }) };
}
