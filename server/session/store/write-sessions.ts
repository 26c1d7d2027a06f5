import type { createActivityPart } from "./activity.ts";
import { exceedCookieLimit } from "../cookies/token-length.ts";
import type { createDraftPart } from "../forms/draft.ts";
import { FLOWS } from "../forms/flow.ts";
import type { createRequestedPagePart } from "../requested-page.ts";
import { sealPendingSession, toSession, type PendingSession } from "../pending-session.ts";
import { endOnServer, REPLACED_GRACE_MS } from "./revocation.ts";
import { actorOf, sealSession, TOKEN_TTL_MS, type Session } from "../session.ts";
import type { HeldSessions, StoreScope } from "../store-scope.ts";

/** `graceful`: the replaced session stays valid for the second click of a double one. */
type ReplaceOptions = { readonly graceful: boolean };

type Parts = {
  readonly activity: ReturnType<typeof createActivityPart>;
  readonly draft: Awaited<ReturnType<typeof createDraftPart>>;
  readonly requested: Awaited<ReturnType<typeof createRequestedPagePart>>;
};

/** Changes of a browser's sessions; a token that can't be stored leaves them as they were. */
export function createSessionWriter(
  { cookies, writer, now, runtime, requireStorable }: StoreScope,
  held: HeldSessions,
  { activity, draft, requested }: Parts,
) {
  const { keys } = runtime;
  const writeStaff = (sealed: string | null, seconds: number) => {
    if (sealed === null) writer.expireReceived("staff");
    else writer.set("staff", sealed, seconds);
  };
  const writePending = (
    sealed: Awaited<ReturnType<typeof sealPendingSession>>,
    { expires }: PendingSession,
  ) => {
    const seconds = secondsUntil(expires, now);
    writer.set("temporary", sealed.temporary, seconds);
    writeStaff(sealed.staff, seconds);
  };
  const writeSession = async (session: Session, endReplaced: () => Promise<void>) => {
    const sealed = await requireStorable(sealSession(keys, session));
    const stamp = await activity.sealStamp(session);
    await endReplaced();
    Object.assign(held, { current: session, pending: null, unconfirmed: [] });
    const seconds = secondsUntil(session.expires, now);
    writeStaff(sealed.staff, seconds);
    writer.set("access", sealed.access, seconds);
    writer.set("api", sealed.api, seconds);
    activity.write(stamp);
    writer.expire("temporary");
  };
  const endOthers = async (session: Session, { graceful }: ReplaceOptions) => {
    const graceMs = graceful ? REPLACED_GRACE_MS : 0;
    const others = allOf(held).filter(({ id }) => id !== session.id);
    await Promise.all(
      others.map((old) => endOnServer(runtime, old, { graceMs, successor: session })),
    );
    draft.dropUnlessOf(actorOf(session));
    requested.dropUnlessOf(actorOf(session));
  };

  return {
    /** Ends every session of this browser and starts a sign-in (§4 "Post-login routing"). */
    async startPending(pending: PendingSession, how: ReplaceOptions = { graceful: false }) {
      const sealed = await requireStorable(sealPendingSession(keys, pending));
      const stamp = await activity.sealStamp(pending);
      await endOthers(pending, how);
      // Beside long tokens there is no room for more: proxies refuse headers that are too long.
      const { draft: typed, requested: page, searches, bills } = cookies;
      if (exceedCookieLimit([sealed.temporary, sealed.staff, typed, page, searches, bills])) {
        writer.expireReceived("searches", "bills");
        draft.state.dropDraft();
        requested.drop();
      }
      Object.assign(held, { current: null, pending, unconfirmed: [] });
      writer.expireReceived("access", "api");
      writePending(sealed, pending);
      activity.write(stamp);
    },
    async updatePending(pending: PendingSession) {
      const sealed = await requireStorable(sealPendingSession(keys, pending));
      held.pending = pending;
      writePending(sealed, pending);
    },
    /** Promotes the pending sign-in to a session with the same id. Throws TypeError without one. */
    async completePending(change: Partial<Pick<Session, "mustChangePassword">> = {}) {
      const { current, pending } = held;
      if (pending === null) throw new TypeError("there is no pending sign-in to complete");
      await writeSession({ ...toSession(pending), ...change }, async () => {
        if (current === null || current.id === pending.id) return;
        await endOnServer(runtime, current, { successor: pending });
      });
      requested.drop();
    },
    startSession: (session: Session, how: ReplaceOptions = { graceful: false }) =>
      writeSession(session, () => endOthers(session, how)),
    /** Forgets the session here without ending it: its token now belongs to another application. */
    release() {
      Object.assign(held, { current: null, pending: null, unconfirmed: [] });
      writer.expire("temporary");
      writer.expireReceived("access", "api", "staff", "activity", "written");
      draft.state.dropDraft();
      requested.drop();
      writer.expireReceived("searches", "bills");
    },
    /**
     * Ends the session here and on the server; true when there was one (T-11). Without a log-out
     * the searches stay, because a form may need one.
     */
    async end({ isLogOut = true }: { readonly isLogOut?: boolean } = {}) {
      const ended = allOf(held);
      await Promise.all(ended.map((session) => endOnServer(runtime, session)));
      Object.assign(held, { current: null, pending: null, unconfirmed: [] });
      writer.expireReceived("access", "api", "temporary", "staff", "activity", "written");
      draft.state.dropDraft();
      // Guards send visitors through log-out on the way to log-in; the requested page is kept.
      if (ended.length > 0) requested.drop();
      writer.expireReceived(...FLOWS, "typed");
      if (isLogOut) writer.expireReceived("searches", "bills");
      return ended.length > 0;
    },
  };
}

const allOf = ({ current, pending, unconfirmed }: HeldSessions): readonly Session[] =>
  [current, pending, ...unconfirmed].filter((session) => session !== null);

const secondsUntil = (moment: Date, now: Date): number =>
  Math.min(TOKEN_TTL_MS, Math.max(0, moment.getTime() - now.getTime())) / 1000;
