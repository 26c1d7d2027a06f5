import { randomUUID } from "node:crypto";
import { createContext } from "react-router";
import type { Settings } from "#server/settings/settings.ts";
import { StoreAwayError } from "#server/store/store.ts";
import { createChanges } from "./changes.ts";
import {
  createCookieWriter,
  findIds,
  findPendingIds,
  readCookies,
  type CookieWriter,
} from "./cookies.ts";
import { createDraftsAndFlows } from "./drafts-and-flows.ts";
import { createRecentEntries } from "./recent-entries.ts";
import { findSession, type SealedRecord, type SessionIds } from "./record.ts";
import {
  createFlash,
  createRequestedPage,
  dropEnding,
  findEnding,
  findLast,
  type LastSession,
} from "./remembered.ts";
import {
  findPending,
  signedInSession,
  type PendingSession,
  type Session,
  type SessionEnd,
} from "./session.ts";
import { REMNANT, type Sessions } from "./session-store.ts";
import { createVersions } from "./versions.ts";
import { openVisitorCookie, type VisitorCookie } from "./visitor.ts";

/** A browser's sign-in state, and the only way to change it. */
export type BrowserSessions = Awaited<ReturnType<typeof openBrowserSessions>>["state"];

export const sessionContext = createContext<BrowserSessions>();

type Options = {
  readonly request: Request;
  readonly url: URL;
  readonly domainId: number;
  readonly now: Date;
  readonly settings: Pick<Settings, "SESSION_IDLE_S" | "BASE_PATH">;
  readonly sessions: Sessions;
  /** The page is about the session itself: opening it does not count as activity. */
  readonly isPassive: boolean;
  /** Called once with a session that is not valid any more, and whose it was if that is known. */
  readonly onEnd: (reason: SessionEnd, last: LastSession | null) => void;
};

/** The sessions of a request, changed as it goes on. */
export type OpenedSessions = {
  current: Session | null;
  pending: PendingSession | null;
  /** The record of the signed-in session. */
  record: SealedRecord | null;
  /** What is left of the session that these cookies opened before. */
  remnant: SealedRecord | null;
  /** A session of these cookies that the store can't confirm now, or that has another id by now. */
  unconfirmed: (LastSession & { readonly isReplaced: boolean }) | null;
};

/** What the parts of a browser's sign-in state share during one request. */
export type StateScope = Options & {
  readonly writer: CookieWriter;
  readonly visitor: VisitorCookie;
  readonly opened: OpenedSessions;
  /** Writes a plain field of the session's record when the response is known; null deletes it. */
  readonly later: (field: string, value: Uint8Array | null) => void;
};

/** A session's use is noted at most this often: the idle limit is in minutes. */
const TOUCH_EVERY_MS = 30_000;
/** How cookies from before sessions were records begin (T-83). */
const EARLIER = "eyJ";

/** The sign-in state of one request's browser. */
export async function openBrowserSessions(options: Options) {
  const { request, domainId, now, settings, sessions, isPassive } = options;
  const cookies = readCookies(request);
  const ids = findIds(cookies.access, cookies.api);
  const pendingIds = findPendingIds(cookies.temporary);
  const isForeign =
    (cookies.access !== undefined && ids === undefined) ||
    (cookies.temporary !== undefined && pendingIds === undefined);
  const writer = createCookieWriter(settings.BASE_PATH, cookies);
  const sealed = { seal: sessions.visitorSeal, cookie: cookies.visitor };
  const visitor = openVisitorCookie({ ...sealed, writer, domainId, now });
  const opened: OpenedSessions = {
    current: null,
    pending: null,
    record: null,
    remnant: null,
    unconfirmed: null,
  };
  const due = new Map<string, Uint8Array | null>();
  const later = (field: string, value: Uint8Array | null) => void due.set(field, value);
  const scope: StateScope = { ...options, writer, visitor, opened, later };

  const lapsed = await readSessions(scope, { ids, pendingIds, isForeign });
  if (opened.unconfirmed === null) {
    if (opened.current === null) writer.expireReceived("access", "api");
    if (opened.pending === null) writer.expireReceived("temporary");
  }
  const seenAt = Number(opened.record?.text("seen") ?? 0);
  const touch = async () => {
    const session = signedInSession(opened);
    if (session !== null) await sessions.touch(session, now);
  };
  const requestId = randomUUID();
  const kept = createDraftsAndFlows(scope);
  const flash = createFlash(visitor);
  return {
    state: {
      current: () => opened.current,
      pending: () => opened.pending,
      /** The person who seems to be signed in while the store can't confirm it; else null. */
      unconfirmed: () => opened.unconfirmed,
      /** The id of the session, or of one that can't be confirmed now. */
      id: () => (signedInSession(opened) ?? opened.unconfirmed)?.id ?? null,
      lapsed: () => lapsed,
      /** The cookies look like those from before sessions were records; a random id may, too. */
      hasEarlierCookies: () => ids === undefined && cookies.access?.startsWith(EARLIER) === true,
      /** The owner of the gateway's cached answers, their versions, and how they are sealed. */
      answers() {
        const { record } = opened;
        if (record === null) return null;
        const { key: owner, seal } = record;
        return { owner, seal, versions: createVersions(record, requestId) };
      },
      hasSignInCookies: () => Object.values(cookies).some((cookie) => cookie !== undefined),
      /** When the session was last used, milliseconds since 1970: now, except on passive pages. */
      lastSeenAt: () => (isPassive && seenAt > 0 ? seenAt : now.getTime()),
      /** Counts as activity even on a passive page. */
      touch,
      ...createChanges(scope, kept),
      ...kept.state,
      ...createRecentEntries(scope),
      ...createRequestedPage(scope),
      ...flash.state,
    },
    /** Writes what changed, once, when the response is known. */
    async writeTo({ headers, status }: Response): Promise<void> {
      flash.expireTaken(status);
      // A late answer must not bring back what the cookie said of a replaced session.
      if (opened.unconfirmed?.isReplaced !== true) visitor.finish();
      writer.writeTo(headers);
      const isDue = !isPassive && seenAt > 0 && now.getTime() - seenAt >= TOUCH_EVERY_MS;
      // A store that went away meanwhile keeps the draft and the earlier time.
      await Promise.all([
        due.size > 0 && opened.record?.write(Object.fromEntries(due)),
        isDue && touch(),
      ]).catch((error: unknown) => {
        if (!(error instanceof StoreAwayError)) throw error;
      });
    },
  };
}

