/** The longest token that is taken, characters. */
export const LONGEST_TOKEN = 8192;

/**
 * What the sealed cookies of a session may take together, characters, so that with their names and
 * the stamp of the last use they stay below 8 kB, which many a proxy allows a header.
 */
export const LONGEST_COOKIES = 7400;

/** A token that no session can hold: `length` of the token, `bytes` of its cookies where known. */
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

/** Throws TokenTooLongError unless these cookies hold the token in what browsers and proxies allow. */
export function requireCookiesFit(token: string, cookies: Cookies): void {
  if (!exceedCookieLimit(cookies)) return;
  throw new TokenTooLongError(token.length, LONGEST_COOKIES, lengthOf(cookies));
}

type Cookies = readonly (string | null | undefined)[];

/** Whether these are more than browser, proxy and server are sure to bear. */
export const exceedCookieLimit = (cookies: Cookies): boolean => lengthOf(cookies) > LONGEST_COOKIES;

const lengthOf = (cookies: Cookies): number =>
  cookies.reduce((sum, cookie) => sum + (cookie?.length ?? 0), 0);

/** The same before anything is sealed. */
export function requireTokenFits(token: string): void {
  if (token.length > LONGEST_TOKEN) throw new TokenTooLongError(token.length, LONGEST_TOKEN);
}
