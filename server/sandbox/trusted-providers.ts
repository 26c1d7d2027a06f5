import { createRemoteJWKSet, decodeJwt, jwtVerify } from "jose";
import { z } from "zod";

/** An OpenID provider whose tokens the gateway accepts beside its own. */
const trustedProvider = z.object({
  issuer: z.string(),
  /** Whom its tokens are for; null for whoever it says. */
  audience: z.string().nullable(),
  /** Its names of the claims with member key and role; without a role everybody is a member. */
  claims: z.object({ memberKey: z.string(), role: z.string().nullable() }),
});
export type TrustedProvider = Readonly<z.output<typeof trustedProvider>>;

/** The providers of the setting SANDBOX_IDENTITY_PROVIDERS, a list in JSON. */
export const parseTrustedProviders = (json: string): TrustedProvider[] =>
  z.array(trustedProvider).parse(JSON.parse(json));

const discovery = z.object({ jwks_uri: z.string() });
/** A key may be a number, as everywhere at a gateway. */
const memberKey = z.union([z.string(), z.number().transform(String)]);

/** What a provider's token says of a person, as it stands there. */
export type TrustedClaims = {
  readonly memberKey: string;
  readonly role: unknown;
  readonly subject: string;
};

/** Reads tokens of these providers; undefined for a foreign or expired one. */
export function createTrustedReader(providers: readonly TrustedProvider[]) {
  const keysOf = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

  async function findKeys(issuer: string) {
    const known = keysOf.get(issuer);
    if (known !== undefined) return known;
    const base = issuer.replace(/\/$/, "");
    const answer = await fetch(`${base}/.well-known/openid-configuration`);
    const { jwks_uri: address } = discovery.parse(await answer.json());
    const keys = createRemoteJWKSet(new URL(address), { cooldownDuration: 0 });
    keysOf.set(issuer, keys);
    return keys;
  }

  async function read(token: string): Promise<TrustedClaims | undefined> {
    const { iss } = decodeJwt(token);
    const provider = providers.find(({ issuer }) => issuer === iss);
    if (provider === undefined) return undefined;
    const { issuer, audience, claims } = provider;
    const keys = await findKeys(issuer);
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      ...(audience !== null && { audience }),
      requiredClaims: ["sub", "exp"],
    });
    const role = claims.role === null ? undefined : payload[claims.role];
    const key = memberKey.parse(payload[claims.memberKey]);
    return { memberKey: key, role, subject: payload.sub ?? "" };
  }
  return (token: string) => read(token).catch(() => undefined);
}
