import type { Settings } from "#server/settings/settings.ts";
import type { CookieWriter } from "./cookies.ts";
import type { HeldSessions } from "./read-sessions.ts";
import type { Sessions } from "./sessions.ts";
import type { VisitorCookie } from "./visitor.ts";

/** The request whose browser's sign-in state is opened. */
export type RequestScope = {
  readonly request: Request;
  readonly url: URL;
  readonly domainId: number;
  readonly now: Date;
  readonly settings: Pick<Settings, "SESSION_IDLE_S" | "BASE_PATH">;
  readonly sessions: Sessions;
};

/** What the parts of a browser's sign-in state share during one request. */
export type StateScope = RequestScope & {
  readonly writer: CookieWriter;
  readonly visitor: VisitorCookie;
  readonly held: HeldSessions;
  /** A form that was posted after the session's end, as text. */
  readonly lateForm: string | null;
  /** Writes a plain field of the session's record when the response is known; null deletes it. */
  readonly later: (field: string, value: Uint8Array | null) => void;
};
