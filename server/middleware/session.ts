import type { MiddlewareFunction } from "react-router";
import { getRuntime } from "#server/runtime.ts";
import {
  isActive,
  isStampDue,
  openActivity,
  sealActivity,
  ACTIVITY_COOKIE_S,
} from "#server/session/activity.ts";
import {
  createCookieWriter,
  readCookies,
  type CookieKind,
} from "#server/session/cookies/cookies.ts";
import { FLOW_S, FLOWS, openFlow, sealFlow } from "#server/session/flow.ts";
import { openDraft, sealDraft } from "#server/session/draft.ts";
import { isFlashName, type FlashName } from "#server/session/flash.ts";
import { REPLACED_GRACE_MS } from "#server/session/revocation.ts";
import { sealSession, TOKEN_TTL_MS, type Session } from "#server/session/session.ts";
import {
  openPendingSession,
  sealPendingSession,
  toSession,
  type PendingSession,
} from "#server/session/pending-session.ts";
import { exceedCookieLimit } from "#server/session/cookies/token-length.ts";
import { recordAudit } from "./audit.ts";
import { brandContext } from "./brand.ts";
import { clockContext } from "./clock.ts";
import { requireStorableToken } from "./require-storable-token.ts";
import { sessionContext, type Lapsed, type ReplaceOptions } from "./session-state.ts";

const TOKENS = ["access", "api", "temporary"] as const satisfies readonly CookieKind[];
const TOKEN_S = TOKEN_TTL_MS / 1000;

/** Pages that only tell of the session: looking at them is no sign that anybody is still there. */
const PASSIVE = new Set(["/session-ended"]);

