import type { Page } from "#tests/harness/visitor.ts";

/** Headers that tell of a request, not of an answer. */
const PASSING = new Set(["x-request-id", "date", "server-timing", "set-cookie"]);

/** What two builds may write differently and still say the same: file names, seals, keys of forms. */
const PASSING_TEXT: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/<script\b[^>]*>[^]*?<\/script>/g, ""],
  [/<link rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g, ""],
  [/(\/assets\/[\w.-]+?)-[\w-]{8}\.(\w+)/g, "$1.$2"],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, "(id)"],
  [/[\w.~-]{60,}/g, "(sealed)"],
  [/(name="(?:key|form|rendered|seen)" value=")[^"]*/g, "$1(key)"],
];

const withoutPassing = (text: string): string =>
  PASSING_TEXT.reduce((rest, [pattern, plain]) => rest.replaceAll(pattern, plain), text);

/** One line a piece, so that a difference is a line. */
const inLines = (html: string): string => html.replaceAll(/>(?=<)/g, ">\n");

/** A cookie's name and attributes: its value is sealed anew each time. */
const plainCookie = (line: string): string => line.replace(/=[^;]*/, "=(sealed)");

/** An answer as text that is the same for the same behaviour: status, ways, headers, cookies, page. */
export function plainAnswer({ status, hops, headers, html }: Page): string {
  const heads = [...headers]
    .filter(([name]) => !PASSING.has(name))
    .map(([name, value]) => `${name}: ${value.replaceAll(/'nonce-[^']*'/g, "'nonce'")}`);
  const cookies = headers.getSetCookie().map((line) => `set-cookie: ${plainCookie(line)}`);
  const isText = /text|json|csv/.test(headers.get("content-type") ?? "text");
  const body = isText ? inLines(withoutPassing(html)) : `(${html.length} characters)`;
  const ways = hops.map((hop) => `to ${withoutPassing(hop)}`);
  return [`${status}`, ...ways, ...heads.toSorted(), ...cookies.toSorted(), body].join("\n");
}
