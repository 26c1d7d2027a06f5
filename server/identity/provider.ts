import { jwtVerify, type JWTPayload } from "jose";
import { z } from "zod";
import { readText } from "#server/settings/files.ts";
import type { Brand } from "#server/brands/brand.ts";
import type { Settings } from "#server/settings/settings.ts";
import { CLOCKS_DIFFER_S, connect, type Connection, type ConnectOptions } from "./connect.ts";
import { failureOf, isOutdated, ProviderError } from "./failure.ts";
import { createFlow, type Flow, type Purpose } from "./flow.ts";

/** A discovery document is read again after this time. */
const FRESH_MS = 3_600_000;
/** A logout token is young: the provider sends it at once. */
const LOGOUT_TOKEN_S = 600;
const LOGOUT_EVENT = "http://schemas.openid.net/event/backchannel-logout";

/** What the provider says of the person who logged in; its ID token is verified. */
export type Arrival = {
  readonly claims: Readonly<JWTPayload>;
  readonly subject: string;
  readonly sid: string | null;
  /** When the person last proved who they are, seconds since 1970; null where it is not said. */
  readonly authTime: number | null;
  readonly idToken: string;
  /** What the gateway is asked with, and the seconds for which it is good, if that is said. */
  readonly token: string;
  readonly goodForS: number | null;
};

/** The sessions that end: those of one session at the provider, or all of a person's. */
type LoggedOut = { readonly sid: string } | { readonly subject: string };

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

type Options = Omit<ConnectOptions, "readFile"> & { readonly now?: () => number };

/**
 * A brand's OpenID provider, by openid-client. Its functions reject with ProviderError alone. Its
 * discovery document is kept for an hour, and for longer while no newer one can be read.
 */
