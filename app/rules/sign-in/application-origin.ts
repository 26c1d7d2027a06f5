/** Where to go on after sign-in: here, on another of the carrier's sites, or nowhere. */
export type ApplicationOrigin =
  | { readonly kind: "own" }
  | { readonly kind: "other"; readonly origin: string }
  | { readonly kind: "refused" };

/** An http(s) address in full, with a host right behind exactly two slashes and no user name. */
const WEB_ADDRESS = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

/** A backslash, and everything that a parser of addresses drops without a word. */
const TRICKS = /[\\\s\p{Cc}]/u;

/**
 * The site that the token response's redirect names (§4 "Post-login routing", T-15). `own` and
 * `listed` are origins in normal form ("https://member.example"). No redirect, or one to this site,
 * is `own`; one to a listed origin is `other`, of which only the origin counts, never its path;
 * everything else is refused, odd spellings of a listed origin included: a token goes there.
 */
export function findApplicationOrigin(
  redirect: string | null,
  own: string,
  listed: readonly string[],
): ApplicationOrigin {
  if (redirect === null || redirect.trim() === "") return { kind: "own" };
  if (TRICKS.test(redirect) || !WEB_ADDRESS.test(redirect) || !URL.canParse(redirect)) {
    return { kind: "refused" };
  }
  const { origin } = new URL(redirect);
  if (origin === own) return { kind: "own" };
  return listed.includes(origin) ? { kind: "other", origin } : { kind: "refused" };
}
