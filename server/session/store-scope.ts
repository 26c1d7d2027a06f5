import type { Runtime } from "#server/runtime.ts";
import type { CookieWriter, RequestCookies } from "./cookies/cookies.ts";
import type { PendingSession } from "./pending-session.ts";
import type { Session } from "./session.ts";

/** Why a session ended, or counted no more when a request came with it. */
export type SessionEnd =
  | "log-out"
  /** Not used for SESSION_IDLE_S. */
  | "idle"
  /** Two hours after sign-in. */
  | "limit"
  /** The gateway refused its token (401). */
  | "gateway"
  /** Ended before, by another request or with all of its owner's. */
  | "ended-before"
  /** Its cookie does not open: another key, or not ours. */
  | "unreadable";

export type StoreOptions = {
  readonly request: Request;
  readonly url: URL;
  readonly domainId: number;
  readonly now: Date;
  /** The page asked for tells of the session only: looking at it does not count as using it. */
  readonly isPassive: boolean;
  readonly runtime: Pick<Runtime, "answers" | "keys" | "revocations" | "settings">;
  /** Told of a session that counts no more, once it is ended; null where the cookie cannot be read. */
  readonly onEnd: (reason: SessionEnd, session: Session | null) => void;
  /** Settles as the sealing does, but answers a token that is too long with an error page. */
  readonly requireStorable: <Sealed>(sealing: Promise<Sealed>) => Promise<Sealed>;
};

export type StoreScope = StoreOptions & {
  readonly cookies: RequestCookies["values"];
  readonly writer: CookieWriter;
};

/**
 * The sessions of a request, changed as it goes on; the store does not say of `unconfirmed` ones.
 */
export type HeldSessions = {
  current: Session | null;
  pending: PendingSession | null;
  unconfirmed: readonly Session[];
};

/** Who is signed in: a pending sign-in is newer than the session beside it. */
export const signedIn = ({ current, pending }: HeldSessions): Session | null => pending ?? current;
