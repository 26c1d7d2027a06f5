import { createHash } from "node:crypto";
import type { Page } from "#tests/harness/pages/visitor.ts";

/** Headers that depend on the request or the build, not on behavior. */
const PASSING = new Set([
  "x-request-id",
  "date",
  "server-timing",
  "set-cookie",
  "content-length",
  "etag",
  "last-modified",
  "link",
]);

/**
 * Parts that two builds write differently with the same meaning: file names, seals, keys of forms.
 */
const PASSING_TEXT: readonly (readonly [pattern: RegExp, text: string])[] = [
  // Between two texts of React, whether or not they were one.
  [/<!-- -->/g, ""],
  [/<script\b[^>]*>[^]*?<\/script>/g, ""],
  [/<link rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g, ""],
  [/(\/assets\/[\w.-]+?)-[\w-]{8}\.(\w+)/g, "$1.$2"],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, "(id)"],
  [/'nonce-[^']*'/g, "'nonce'"],
  [/ nonce="[^"]*"/g, ""],
  [/(name="(?:key|form|rendered|seen)" value=")[^"]*/g, "$1(key)"],
  [/(key|search)(=|%3D)[\w-]{12,}/g, "$1$2(key)"],
  [/[\w.~-]{40,}/g, "(sealed)"],
  // Each build and each sandbox has its own port.
  [/(localhost|127\.0\.0\.1)(?::|%3A)\d+/g, "$1"],
];

const plain = (text: string): string =>
  PASSING_TEXT.reduce(
    (rest, [pattern, instead]) => rest.replaceAll(pattern, instead),
    inOrder(text),
  );

/**
 * React's ids depend on a component's position in the tree; here they are numbered by their place
 * on the page.
 */
function inOrder(text: string): string {
  const names = new Map<string, string>();
  return text.replaceAll(/_R_\w*_/g, (id) => {
    const name = names.get(id) ?? `(id ${names.size})`;
    names.set(id, name);
    return name;
  });
}

/**
 * An answer as lines that are equal for equal behavior: status, redirects, headers, cookies, page.
 */
export function plainAnswer({ status, hops, headers, html }: Page): string {
  const heads = [...headers]
    .filter(([name]) => !PASSING.has(name))
    .map(([name, value]) => `${name}: ${plain(value)}`);
  // A cookie's name and attributes: its value is sealed anew each time.
  const cookies = headers
    .getSetCookie()
    .map((line) => `set-cookie: ${line.replace(/=[^;]*/, "=(sealed)")}`);
  const isText = /text|json|csv|manifest/.test(headers.get("content-type") ?? "text");
  const body = isText
    ? plain(html).replaceAll(/>(?=<)/g, ">\n")
    : createHash("sha256").update(html).digest("hex");
  const ways = hops.map((hop) => `to ${plain(hop)}`);
  return [`${status}`, ...ways, ...heads.toSorted(), ...cookies.toSorted(), body].join("\n");
}
