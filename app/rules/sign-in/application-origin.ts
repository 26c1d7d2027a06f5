/** The target of a sign-in: here, another application of the carrier, or refused. */
type ApplicationOrigin =
  | { readonly kind: "own" }
  | { readonly kind: "other"; readonly origin: string }
  | { readonly kind: "refused" };

/** An absolute http(s) URL with a host after exactly two slashes and no user name. */
const WEB_ADDRESS = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

/** A backslash, and characters that URL parsers drop silently. */
const TRICKS = /[\\\s\p{Cc}]/u;

/**
 * The site that the token response's redirect names (§4 "Post-login routing", T-15). `own` and
 * `listed` are origins in normal form ("https://member.example"). No redirect, or one to this site,
 * is `own`; one to a listed origin is `other`, without its path; everything else is refused, including
 * odd spellings of a listed origin, because a token is sent there.
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
