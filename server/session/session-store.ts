import { createActivityPart, type ActivityPart } from "./activity.ts";
import { createCookieWriter, readCookies } from "./cookies/cookies.ts";
import { createDraftPart, type DraftPart } from "./draft.ts";
import { createFlashPart, type FlashPart } from "./flash.ts";
import { createFlowPart, type FlowPart } from "./flow.ts";
import type { PendingSession } from "./pending-session.ts";
import { readSessions, type Lapsed } from "./read-sessions.ts";
import type { Session } from "./session.ts";
import type { StoreOptions } from "./store-scope.ts";
import { createSessionWriter, type SessionWriter } from "./write-sessions.ts";

type SessionReader = {
  readonly current: () => Session | null;
  /** Who signed in and is still on the way to their first page. */
  readonly pending: () => PendingSession | null;
  /** Null while anybody is signed in. */
  readonly lapsed: () => Lapsed | null;
  /** Whether the request came with any cookie of a session. */
  readonly hasSignInCookies: () => boolean;
};

/** A browser's sign-in state, and the only way to change it. */
export type SessionState = SessionReader &
  SessionWriter &
  ActivityPart &
  DraftPart &
  FlashPart &
  FlowPart;

export type SessionStore = {
  readonly state: SessionState;
  /** Writes the cookies of all changes, once, when the response is known. */
  readonly writeTo: (response: Response) => Promise<void>;
};

/** The session store of one request: what its cookies open to, and the cookies of its response. */
export async function openSessionStore(options: StoreOptions): Promise<SessionStore> {
  const received = readCookies(options.request);
  const { values: cookies } = received;
  const writer = createCookieWriter(options.runtime.settings.BASE_PATH, received);
  const scope = { ...options, cookies, writer };

  const { held, lapsed, stamp } = await readSessions(scope);
  const activity = createActivityPart(scope, held, stamp);
  const draft = await createDraftPart(scope, held);
  const flash = createFlashPart(scope);
  return {
    state: {
      current: () => held.current,
      pending: () => held.pending,
      lapsed: () => lapsed,
      hasSignInCookies: () =>
        [cookies.access, cookies.api, cookies.temporary, cookies.activity].some(
          (cookie) => cookie !== undefined,
        ),
      ...createSessionWriter(scope, held, { activity, draft }),
      ...activity,
      ...draft,
      ...flash,
      ...createFlowPart(scope),
    },
    async writeTo({ headers, status }) {
      await activity.renew();
      flash.expireTaken(status);
      writer.writeTo(headers);
    },
  };
}
