/**
 * An absolute http(s) URL in normal form; undefined for relative paths, other schemes such as
 * `javascript:`, URLs with a user name (which disguises the host), and other text. Every URL of the
 * gateway passes here before it becomes a link (§2 "Program tile navigation").
 */
export function findWebUrl(text: string | null): string | undefined {
  if (text === null || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!["http:", "https:"].includes(url.protocol)) return undefined;
  return url.username === "" && url.password === "" ? url.href : undefined;
}
