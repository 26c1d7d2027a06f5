import type { Runtime } from "#server/runtime.ts";
import type { CookieWriter, RequestCookies } from "./cookies/cookies.ts";
import type { PendingSession } from "./pending-session.ts";
import type { Session } from "./session.ts";

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
  /** Its cookie does not open: another key, or not ours. */
  | "unreadable";

export type StoreOptions = {
  readonly request: Request;
  readonly url: URL;
  readonly domainId: number;
  readonly now: Date;
  /** The page is about the session itself: opening it does not count as activity. */
  readonly isPassive: boolean;
  readonly runtime: Pick<Runtime, "answers" | "keys" | "revocations" | "settings">;
  /**
   * Called with a session that is not valid any more, once it is ended; null if the cookie can't be
   * read.
   */
  readonly onEnd: (reason: SessionEnd, session: Session | null) => void;
  /** Settles as the sealing does, but turns a token that is too long into an error page. */
  readonly requireStorable: <Sealed>(sealing: Promise<Sealed>) => Promise<Sealed>;
};

export type StoreScope = StoreOptions & {
  readonly cookies: RequestCookies["values"];
  readonly writer: CookieWriter;
};

/** The sessions of a request, changed as it goes on; `unconfirmed` if the store does not answer. */
export type HeldSessions = {
  current: Session | null;
  pending: PendingSession | null;
  unconfirmed: readonly Session[];
};

/** The signed-in person: a pending sign-in is newer than the session beside it. */
export const signedIn = ({ current, pending }: HeldSessions): Session | null => pending ?? current;
