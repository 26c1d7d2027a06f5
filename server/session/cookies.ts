import { parseCookie, stringifySetCookie } from "cookie";

/** Names and paths as §9 and T-16 have them. The access token's path is the application's base path. */
export const COOKIE = {
  access: "access_token",
  api: "api_token",
  temporary: "temp_token",
  notice: "notice",
} as const;

export type CookieKind = keyof typeof COOKIE;

const ATTRIBUTES = { httpOnly: true, secure: true, sameSite: "strict" } as const;

/** The cookies of a request by our own names; a header that cannot be read counts as none. */
export function readCookies(request: Request): Record<CookieKind, string | undefined> {
  let all: Record<string, string | undefined> = {};
  try {
    all = parseCookie(request.headers.get("cookie") ?? "");
  } catch {
    // A hostile header is a visitor without cookies.
  }
  return {
    access: all[COOKIE.access],
    api: all[COOKIE.api],
    temporary: all[COOKIE.temporary],
    notice: all[COOKIE.notice],
  };
}

const pathOf = (kind: CookieKind, basePath: string): string => (kind === "access" ? basePath : "/");

/** A Set-Cookie line that keeps `value` for `maxAgeSeconds`. */
export function setCookie(
  kind: CookieKind,
  value: string,
  maxAgeSeconds: number,
  basePath: string,
): string {
  const maxAge = Math.max(0, Math.floor(maxAgeSeconds));
  const path = pathOf(kind, basePath);
  return stringifySetCookie({ name: COOKIE[kind], value, ...ATTRIBUTES, path, maxAge });
}

/** A Set-Cookie line that ends a cookie. */
export function expireCookie(kind: CookieKind, basePath: string): string {
  const path = pathOf(kind, basePath);
  const gone = { path, maxAge: 0, expires: new Date(0) };
  return stringifySetCookie({ name: COOKIE[kind], value: "", ...ATTRIBUTES, ...gone });
}
