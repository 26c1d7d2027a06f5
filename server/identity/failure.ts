/** Why a log-in with an identity provider came to nothing; each has its page. */
const FAILURES = [
  /** Whoever logs in, or the provider for them, broke it off. */
  "cancelled",
  /** No log-in of this browser waits for this answer: too late, a second time, or not its own. */
  "stale",
  /** The answer is not to be trusted, or the provider refuses to exchange it. */
  "refused",
  /** The provider is down, slow, or not what the settings say. */
  "unavailable",
] as const;
export type ProviderFailure = (typeof FAILURES)[number];

/** A failure of the provider, with the error behind it for the log. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly failure: ProviderFailure;

  constructor(failure: ProviderFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/** Codes of openid-client and jose that say the provider did not answer as one, or not to this client. */
const NO_ANSWER = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_PARSE_ERROR",
  // A wrong secret (RFC 6749, 5.2).
  "OAUTH_WWW_AUTHENTICATE_CHALLENGE",
  "ERR_JWKS_TIMEOUT",
  "ERR_JWKS_INVALID",
  "ERR_JOSE_GENERIC",
]);

/** What members may answer their provider with, or it for them (OpenID Connect Core, 3.1.2.6). */
const BROKEN_OFF = new Set(["access_denied", "login_required", "interaction_required"]);
/** The provider's own trouble, or a client that it does not know (RFC 6749, 4.1.2.1 and 5.2). */
const TROUBLE = new Set([
  "server_error",
  "temporarily_unavailable",
  "invalid_client",
  "unauthorized_client",
]);

/** What an error of the protocol's libraries means for whoever logs in. */
export function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderError) return error.failure;
  const { code, error: protocolError } = factsOf(error);
  if (protocolError !== null && BROKEN_OFF.has(protocolError)) return "cancelled";
  if (protocolError !== null && TROUBLE.has(protocolError)) return "unavailable";
  // What fetch itself throws.
  if ((error instanceof TypeError || error instanceof DOMException) && code === null)
    return "unavailable";
  return code !== null && NO_ANSWER.has(code) ? "unavailable" : "refused";
}

/** Whether the provider answers as if it were asked with old settings, or at an old address. */
export function isOutdated(error: unknown): boolean {
  const { code, error: protocolError } = factsOf(error);
  if (code === "OAUTH_RESPONSE_BODY_ERROR")
    return protocolError !== null && TROUBLE.has(protocolError);
  return code === "OAUTH_RESPONSE_IS_NOT_CONFORM" || code === "OAUTH_WWW_AUTHENTICATE_CHALLENGE";
}

function factsOf(error: unknown) {
  const text = (name: string) => {
    const value: unknown =
      typeof error === "object" && error !== null ? Reflect.get(error, name) : null;
    return typeof value === "string" ? value : null;
  };
  return { code: text("code"), error: text("error") };
}
