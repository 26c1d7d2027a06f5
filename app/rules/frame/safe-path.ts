const MAX_PATH_LENGTH = 2048;

/** A base for resolving paths; RFC 6761 reserves `.invalid`. */
const PLACEHOLDER_ORIGIN = "https://own.invalid";

/** Characters that paths of this site never have, but that can lead to other sites. */
const FOREIGN_IN_PATH = /[\\@# ]/;

/**
 * A path of this site with its query that is safe to redirect to ("/home?x=1"); undefined for
 * anything else (T-15). It begins with exactly one slash and resolves to itself. Neither as it is
 * nor percent-decoded once or twice does it contain a control character, or its path a leading
 * "//", a backslash, "@", "#" or whitespace. Fragments, dot segments, broken percent-encoding and
 * texts over 2,048 characters are refused.
 */
export function findSafePath(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined || text.length > MAX_PATH_LENGTH) return undefined;
  if (!resolvesToItself(text) || !isWellEncoded(text)) return undefined;
  const path = text.split("?", 1).join();
  const safe = decodedForms(path).every(isSafePath) && !decodedForms(text).some(hasControl);
  return safe ? text : undefined;
}

/** The text as it is, decoded once and twice. A "?" from decoding is part of the path. */
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

/** Control characters could end a header line, or are dropped by URL parsers. */
function hasControl(text: string): boolean {
  return Array.from(text).some((sign) => sign < " " || sign === "\u007F");
}

function resolvesToItself(text: string): boolean {
  const url = URL.parse(text, PLACEHOLDER_ORIGIN);
  return url?.origin === PLACEHOLDER_ORIGIN && `${url.pathname}${url.search}` === text;
}

function isWellEncoded(text: string): boolean {
  try {
    // The result is used, because a bundler would drop the call with its exception otherwise.
    return decodeURIComponent(text).length > 0;
  } catch {
    return false;
  }
}

/** Decodes byte by byte, so that a broken escape does not hide the others. */
function decodeBytes(text: string): string {
  return text.replaceAll(/%([\da-f]{2})/gi, (_escape, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
