const MAX_PATH_LENGTH = 2048;

/** An origin nobody has (RFC 6761 keeps `.invalid` free), to resolve paths against. */
const PLACEHOLDER_ORIGIN = "https://own.invalid";

/** What a path of this site never holds, but addresses of other sites and tricks with them do. */
const FOREIGN_IN_PATH = /[\\@# ]/;

/**
 * A path of this site, with its query, that is safe to redirect to ("/home?x=1"); undefined for
 * anything else (T-15). It begins with exactly one slash and means the same to every reader: it
 * resolves to itself, and neither as it is nor percent-decoded once or twice does it hold a control
 * character, or its path a second slash in front, a backslash, "@", "#" or whitespace. Fragments,
 * dot segments, broken percent-encoding and texts over 2,048 characters are refused.
 */
export function findSafePath(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined || text.length > MAX_PATH_LENGTH) return undefined;
  if (!resolvesToItself(text) || !isWellEncoded(text)) return undefined;
  const path = text.split("?", 1).join();
  const safe = decodedForms(path).every(isSafePath) && !decodedForms(text).some(hasControl);
  return safe ? text : undefined;
}

/** As it is, decoded once and twice. A "?" that decoding brings to light belongs to the path. */
function decodedForms(text: string): string[] {
  const once = decodeBytes(text);
  return [text, once, decodeBytes(once)];
}

function isSafePath(path: string): boolean {
  if (path.startsWith("//") || FOREIGN_IN_PATH.test(path)) return false;
  // "/..//host" is "//host" to a reader that decodes before it resolves dot segments.
  const url = URL.parse(path, PLACEHOLDER_ORIGIN);
  return url?.origin === PLACEHOLDER_ORIGIN && !url.pathname.startsWith("//");
}

/** Decoded, a control character could end a header line or vanish from an address. */
function hasControl(text: string): boolean {
  return Array.from(text).some((sign) => sign < " " || sign === "\u007F");
}

function resolvesToItself(text: string): boolean {
  const url = URL.parse(text, PLACEHOLDER_ORIGIN);
  return url?.origin === PLACEHOLDER_ORIGIN && `${url.pathname}${url.search}` === text;
}

function isWellEncoded(text: string): boolean {
  try {
    // What comes out is looked at: a bundler drops a decoding nobody uses, and its throwing with it.
    return decodeURIComponent(text).length > 0;
  } catch {
    return false;
  }
}

/** Byte by byte, as a careless reader would: one broken escape must not hide the others. */
function decodeBytes(text: string): string {
  return text.replaceAll(/%([\da-f]{2})/gi, (_escape, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
