/**
 * An absolute http(s) URL in normal form; undefined for relative paths, other schemes such as
 * `javascript:`, URLs with a user name (which disguises the host), and other text. Every URL of the
 * gateway passes here before it becomes a link (§2 "Program tile navigation").
 */
export function findWebUrl(text: string | null): string | undefined {
  const url = text === null ? null : URL.parse(text);
  if (url === null || !["http:", "https:"].includes(url.protocol)) return undefined;
  return url.username === "" && url.password === "" ? url.href : undefined;
}

/**
 * A web address outside the dashboard; undefined also for one of its own hosts ("member.example",
 * without port). What another system writes must not lead to addresses that act, such as the one
 * that logs out. Every document of the gateway passes here before it becomes a link.
 */
export function findOutsideUrl(
  text: string | null,
  ownHosts: readonly string[],
): string | undefined {
  const href = findWebUrl(text);
  return href === undefined || isOwnHost(new URL(href), ownHosts) ? undefined : href;
}

/** Whether a URL leads to one of the dashboard's own hosts, on any port. */
export const isOwnHost = (url: URL, ownHosts: readonly string[]): boolean =>
  ownHosts.includes(url.hostname.replace(/\.$/, ""));
