import { findOutsideUrl } from "../frame/web-url.ts";

/** Our file, another site in a new tab, or nowhere: members are told to ask for it. */
export type DocumentTarget =
  | { readonly kind: "own"; readonly href: string }
  | { readonly kind: "outside"; readonly href: string }
  | { readonly kind: "ask" };

/** What is no web address, or one of the dashboard itself, never becomes a link. */
export function outsideTarget(url: string | null, ownHosts: readonly string[]): DocumentTarget {
  const href = findOutsideUrl(url, ownHosts);
  return href === undefined ? { kind: "ask" } : { kind: "outside", href };
}