export function createIdentityProvider({ now = Date.now, ...options }: Options) {
  const { fields } = options;
  let known: { readonly connection: Connection; readonly until: number } | undefined;
  let underWay: Promise<Connection> | undefined;

  async function renew(): Promise<Connection> {
    try {
      const connection = await connect({ ...options, readFile: readText });
      known = { connection, until: now() + FRESH_MS };
      return connection;
    } catch (error) {
      if (known === undefined)
        throw error instanceof ProviderError ? error : new ProviderError("unavailable", error);
      return known.connection;
    } finally {
      underWay = undefined;
    }
  }
  const connected = async (): Promise<Connection> =>
    known !== undefined && now() < known.until ? known.connection : (underWay ??= renew());

  /** The result, within the time of a call for all requests that it takes. */
  async function attempt<Result>(work: (connection: Connection) => Promise<Result>) {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new ProviderError("unavailable")),
      options.timeoutMs,
    );
    try {
      return await Promise.race([connected().then(work), late.promise]);
    } catch (error) {
      // With the next discovery a changed secret is read, and an endpoint that has moved is found.
      if (isOutdated(error)) known = undefined;
      throw error instanceof ProviderError ? error : new ProviderError(failureOf(error), error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The content of a token that the provider signed for this client. */
  async function verify({ keys, metadata }: Connection, token: string, more: object = {}) {
    const { payload } = await jwtVerify(token, keys, {
      issuer: fields.issuer,
      audience: fields.clientId,
      clockTolerance: CLOCKS_DIFFER_S,
      algorithms: algorithmsOf(metadata.id_token_signing_alg_values_supported),
      ...more,
    });
    return payload;
  }

  return {
    fields,
    /** The provider's address that a log-in leads to, and what its answer is checked with. */
    begin: (redirectUri: string, purpose: Purpose): Promise<{ url: URL; flow: Flow }> =>
      attempt(async ({ openid, config }) => {
        const flow = createFlow(openid, fields.issuer, purpose, now());
        const url = openid.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: fields.scopes.join(" "),
          code_challenge: await openid.calculatePKCECodeChallenge(flow.verifier),
          code_challenge_method: "S256",
          state: flow.state,
          nonce: flow.nonce,
          ...(purpose.kind === "confirm" && { prompt: "login", max_age: "0" }),
        });
        return { url, flow };
      }),

    /** Exchanges the code of the provider's answer, which came to `answered`, for its tokens. */
    exchange: (answered: URL, flow: Flow): Promise<Arrival> =>
      attempt(async (connection) => {
        if (flow.issuer !== fields.issuer) throw new ProviderError("stale");
        const { openid, config } = connection;
        const tokens = await openid.authorizationCodeGrant(config, answered, {
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          pkceCodeVerifier: flow.verifier,
          idTokenExpected: true,
          ...(flow.purpose.kind === "confirm" && { maxAge: 0 }),
        });
        const { id_token: idToken = "" } = tokens;
        const claims = await verify(connection, idToken);
        const { sub, sid, auth_time: authTime } = idClaims.parse(claims);
        const isIdToken = fields.gatewayToken === "id_token";
        const left = (claims.exp ?? 0) - Math.floor(now() / 1000);
        return {
          claims,
          subject: sub,
          sid,
          authTime,
          idToken,
          token: isIdToken ? idToken : tokens.access_token,
          goodForS: isIdToken ? left : (tokens.expires_in ?? null),
        };
      }),

    /** Where a log-out goes on at the provider; null for one that has no such place. */
    endSessionUrl: (idToken: string | null, returnTo: string): Promise<URL | null> =>
      attempt(async ({ openid, config, metadata }) =>
        metadata.end_session_endpoint === undefined
          ? null
          : openid.buildEndSessionUrl(config, {
              post_logout_redirect_uri: returnTo,
              ...(idToken !== null && { id_token_hint: idToken }),
            }),
      ),

    /** Whom the provider has logged out, by its logout token (OpenID Back-Channel Logout, 2.6). */
    readLogoutToken: (token: string): Promise<{ readonly jti: string; who: LoggedOut }> =>
      attempt(async (connection) => {
        const rules = { maxTokenAge: LOGOUT_TOKEN_S, requiredClaims: ["jti", "iat"] };
        const { jti, sub, sid } = logoutClaims.parse(await verify(connection, token, rules));
        if (sid !== null) return { jti, who: { sid } };
        if (sub === null) throw new ProviderError("refused");
        return { jti, who: { subject: sub } };
      }),
  };
}

const textOrNull = z.string().min(1).nullable().default(null);
const idClaims = z.object({
  sub: z.string().min(1),
  sid: textOrNull,
  auth_time: z.number().nullable().default(null),
});
const logoutClaims = z.object({
  jti: z.string().min(1),
  sub: textOrNull,
  sid: textOrNull,
  events: z.looseObject({ [LOGOUT_EVENT]: z.looseObject({}) }),
  // With one it is an ID token.
  nonce: z.never().optional(),
});

/** No algorithm of shared secrets, and none without a signature. */
export function algorithmsOf(supported: readonly string[] | undefined): string[] {
  const signing = (supported ?? []).filter((name) => /^(?:RS|PS|ES|Ed)/.test(name));
  return signing.length === 0 ? ["RS256"] : signing;
}

/** The identity providers of the brands that have one. */
export function createIdentityProviders(
  settings: Pick<Settings, "brands" | "MODE" | "GATEWAY_TIMEOUT_MS">,
) {
  const isHttpAllowed = settings.MODE !== "production";
  const timeoutMs = settings.GATEWAY_TIMEOUT_MS;
  const byBrand = new Map<Brand["key"], IdentityProvider>();
  for (const { key, identityProvider: fields } of settings.brands)
    if (fields !== null)
      byBrand.set(key, createIdentityProvider({ fields, timeoutMs, isHttpAllowed }));
  return {
    of: ({ key }: Pick<Brand, "key">): IdentityProvider | null => byBrand.get(key) ?? null,
  };
}
