import { StoreAwayError } from "#server/store/store.ts";
import { pendingCookie } from "./cookies.ts";
import type { createDraftsAndFlows } from "./drafts-and-flows.ts";
import type { Owner } from "./owners.ts";
import { sealedCore } from "./record.ts";
import {
  dropLast,
  dropRequestedPage,
  findLast,
  keepEnding,
  keepLast,
  type LastSession,
} from "./remembered.ts";
import { actorOf, newIds, TOKEN_TTL_MS, type PendingSession, type Session } from "./session.ts";
import { REMNANT } from "./session-store.ts";
import type { OpenedSessions, StateScope } from "./browser-sessions.ts";

/** A sign-in that began before all sessions of its owner were ended: it has ended, too. */
export class SessionOverError extends Error {
  override readonly name = "SessionOverError";
}

/** Another tab renewed the session under a new id: the page retries with the new cookie. */
export class SessionRenewedError extends Error {
  override readonly name = "SessionRenewedError";
}

/**
 * Changes of a browser's sessions. They reject with StoreAwayError or SessionRenewedError and leave them
 * as they were.
 */
export function createChanges(scope: StateScope, kept: ReturnType<typeof createDraftsAndFlows>) {
  const { opened, visitor, writer, sessions, now } = scope;

  const secondsLeft = ({ expires }: Session): number =>
    Math.min(TOKEN_TTL_MS, Math.max(0, expires.getTime() - now.getTime())) / 1000;

  function writeCookies(session: Session): void {
    writer.set("access", session.id, secondsLeft(session));
    writer.set("api", session.secret, secondsLeft(session));
    writer.expire("temporary");
  }

  /** Forgets this browser's sessions, without ending them in the store. */
  function forget(): void {
    Object.assign(opened, { current: null, pending: null, unconfirmed: null, record: null });
    writer.expireReceived("access", "api", "temporary");
    dropLast(visitor);
  }

  /** Writes a session that is signed in to its record; throws SessionOverError if it has ended. */
  async function rewrite(session: Session): Promise<void> {
    const isThere = await opened.record?.write(sealedCore(opened.record, session));
    if (isThere !== true) throw new SessionOverError();
  }

  /** Creates a record with the same person's draft, then ends the sessions that this browser had. */
  async function create<Kind extends Session>(session: Kind): Promise<Kind> {
    const last = findLast(visitor);
    const actor = actorOf(session);
    const keepDraft = kept.draftFor(actor);
    const after = last?.actor === actor ? last.id : null;
    const made = await sessions.create(session, { now, after });
    if (made === null) return rejectEnded(session, last);
    const record = sessions.record(made);
    await keepDraft(record);
    await replaceOld(made, last);
    Object.assign(opened, { record, remnant: null, unconfirmed: null });
    keepLast(visitor, made, now);
    return { ...session, generations: made.generations };
  }

  /** Throws for a session that can't begin: all sessions of its owner were ended meanwhile. */
  async function rejectEnded({ signIn }: Session, last: LastSession | null): Promise<never> {
    const old = allOf(opened).find((one) => one.signIn === signIn);
    const remnant = old && sessions.remnant(old.id);
    await remnant?.read();
    if (remnant?.text(REMNANT.end) !== "replaced") throw new SessionOverError();
    opened.unconfirmed = last && { ...last, isReplaced: true };
    throw new SessionRenewedError();
  }

  /** Ends the sessions that this browser had; throws SessionOverError if a log-out got there first. */
  async function replaceOld(made: Session, last: LastSession | null): Promise<void> {
    const replaced = allOf(opened);
    const inTime = await Promise.all(replaced.map((old) => sessions.replace(old, made)));
    if (replaced.some((old, at) => old.signIn === made.signIn && inTime[at] === false)) {
      await sessions.end(made, "log-out");
      throw new SessionOverError();
    }
    if (last !== null && replaced.every(({ id }) => id !== last.id))
      await sessions.remnant(last.id).remove();
  }

  return {
    generationsOf: sessions.generationsOf,
    /** Whether an arriving token may open this session (tokens.ts). */
    isTokenGood: (session: Session, issuedAt: number | null): Promise<boolean> =>
      sessions.tokens.isGood(session, issuedAt),
    /**
     * Ends every session of this browser and starts a sign-in (§4 "Post-login routing"). `sentAt` is
     * when the sign-in was sent; omit it for one that continues a session of this browser. Throws
     * SessionOverError if all sessions of its owners were ended after that.
     */
    async startPending(pending: PendingSession, sentAt?: number | null) {
      if (sentAt !== undefined && !(await sessions.tokens.isGood(pending, sentAt)))
        throw new SessionOverError();
      const made = await create(pending);
      Object.assign(opened, { current: null, pending: made });
      writer.expireReceived("access", "api");
      writer.set("temporary", pendingCookie(made), secondsLeft(made));
    },
    async updatePending(pending: PendingSession) {
      opened.pending = pending;
      await rewrite(pending);
    },
    /** Promotes the pending sign-in to a session with the same id. Throws TypeError without one. */
    async completePending(change: Partial<Pick<Session, "mustChangePassword">> = {}) {
      const { current, pending } = opened;
      if (pending === null) throw new TypeError("there is no pending sign-in to complete");
      const session: Session = { ...pending, ...change, isPending: false };
      await rewrite(session);
      if (current !== null && current.id !== pending.id) await sessions.replace(current, session);
      Object.assign(opened, { current: session, pending: null });
      writeCookies(session);
      dropRequestedPage(visitor);
    },
    async startSession(session: Session) {
      const made = await create(session);
      Object.assign(opened, { current: made, pending: null });
      writeCookies(made);
    },
    /** Continues the current session under a new id. */
    async renew(change: Partial<Omit<Session, "id" | "secret">> = {}) {
      if (opened.current === null) throw new TypeError("there is no session to renew");
      await this.startSession({ ...opened.current, ...newIds(), ...change });
    },
    /** Ends all sessions of these owners, in every browser and process, except this one. */
    async endAllOf(owners: readonly Owner[]): Promise<void> {
      const { current, record } = opened;
      const generations = await sessions.endAllOf(owners, current);
      if (current === null || record === null) return;
      opened.current = { ...current, generations: { ...current.generations, ...generations } };
      await record.write(sealedCore(record, opened.current));
    },
    /** Forgets the session here without marking its token, which another application has now. */
    async release() {
      await Promise.all(allOf(opened).map((session) => sessions.release(session)));
      forget();
      dropRequestedPage(visitor);
      kept.dropDraft();
    },
    /**
     * Ends the session here and on the server; true when there was one (T-11). Without a log-out
     * what was typed stays, because a form may need it.
     */
    async end({ isLogOut = true }: { readonly isLogOut?: boolean } = {}) {
      const ended = allOf(opened);
      const last = findLast(visitor);
      const { unconfirmed } = opened;
      if (unconfirmed?.isReplaced === true) throw new SessionRenewedError();
      let isOver: readonly boolean[];
      try {
        if (unconfirmed !== null) throw new StoreAwayError();
        const why = isLogOut ? "log-out" : "refused";
        isOver = await Promise.all(ended.map((session) => sessions.end(session, why)));
      } catch (error) {
        // The error tells the caller that the store still has the session; this browser forgets it
        // now. Only an id in this browser's own sealed cookie is queued: another may be someone else's.
        const away = unconfirmed === null ? ended : [unconfirmed];
        for (const { id } of away.filter((each) => each.id === last?.id)) {
          keepEnding(visitor, id);
          sessions.endLater(id);
        }
        forget();
        kept.dropDraft();
        throw error;
      }
      if (isLogOut && isOver.includes(false)) throw new SessionRenewedError();
      if (isLogOut && last !== null) await sessions.remnant(last.id).remove();
      forget();
      // Guards send visitors without a session through log-out, too: they keep the page that they
      // asked for, and a form that was sent while the store was away.
      if (ended.length > 0) {
        dropRequestedPage(visitor);
        kept.dropDraft();
      }
      // Tells log-in whose draft waits.
      if (!isLogOut && last !== null && ended[0] !== undefined) keepLast(visitor, ended[0], now);
      kept.dropFlows();
      return ended.length > 0;
    },
  };
}

const allOf = ({ current, pending }: OpenedSessions): readonly Session[] =>
  [current, pending].filter((session) => session !== null);
