import { randomUUID } from "node:crypto";
import { StoreAwayError } from "#server/store/store.ts";
import { createCookieWriter, readCookies } from "./cookies.ts";
import { createFlashPart } from "./flash.ts";
import { createDraftPart } from "./kept/draft.ts";
import { createEntriesPart } from "./kept/entries.ts";
import {
  createKeptBillPart,
  createKeptEstimatePart,
  createProviderSearchPart,
} from "./kept/latest.ts";
import { readSessions, signedIn, type LastSession, type SessionEnd } from "./read-sessions.ts";
import { createRequestedPagePart } from "./requested-page.ts";
import type { RequestScope } from "./scope.ts";
import { createVersions } from "./versions.ts";
import { openVisitorCookie } from "./visitor.ts";
import { createSessionWriter } from "./write-sessions.ts";

/** A browser's sign-in state, and the only way to change it. */
export type SessionState = Awaited<ReturnType<typeof openSignInState>>["state"];

type Options = RequestScope & {
  /** The page is about the session itself: opening it does not count as activity. */
  readonly isPassive: boolean;
  /** Called once with a session that is not valid any more, and whose it was if that is known. */
  readonly onEnd: (reason: SessionEnd, last: LastSession | null) => void;
};

/** A session's use is noted at most this often: the idle limit is in minutes. */
const TOUCH_EVERY_MS = 30_000;

/** The sign-in state of one request's browser. */
export async function openSignInState({ isPassive, onEnd, ...options }: Options) {
  const { request, domainId, now, settings, sessions } = options;
  const cookies = readCookies(request);
  const writer = createCookieWriter(settings.BASE_PATH, cookies);
  const sealed = { seal: sessions.visitorSeal, cookie: cookies.visitor };
  const visitor = openVisitorCookie({ ...sealed, writer, domainId, now });
  const reading = { ...options, cookies, writer, visitor, onEnd };
  const { held, lapsed, draft: lateForm, isEarlier } = await readSessions(reading);
  const seenAt = Number(held.record?.text("seen") ?? 0);
  const due = new Map<string, Uint8Array | null>();
  const later = (field: string, value: Uint8Array | null) => void due.set(field, value);
  const scope = { ...options, writer, visitor, held, lateForm, later };
  const draft = createDraftPart(scope);
  const entries = createEntriesPart(scope);
  const requested = createRequestedPagePart(scope);
  const flash = createFlashPart(visitor);
  const requestId = randomUUID();
  const touch = async () => {
    const session = signedIn(held);
    if (session !== null) await sessions.touch(session, now);
  };
  return {
    state: {
      current: () => held.current,
      pending: () => held.pending,
      /** The person who seems to be signed in while the store can't confirm it; else null. */
      unconfirmed: () => held.unconfirmed,
      /** Of the session, or of one that can't be confirmed now. */
      id: () => (signedIn(held) ?? held.unconfirmed)?.id ?? null,
      lapsed: () => lapsed,
      /** The cookies are of the form before sessions were records. */
      hasEarlierCookies: () => isEarlier,
      /** Whose the gateway's answers are, in which versions, and how they are sealed. */
      answers: () =>
        held.record === null
          ? null
          : {
              owner: held.record.key,
              seal: held.record.seal,
              versions: createVersions(held.record, requestId),
            },
      hasSignInCookies: () => Object.values(cookies).some((cookie) => cookie !== undefined),
      /** When the session was last used, milliseconds since 1970: now, except on passive pages. */
      lastSeenAt: () => (isPassive && seenAt > 0 ? seenAt : now.getTime()),
      /** Counts as activity even on a passive page. */
      touch,
      ...createSessionWriter(scope, { draft, entries, requested }),
      ...draft.state,
      ...entries.state,
      ...requested.state,
      ...flash.state,
      ...createProviderSearchPart(scope),
      ...createKeptBillPart(scope),
      ...createKeptEstimatePart(scope),
    },
    /** Writes what changed, once, when the response is known. */
    async writeTo({ headers, status }: Response): Promise<void> {
      flash.expireTaken(status);
      // A late answer must not bring back what the cookie said of a replaced session.
      if (held.unconfirmed?.isReplaced !== true) visitor.finish();
      writer.writeTo(headers);
      const isDue = !isPassive && seenAt > 0 && now.getTime() - seenAt >= TOUCH_EVERY_MS;
      // A store that went away meanwhile keeps the draft and the earlier time.
      await Promise.all([
        due.size > 0 && held.record?.write(Object.fromEntries(due)),
        isDue && touch(),
      ]).catch((error: unknown) => {
        if (!(error instanceof StoreAwayError)) throw error;
      });
    },
  };
}
