import { createContext, type MiddlewareFunction } from "react-router";
import { getRuntime } from "../runtime.ts";
import { expireCookie, readCookies, setCookie } from "../session/cookies.ts";
import { isNotice, type Notice } from "../session/notice.ts";
import { sealSession, TOKEN_TTL_MS, type Session } from "../session/session.ts";
import { brandContext } from "./brand.ts";
import { clockContext } from "./clock.ts";

/** The browser's sign-in state, and the only way to change it. Cookies are written once, at the end. */
export type SessionState = {
  readonly current: () => Session | null;
  /** What the page before wanted said on this one. Reading it uses it up. */
  readonly takeNotice: () => Notice | null;
  readonly leaveNotice: (notice: Notice) => void;
  /** Ends whatever session there is and begins this one. */
  readonly start: (session: Session) => Promise<void>;
  /** Ends the session here and on the server. True when there was one (T-11). */
  readonly end: () => Promise<boolean>;
};

export const sessionContext = createContext<SessionState>();

export const session: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { keys, openSession, revocations, answers, settings } = getRuntime();
  const basePath = settings.BASE_PATH;
  const cookies = readCookies(request);
  const { now } = context.get(clockContext);
  const opened = await openSession(cookies, context.get(brandContext).domainId, now);
  const revoked = opened !== null && (await revocations.isRevoked(opened.id));
  const lines: string[] = [];
  let current = revoked ? null : opened;

  const endOnServer = async (ended: Session) => {
    await revocations.revoke(ended.id);
    await answers.forget(ended.id);
  };

  context.set(sessionContext, {
    current: () => current,
    takeNotice() {
      if (cookies.notice === undefined) return null;
      lines.push(expireCookie("notice", basePath));
      return isNotice(cookies.notice) ? cookies.notice : null;
    },
    leaveNotice(notice) {
      lines.push(setCookie("notice", notice, 60, basePath));
    },
    async start(fresh) {
      if (current !== null) await endOnServer(current);
      current = fresh;
      const sealed = await sealSession(keys, fresh);
      const seconds = TOKEN_TTL_MS / 1000;
      lines.push(setCookie("access", sealed.access, seconds, basePath));
      lines.push(setCookie("api", sealed.api, seconds, basePath));
      lines.push(expireCookie("temporary", basePath));
    },
    async end() {
      const ended = current;
      if (ended !== null) await endOnServer(ended);
      current = null;
      for (const kind of ["access", "api", "temporary"] as const) {
        if (cookies[kind] !== undefined) lines.push(expireCookie(kind, basePath));
      }
      return ended !== null;
    },
  });

  const response = await next();
  for (const line of lines) response.headers.append("set-cookie", line);
  return response;
};
