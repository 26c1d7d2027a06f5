import { parseCookie, stringifySetCookie } from "cookie";

/** Names as in §9 and T-16. */
export const COOKIE = {
  access: "access_token",
  api: "api_token",
  temporary: "temp_token",
  flash: "notice",
  staff: "staff_token",
  activity: "activity",
  draft: "kept_form",
  typed: "typed_form",
  requested: "requested_page",
  registration: "registration",
  recovery: "recovery",
  "mailed-card": "mailed_card",
  searches: "provider_searches",
  bills: "checked_bills",
  "provider-choice": "provider_choice",
  "data-download": "data_download",
  confirmation: "confirmation",
  written: "last_write",
} as const;

export type CookieKind = keyof typeof COOKIE;

const isCookieKind = (text: string): text is CookieKind => Object.hasOwn(COOKIE, text);

/**
 * Attributes of every cookie: scripts can't read it, and other sites can't make browsers send it.
 */
export const ATTRIBUTES = { httpOnly: true, secure: true, sameSite: "strict" } as const;

/** The cookies of a request by their kinds, and which of them came in parts. */
export type RequestCookies = {
  readonly values: { readonly [Kind in CookieKind]?: string | undefined };
  readonly parts: readonly CookiePart<CookieKind>[];
};

/** The cookies of a request by name. */
export const cookiesOf = (request: Request): NamedCookies =>
  cookiesIn(request.headers.get("cookie"));

type NamedCookies = Readonly<Record<string, string | undefined>>;

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

/** The sign-in cookies of a request, joined from their parts. */
export function readCookies(request: Request): RequestCookies {
  const all = cookiesOf(request);
  const parts: CookiePart<CookieKind>[] = [];
  const values: { [Kind in CookieKind]?: string | undefined } = {};
  for (const kind of Object.keys(COOKIE).filter(isCookieKind)) {
    const { value, received } = joinParts(COOKIE[kind], all);
    parts.push(...received.map((part) => ({ ...part, kind })));
    values[kind] = value;
  }
  return { values, parts };
}

const pathOf = (kind: CookieKind, basePath: string): string => (kind === "access" ? basePath : "/");

export type CookieWriter = ReturnType<typeof createCookieWriter>;

/**
 * Collects Set-Cookie lines and keeps the last one of each cookie, with the attributes of §9 and
 * T-16. Parts that no longer belong to a value are expired.
 */
export function createCookieWriter(basePath: string, received?: RequestCookies) {
  const { values, parts = [] } = received ?? {};
  const lines = new Map<string, string>();
  const write = (
    kind: CookieKind,
    name: string,
    value: string,
    rest: { maxAge: number; expires?: Date },
  ) => {
    const path = pathOf(kind, basePath);
    lines.set(name, stringifySetCookie({ name, value, ...ATTRIBUTES, path, ...rest }));
  };
  const expireName = (kind: CookieKind, name: string) =>
    write(kind, name, "", { maxAge: 0, expires: new Date(0) });
  const clear = (kind: CookieKind) => {
    for (const name of lines.keys())
      if (name.startsWith(partName(COOKIE[kind]))) lines.delete(name);
    for (const part of parts) if (part.kind === kind) expireName(kind, part.name);
  };
  const expire = (kind: CookieKind) => {
    clear(kind);
    expireName(kind, COOKIE[kind]);
  };
  for (const part of parts) if (part.orphaned) expireName(part.kind, part.name);
  return {
    set(kind: CookieKind, value: string, maxAgeSeconds: number) {
      clear(kind);
      const maxAge = Math.max(0, Math.floor(maxAgeSeconds));
      for (const [name, part] of splitValue(COOKIE[kind], value))
        write(kind, name, part, { maxAge });
    },
    expire,
    expireReceived(...kinds: readonly CookieKind[]) {
      for (const kind of kinds) if (values?.[kind] !== undefined) expire(kind);
    },
    has: (kind: CookieKind) => lines.has(COOKIE[kind]),
    writeTo(headers: Headers) {
      for (const each of lines.values()) headers.append("set-cookie", each);
    },
  };
}

/** Browsers keep 4,096 bytes of a cookie's name and value, some counting its attributes as well. */
const LONGEST_PART = 3900;

const MOST_PARTS = 9;

/** A cookie with another part of a value; `orphaned` if no value has such a part any more. */
type CookiePart<Kind> = {
  readonly kind: Kind;
  readonly name: string;
  readonly orphaned: boolean;
};

/** The name of a further part; without an index, the prefix of all of them. */
const partName = (name: string, index?: number): string => `${name}.${index ?? ""}`;

/** A long value as several cookies, the first of which begins with their count: "2.eyJ…". */
function splitValue(name: string, value: string): readonly (readonly [string, string])[] {
  if (value.length <= LONGEST_PART) return [[name, value]];
  const count = Math.ceil(value.length / LONGEST_PART);
  return Array.from({ length: count }, (_, index) => {
    const part = value.slice(index * LONGEST_PART, (index + 1) * LONGEST_PART);
    return index === 0 ? [name, `${count}.${part}`] : [partName(name, index), part];
  });
}

const HEAD = /^[2-9]\./;

const furtherNames = new Map<string, readonly string[]>();

/** The names of all possible further parts, computed once: every request needs them. */
function furtherNamesOf(name: string): readonly string[] {
  const known = furtherNames.get(name);
  if (known !== undefined) return known;
  const names = Array.from({ length: MOST_PARTS - 1 }, (_, index) => partName(name, index + 1));
  furtherNames.set(name, names);
  return names;
}

/** The value of a cookie and its parts; "", which does not open, when a part is missing. */
function joinParts(name: string, all: Readonly<Record<string, string | undefined>>) {
  const first = all[name];
  const count = first !== undefined && HEAD.test(first) ? Number(first[0]) : 1;
  const names = furtherNamesOf(name);
  const rest = names.slice(0, count - 1).map((part) => all[part]);
  const whole = count === 1 ? first : `${first?.slice(2)}${rest.join("")}`;
  return {
    value: rest.includes(undefined) ? "" : whole,
    received: names.flatMap((part, index) =>
      all[part] === undefined ? [] : [{ name: part, orphaned: index >= count - 1 }],
    ),
  };
}
