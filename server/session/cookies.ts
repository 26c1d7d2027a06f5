import { parseCookie, stringifySetCookie } from "cookie";

/** The cookies of a browser's sign-in, by the names of §9 and T-16, and one for who has none. */
export const COOKIE = {
  access: "access_token",
  api: "api_token",
  temporary: "temp_token",
  visitor: "visitor",
} as const;

export type CookieKind = keyof typeof COOKIE;

/**
 * Attributes of every cookie: scripts can't read it, and other sites can't make browsers send it.
 */
export const ATTRIBUTES = { httpOnly: true, secure: true, sameSite: "strict" } as const;

type NamedCookies = Readonly<Record<string, string | undefined>>;

/** The cookies of a request by name. */
export const cookiesOf = (request: Request): NamedCookies =>
  cookiesIn(request.headers.get("cookie"));

/** The cookies of a header by name; an unreadable one counts as none. */
export function cookiesIn(header: string | null | undefined): NamedCookies {
  try {
    return parseCookie(header ?? "");
  } catch {
    return {};
  }
}

const YEAR_S = 31_536_000;

/** The Set-Cookie line that keeps a visitor's choice for a year. */
export const keepForAYear = (name: string, value: string): string =>
  stringifySetCookie({ name, value, path: "/", ...ATTRIBUTES, maxAge: YEAR_S });

/** The sign-in cookies of a request. */
export type SignInCookies = Readonly<Record<CookieKind, string | undefined>>;

export function readCookies(request: Request): SignInCookies {
  const all = cookiesOf(request);
  return {
    access: all[COOKIE.access],
    api: all[COOKIE.api],
    temporary: all[COOKIE.temporary],
    visitor: all[COOKIE.visitor],
  };
}

/** A cookie's value that can be a session's: 24 random bytes for the id, 32 for the secret. */
const ID = /^[\w-]{32}$/;
const SECRET = /^[\w-]{43}$/;

/** The ids of two cookies; undefined for values that this product does not give. */
export const findIds = (id: string | undefined, secret: string | undefined) =>
  id !== undefined && secret !== undefined && ID.test(id) && SECRET.test(secret)
    ? { id, secret }
    : undefined;

/** The cookie of a pending sign-in has both values. */
export const pendingCookie = ({ id, secret }: NonNullable<ReturnType<typeof findIds>>): string =>
  `${id}.${secret}`;

export function findPendingIds(cookie: string | undefined) {
  const [id, secret, ...more] = cookie?.split(".") ?? [];
  return more.length > 0 ? undefined : findIds(id, secret);
}

export type CookieWriter = ReturnType<typeof createCookieWriter>;

/** Collects Set-Cookie lines and keeps the last one of each cookie. */
export function createCookieWriter(basePath: string, received?: SignInCookies) {
  const lines = new Map<CookieKind, string>();
  const write = (kind: CookieKind, value: string, rest: { maxAge: number; expires?: Date }) => {
    const path = kind === "access" ? basePath : "/";
    const line = stringifySetCookie({ name: COOKIE[kind], value, ...ATTRIBUTES, path, ...rest });
    lines.set(kind, line);
  };
  const expire = (kind: CookieKind) => write(kind, "", { maxAge: 0, expires: new Date(0) });
  return {
    set: (kind: CookieKind, value: string, maxAgeSeconds: number) =>
      write(kind, value, { maxAge: Math.max(0, Math.floor(maxAgeSeconds)) }),
    expire,
    expireReceived(...kinds: readonly CookieKind[]) {
      for (const kind of kinds) if (received?.[kind] !== undefined) expire(kind);
    },
    writeTo(headers: Headers) {
      for (const line of lines.values()) headers.append("set-cookie", line);
    },
  };
}
