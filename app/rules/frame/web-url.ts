/**
 * An absolute http(s) address in a normal form; undefined for anything else: a relative path,
 * `javascript:` and its kind, an address with a user name in it (which hides where it leads), or
 * text that is no address. Every address that comes from the gateway passes here before it may
 * become a link (§2 "Program tile navigation").
 */
export function findWebUrl(text: string | null): string | undefined {
  if (text === null || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!["http:", "https:"].includes(url.protocol)) return undefined;
  return url.username === "" && url.password === "" ? url.href : undefined;
}