type NamedSessions = {
  readonly ids: SessionIds | undefined;
  readonly pendingIds: SessionIds | undefined;
  /** A cookie has a value that this product does not write. */
  readonly isForeign: boolean;
};

/** Reads what the cookies name into `opened`; returns the session that lapsed, if there is no other. */
async function readSessions(scope: StateScope, { ids, pendingIds, isForeign }: NamedSessions) {
  const { opened, visitor, onEnd } = scope;
  const last = findLast(visitor);
  try {
    await finishEnding(scope);
    const found = await Promise.all([findLive(scope, ids), findLive(scope, pendingIds)]);
    const [current, signIn] = found.map((each) => (each === "foreign" ? null : each));
    // Before its first page a sign-in is opened by its own cookie alone.
    if (current?.session.isPending === false)
      Object.assign(opened, { current: current.session, record: current.record });
    opened.pending = signIn ? findPending(signIn.session) : null;
    if (signIn && opened.pending !== null) opened.record = signIn.record;
    if (isForeign || found.includes("foreign")) onEnd("unreadable", null);
    else if (signedInSession(opened) === null)
      return await readEnded(scope, ids ?? pendingIds, last);
  } catch (error) {
    if (!(error instanceof StoreAwayError)) throw error;
    const id = (ids ?? pendingIds)?.id ?? findEnding(visitor);
    if (id === undefined) return null;
    const known = last?.id === id ? last : { ...UNKNOWN, id };
    opened.unconfirmed = { ...known, isReplaced: false };
  }
  return null;
}

/** Has a member key that nobody has, so that nothing kept for a person is found by it. */
const UNKNOWN = { actor: "", actingFor: null, expires: 0 } as const;

/** Ends the session that could not be ended when its member logged out. */
async function finishEnding({ visitor, sessions }: StateScope): Promise<void> {
  const id = findEnding(visitor);
  if (id === undefined) return;
  await sessions.endUnread(id);
  dropEnding(visitor);
}

/** The session of these ids, unless it ended; one that was idle for too long ends now. */
async function findLive(scope: StateScope, ids: SessionIds | undefined) {
  const { sessions, domainId, now, settings } = scope;
  if (ids === undefined) return null;
  if (sessions.isEnding(ids.id)) throw new StoreAwayError();
  const record = sessions.record(ids);
  if (!(await record.read())) return null;
  const session = findSession(record, ids);
  if (session?.domainId !== domainId) return "foreign";
  const unusedMs = now.getTime() - Number(record.text("seen") ?? 0);
  if (session.expires > now && unusedMs < settings.SESSION_IDLE_S * 1000)
    return { session, record };
  await sessions.end(session, "lapsed");
  return null;
}

/** A session that ended by itself, or with all others of its owner; null for any other end. */
async function readEnded(scope: StateScope, ids: SessionIds | undefined, last: LastSession | null) {
  const { sessions, opened, now, onEnd } = scope;
  const id = ids?.id ?? last?.id;
  if (id === undefined) return null;
  const remnant = sessions.remnant(id);
  const isLeft = await remnant.read();
  const end = remnant.text(REMNANT.end);
  if (end === "replaced") {
    opened.unconfirmed = last && { ...last, isReplaced: true };
    return null;
  }
  opened.remnant = remnant;
  const own = last?.id === id ? last : null;
  if (own === null || !isLeft || end === "log-out" || end === "refused") {
    if (ids !== undefined) onEnd("ended-before", own);
    return null;
  }
  const endedWithAll = end === "ended-with-all";
  /** After its two hours; otherwise it idled. */
  const isAtLimit = !endedWithAll && own.expires <= now.getTime();
  if (ids !== undefined) {
    if (!isAtLimit) onEnd(endedWithAll ? "ended-before" : "idle", own);
    await sessions.revokeLapsed(remnant);
  }
  return { memberKey: own.actor, isAtLimit, endedWithAll };
}
