import { z } from "zod";
import { isStaffRole } from "#app/rules/sign-in/login-as.ts";
import { findPageToRemember } from "#app/rules/sign-in/requested-page.ts";
import type { flashText } from "#app/text/frame/flashes.ts";
import type { loginText, providerText } from "#app/text/sign-in/login.ts";
import { actedForOf, actorOf, signedInSession, TOKEN_TTL_MS, type Session } from "./session.ts";
import { REMNANT_MS } from "./session-store.ts";
import type { StateScope } from "./browser-sessions.ts";
import type { VisitorCookie } from "./visitor.ts";

// What the visitor's cookie remembers around a sign-in: whose the last session was, the page asked
// for before it, and the message that one page leaves for the next.

const aText = z.string();

/** What a browser's last session leaves in the visitor's cookie: its member, and its end. */
const lastSession = z.object({
  id: z.string(),
  /** The acting person. */
  actor: z.string(),
  /** The member for whom staff acted; null for a person's own session. */
  actingFor: z.string().nullable(),
  expires: z.number(),
});
export type LastSession = Readonly<z.output<typeof lastSession>>;

const LAST = "last";

export const findLast = (visitor: VisitorCookie): LastSession | null =>
  visitor.get(LAST, lastSession) ?? null;

export function keepLast(visitor: VisitorCookie, session: Session, now: Date): void {
  const expires = session.expires.getTime();
  const last = { id: session.id, actor: actorOf(session), actingFor: actedForOf(session), expires };
  visitor.set(LAST, last, (expires - now.getTime() + REMNANT_MS) / 1000);
}

/** Keeps the last session's member known for as long as a late form is kept. */
export const extendLast = (visitor: VisitorCookie, last: LastSession): void =>
  visitor.set(LAST, last, REMNANT_MS / 1000);

export const dropLast = (visitor: VisitorCookie): void => visitor.drop(LAST);

const ENDING = "ending";

/** Notes a session that must end as soon as the store can be reached, also from this browser. */
export const keepEnding = (visitor: VisitorCookie, id: string): void =>
  visitor.set(ENDING, id, TOKEN_TTL_MS / 1000);

export const findEnding = (visitor: VisitorCookie): string | undefined =>
  visitor.get(ENDING, aText);

export const dropEnding = (visitor: VisitorCookie): void => visitor.drop(ENDING);

/** How long a page is remembered, seconds: time enough to recover a password. */
const REQUESTED_S = 1800;
const REQUESTED = "requested";

/** A page that was requested without a session: an address may hold the id of a claim. */
const requestedPage = z.object({
  path: z.string(),
  /** The member whose session had ended; null for a visitor, who may be any member. */
  memberKey: z.string().nullable(),
});

/** The member's page that this request opens; none for a post, a file or a prefetch. */
function findPageAsked({ method, headers }: Request, { pathname, search }: URL) {
  const isPrefetch = headers.get("sec-purpose")?.includes("prefetch") ?? false;
  return method !== "GET" || isPrefetch ? undefined : findPageToRemember(`${pathname}${search}`);
}

export function createRequestedPage({ request, url, visitor, opened }: StateScope) {
  const requested = visitor.get(REQUESTED, requestedPage);
  return {
    /** Remembers a page to return to after a log-in (T-75): for this member, or with null for any. */
    rememberPage(memberKey: string | null, path = findPageAsked(request, url)) {
      if (path !== undefined) visitor.set(REQUESTED, { path, memberKey }, REQUESTED_S);
    },
    /** The page that the signed-in member requested before. Staff always begin at their usual page. */
    findRequestedPage(): string | null {
      const session = signedInSession(opened);
      if (session === null || session.staff !== null || isStaffRole(session.role)) return null;
      const isOwn = [null, session.memberKey].includes(requested?.memberKey ?? null);
      return isOwn ? (requested?.path ?? null) : null;
    },
  };
}

export const dropRequestedPage = (visitor: VisitorCookie): void => visitor.drop(REQUESTED);

/** Messages that the log-in page shows itself, as the reason for the redirect. */
type LoginFlash = keyof typeof loginText.notices | keyof typeof providerText.notices;
/** The messages that one page may leave for the next: names, never sentences or values. */
export type FlashName = keyof typeof flashText | LoginFlash;

const FLASH = "flash";
const FLASH_S = 60;

export function createFlash(visitor: VisitorCookie) {
  let isTaken = false;
  return {
    state: {
      /** The name of the message that the previous page left. The page that shows it uses it up. */
      takeFlash(): string | null {
        const found = visitor.get(FLASH, aText) ?? null;
        isTaken = found !== null;
        return found;
      },
      setFlash(name: FlashName) {
        isTaken = false;
        visitor.set(FLASH, name, FLASH_S);
      },
    },
    /** Expires a message that a response with this status has shown. */
    expireTaken(status: number) {
      // A redirect shows nothing, so the message waits for the page behind it. React Router answers
      // client navigations with 202 for a redirect.
      const isRedirect = status === 202 || (status >= 300 && status < 400);
      if (isTaken && !isRedirect) visitor.drop(FLASH);
    },
  };
}
