import { createContext } from "react-router";
import type { FlowName } from "#server/session/flow.ts";
import type { Draft } from "#server/session/draft.ts";
import type { FlashName } from "#server/session/flash.ts";
import type { Session } from "#server/session/session.ts";
import type { PendingSession } from "#server/session/pending-session.ts";

/** Whose session ended by itself a short while ago: told nothing, but their typing is kept. */
export type Lapsed = { readonly memberKey: string };

/** `graceful`: what is replaced still counts for the second click of a double one. */
export type ReplaceOptions = { readonly graceful: boolean };

/** The browser's sign-in state, and the only way to change it. Cookies are written once, at the end. */
export type SessionState = {
  readonly current: () => Session | null;
  /** Who signed in and is still on the way to their first page. */
  readonly pending: () => PendingSession | null;
  readonly lapsed: () => Lapsed | null;
  /** Whether the browser brought any cookie of ours that tells of a sign-in. */
  readonly hasSignInCookies: () => boolean;
  /** When the session was last seen, milliseconds since 1970: now, but on pages that do not count. */
  readonly lastSeenAt: () => number;
  /** Somebody is there, although the page they look at does not count as such. */
  readonly touch: () => Promise<void>;
  /** Ends whatever there is and begins this way (§4 "Post-login routing"). */
  readonly startPending: (pending: PendingSession, how?: ReplaceOptions) => Promise<void>;
  /** The same way goes on, something on it changed. */
  readonly updatePending: (pending: PendingSession) => Promise<void>;
  /** The way ends here: it becomes the session. */
  readonly completePending: (
    change?: Partial<Pick<Session, "mustChangePassword">>,
  ) => Promise<void>;
  /** Ends whatever session there is and begins this one. */
  readonly startSession: (session: Session, how?: ReplaceOptions) => Promise<void>;
  /** The token was handed to another application: nothing of it stays here, and it stays good. */
  readonly release: () => void;
  /** Ends the session here and on the server. True when there was one (T-11). */
  readonly end: () => Promise<boolean>;
  /** What the page before wanted said on this one. Used up by the page that shows it. */
  readonly takeFlash: () => FlashName | null;
  readonly setFlash: (notice: FlashName) => void;
  /** Keeps a form for its member until they are back. False when it cannot be kept. */
  readonly saveDraft: (form: Pick<Draft, "memberKey" | "path" | "fields">) => Promise<boolean>;
  /** The form kept for whoever is signed in now, or on the way. */
  readonly findDraft: () => Draft | null;
  /** Whether a form is kept in this browser, whoever's it is. */
  readonly hasDraft: () => boolean;
  readonly dropDraft: () => void;
  readonly readFlow: (name: FlowName) => Promise<Readonly<Record<string, unknown>> | null>;
  readonly writeFlow: (name: FlowName, state: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly endFlow: (name: FlowName) => void;
};

export const sessionContext = createContext<SessionState>();