export const session: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { keys, openSession, revocations, answers, settings } = getRuntime();
  const { now } = context.get(clockContext);
  const { domainId } = context.get(brandContext);
  const { values: cookies, parts } = readCookies(request);
  const writer = createCookieWriter(settings.BASE_PATH, parts);
  const expireIfBrought = (kinds: readonly CookieKind[]) => {
    for (const kind of kinds) if (cookies[kind] !== undefined) writer.expire(kind);
  };

  const endOnServer = async ({ id }: Session, graceMs = 0) => {
    await revocations.revoke(id, graceMs);
    await answers.forget(id);
  };

  const activity = await openActivity(keys, cookies.activity, domainId, now);
  const idleMs = settings.SESSION_IDLE_S * 1000;
  /** Only what is awake and was not ended counts; what dozed off is ended for good. */
  const living = async <Kind extends Session>(found: Kind | null): Promise<Kind | null> => {
    if (found === null || (await revocations.isRevoked(found.id))) return null;
    if (isActive(activity, found.id, now, idleMs)) return found;
    await endOnServer(found);
    recordAudit(context, { event: "session-lapsed", outcome: "ok", memberKey: found.memberKey });
    return null;
  };
  let current = await living(await openSession(cookies, domainId, now));
  let pending = await living(await openPendingSession(keys, cookies, domainId, now));
  let lapsed: Lapsed | null = null;
  if (current === null && pending === null && activity !== null) {
    const ended = await revocations.isRevoked(activity.sessionId);
    if (!ended || !isActive(activity, activity.sessionId, now, idleMs)) {
      lapsed = { memberKey: activity.memberKey };
    }
  }
  if (current === null) expireIfBrought(["access", "api"]);
  if (pending === null) expireIfBrought(["temporary"]);
  if (((pending ?? current)?.staff ?? null) === null) expireIfBrought(["staff"]);

  let kept = await openDraft(keys, cookies.kept, domainId, now);
  const dropKeptForm = () => {
    kept = null;
    expireIfBrought(["kept"]);
  };
  let notice: FlashName | null = null;
  if (cookies.notice !== undefined && isFlashName(cookies.notice)) notice = cookies.notice;
  let noticeTaken = false;

  const sealStamp = (of: Session) => sealActivity(keys, { ...of, memberKey: actorOf(of) }, now);
  const stamp = async (of: Session) => {
    writer.set("activity", await sealStamp(of), ACTIVITY_COOKIE_S);
  };
  const writeStaff = (sealed: string | null, seconds: number) => {
    if (sealed === null) expireIfBrought(["staff"]);
    else writer.set("staff", sealed, seconds);
  };
  // Sealed before anything changes: a fault in between must not leave half a sign-in behind.
  const writeSession = async (fresh: Session, replacing: () => Promise<void>) => {
    const sealed = await requireStorableToken(context, sealSession(keys, fresh));
    const seen = await sealStamp(fresh);
    await replacing();
    current = fresh;
    pending = null;
    const seconds = secondsUntil(fresh.expires, now);
    writeStaff(sealed.staff, seconds);
    writer.set("access", sealed.access, seconds);
    writer.set("api", sealed.api, seconds);
    writer.set("activity", seen, ACTIVITY_COOKIE_S);
    writer.expire("temporary");
  };
  const writeTemporary = (
    sealed: Awaited<ReturnType<typeof sealPendingSession>>,
    { expires }: PendingSession,
  ) => {
    const seconds = secondsUntil(expires, now);
    writer.set("temporary", sealed.temporary, seconds);
    writeStaff(sealed.staff, seconds);
  };
  const replace = async (fresh: Session, how: ReplaceOptions = { graceful: false }) => {
    for (const old of [current, pending]) {
      if (old === null || old.id === fresh.id) continue;
      await endOnServer(old, how.graceful ? REPLACED_GRACE_MS : 0);
    }
    if (kept !== null && kept.memberKey !== actorOf(fresh)) dropKeptForm();
  };

  context.set(sessionContext, {
    current: () => current,
    pending: () => pending,
    lapsed: () => lapsed,
    hasSignInCookies: () =>
      [...TOKENS, "activity" as const].some((kind) => cookies[kind] !== undefined),
    lastSeenAt: () =>
      PASSIVE.has(url.pathname) ? (activity?.seenAt ?? now.getTime()) : now.getTime(),
    async touch() {
      const there = pending ?? current;
      if (there !== null) await stamp(there);
    },
    async startPending(fresh, how) {
      const sealed = await requireStorableToken(context, sealPendingSession(keys, fresh));
      const seen = await sealStamp(fresh);
      await replace(fresh, how);
      // Beside long tokens there is no room for a form: a header that is too long would be refused.
      if (exceedCookieLimit([sealed.temporary, sealed.staff, cookies.kept])) dropKeptForm();
      current = null;
      pending = fresh;
      expireIfBrought(["access", "api"]);
      writeTemporary(sealed, fresh);
      writer.set("activity", seen, ACTIVITY_COOKIE_S);
    },
    async updatePending(changed) {
      const sealed = await requireStorableToken(context, sealPendingSession(keys, changed));
      pending = changed;
      writeTemporary(sealed, changed);
    },
    async completePending(change = {}) {
      if (pending === null) throw new TypeError("there is no way to end");
      const old = current;
      const fresh = { ...toSession(pending), ...change };
      await writeSession(fresh, async () => {
        if (old !== null && old.id !== fresh.id) await endOnServer(old);
      });
    },
    async startSession(fresh, how) {
      await writeSession(fresh, () => replace(fresh, how));
    },
    release() {
      current = null;
      pending = null;
      writer.expire("temporary");
      expireIfBrought(["access", "api", "staff", "activity", "kept"]);
    },
    async end() {
      const ended = [current, pending].filter((each) => each !== null);
      for (const each of ended) await endOnServer(each);
      current = null;
      pending = null;
      kept = null;
      expireIfBrought([...TOKENS, "staff", "activity", "kept", ...FLOWS]);
      return ended.length > 0;
    },
    takeFlash() {
      noticeTaken = cookies.notice !== undefined;
      return notice;
    },
    setFlash: (left) => writer.set("notice", left, 60),
    async saveDraft(form) {
      const sealed = await sealDraft(keys, { ...form, domainId }, now);
      if (sealed !== null) writer.set("kept", sealed, 900);
      return sealed !== null;
    },
    findDraft() {
      const there = pending ?? current;
      // While staff act for a member, neither what they typed for another nor the member's own counts.
      if (there === null || there.staff !== null) return null;
      return kept?.memberKey === there.memberKey ? kept : null;
    },
    hasDraft: () => kept !== null && Object.keys(kept.fields).length > 0,
    dropDraft: dropKeptForm,
    readFlow: (name) => openFlow(keys, name, cookies[name], domainId, now),
    async writeFlow(name, state) {
      const sealed = await sealFlow(keys, name, { domainId, state: { ...state } }, now);
      writer.set(name, sealed, FLOW_S);
    },
    endFlow: (name) => expireIfBrought([name]),
  });

  const response = await next();
  const there = pending ?? current;
  const counts =
    there !== null && !PASSIVE.has(url.pathname) && isStampDue(activity, there.id, now);
  // A page that took long may come after another tab's sign-in, whose stamp must stay.
  if (counts && !writer.has("activity") && !(await revocations.isRevoked(there.id))) {
    await stamp(there);
  }
  // A redirect shows nothing, so what was to be said waits for the page behind it.
  if (noticeTaken && !isRedirect(response.status) && !writer.has("notice")) writer.expire("notice");
  writer.writeTo(response.headers);
  return response;
};

/** Whose hands are on the keys: a form that comes too late is theirs, not the member's they act for. */
const actorOf = ({ staff, memberKey }: Session): string => staff?.memberKey ?? memberKey;

const secondsUntil = (moment: Date, now: Date): number =>
  Math.min(TOKEN_S, Math.max(0, (moment.getTime() - now.getTime()) / 1000));

/** 202 is how a client navigation is told of a redirect. */
const isRedirect = (status: number): boolean => status === 202 || (status >= 300 && status < 400);
