import { parseCookie, stringifySetCookie } from "cookie";

/** Names and paths as §9 and T-16 have them. The access token's path is the application's base path. */
export const COOKIE = {
  access: "access_token",
  api: "api_token",
  temporary: "temp_token",
  notice: "notice",
  staff: "staff_token",
  activity: "activity",
  kept: "kept_form",
  registration: "registration",
  recovery: "recovery",
  "mailed-card": "mailed_card",
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
    staff: all[COOKIE.staff],
    activity: all[COOKIE.activity],
    kept: all[COOKIE.kept],
    registration: all[COOKIE.registration],
    recovery: all[COOKIE.recovery],
    "mailed-card": all[COOKIE["mailed-card"]],
  };
}

const pathOf = (kind: CookieKind, basePath: string): string => (kind === "access" ? basePath : "/");

/** The Set-Cookie lines of one answer: of several for the same cookie only the last is sent. */
export type CookieWriter = {
  readonly set: (kind: CookieKind, value: string, maxAgeSeconds: number) => void;
  readonly expire: (kind: CookieKind) => void;
  readonly has: (kind: CookieKind) => boolean;
  readonly writeTo: (headers: Headers) => void;
};

/** A writer with our attributes (§9, T-16); the base path is the access token's. */
export function createCookieWriter(basePath: string): CookieWriter {
  const lines = new Map<CookieKind, string>();
  const line = (kind: CookieKind, value: string, rest: { maxAge: number; expires?: Date }) =>
    stringifySetCookie({
      name: COOKIE[kind],
      value,
      ...ATTRIBUTES,
      path: pathOf(kind, basePath),
      ...rest,
    });
  return {
    set(kind, value, maxAgeSeconds) {
      const maxAge = Math.max(0, Math.floor(maxAgeSeconds));
      lines.set(kind, line(kind, value, { maxAge }));
    },
    expire(kind) {
      lines.set(kind, line(kind, "", { maxAge: 0, expires: new Date(0) }));
    },
    has: (kind) => lines.has(kind),
    writeTo(headers) {
      for (const each of lines.values()) headers.append("set-cookie", each);
    },
  };
}
