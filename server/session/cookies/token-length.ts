/** The longest token that is accepted, in characters. */
export const LONGEST_TOKEN = 8192;

/** The most characters of a session's sealed cookies, to stay below the 8 kB of many proxies. */
export const LONGEST_COOKIES = 7400;

/** The longest sealed cookie that browsers keep, with its name and attributes. */
export const LONGEST_SEALED = 3800;

/** A token that no session can store: its `length`, and the `bytes` of its cookies where known. */
export class TokenTooLongError extends Error {
  readonly length: number;
  readonly bytes: number | undefined;
  readonly limit: number;
  constructor(length: number, limit: number, bytes?: number) {
    super("the token is too long for a session");
    this.name = "TokenTooLongError";
    this.length = length;
    this.limit = limit;
    this.bytes = bytes;
  }
}

/** Throws TokenTooLongError when these cookies of a token are longer than proxies allow. */
export function requireCookiesFit(token: string, cookies: Cookies): void {
  if (!exceedCookieLimit(cookies)) return;
  throw new TokenTooLongError(token.length, LONGEST_COOKIES, lengthOf(cookies));
}

type Cookies = readonly (string | null | undefined)[];

/** Whether these cookies are longer than browsers, proxies and servers are sure to accept. */
export const exceedCookieLimit = (cookies: Cookies): boolean => lengthOf(cookies) > LONGEST_COOKIES;

const lengthOf = (cookies: Cookies): number =>
  cookies.reduce((sum, cookie) => sum + (cookie?.length ?? 0), 0);

/** Throws TokenTooLongError for a token over the limit, before anything is sealed. */
export function requireTokenFits(token: string): void {
  if (token.length > LONGEST_TOKEN) throw new TokenTooLongError(token.length, LONGEST_TOKEN);
}
