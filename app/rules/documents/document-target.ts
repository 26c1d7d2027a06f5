import { findOutsideUrl } from "../frame/web-url.ts";

/**
 * Where a document opens: a file of the dashboard, another site in a new tab, or nowhere, so that
 * members are told to ask for it.
 */
export type DocumentTarget =
  | { readonly kind: "own"; readonly href: string }
  | { readonly kind: "outside"; readonly href: string }
  | { readonly kind: "ask" };

/**
 * The target of a document at an address of the gateway. What is no web address (relative,
 * `javascript:`, broken), or one of the dashboard itself, never becomes a link.
 */
export function outsideTarget(url: string | null, ownHosts: readonly string[]): DocumentTarget {
  const href = findOutsideUrl(url, ownHosts);
  return href === undefined ? { kind: "ask" } : { kind: "outside", href };
}
