import { z } from "zod";
import { origin, url } from "#server/settings/fields.ts";

const claim = z.string().trim().min(1).max(200);

/** The issuer is compared letter by letter with the provider's own, and asked for its addresses. */
const issuer = url.refine((text) => {
  if (!URL.canParse(text)) return true;
  const { search, hash, username, password } = new URL(text);
  return `${search}${hash}${username}${password}` === "";
}, "must have no query, fragment, user name or password");

/** How members log in with the carrier's identity provider (docs/beyond.md, OIDC). */
export const identityProvider = z
  .strictObject({
    name: z.string().trim().min(1).max(40).describe("What the button on /login calls it."),
    issuer: issuer.describe("As the provider writes it in `issuer` of its discovery document."),
    clientId: z.string().trim().min(1).max(200),
    clientSecretFile: z
      .string()
      .trim()
      .min(1)
      .describe("A file with the client's secret; it is read again when the provider refuses it."),
    clientAuthentication: z
      .enum(["basic", "post"])
      .default("basic")
      .describe("`client_secret_basic` or `client_secret_post`, as the client is registered."),
    scopes: z
      .array(z.string().regex(/^[\w:./-]+$/, "must be a scope"))
      .refine((names) => names.includes("openid"), 'must have "openid"')
      .default(["openid"]),
    origins: z
      .array(origin)
      .default([])
      .describe(
        "Origins of its endpoints besides the issuer's own. A discovery document that names any other is refused.",
      ),
    claims: z
      .strictObject({
        memberKey: claim.describe("The claim of the ID token that is the gateway's member key."),
        role: claim
          .nullable()
          .default(null)
          .describe("The claim with the role of staff; without it everybody is a member."),
      })
      .describe("Names of claims, exactly as the provider writes them."),
    gatewayToken: z
      .enum(["access_token", "id_token"])
      .default("access_token")
      .describe("The token with which the gateway is asked, in place of one of its own."),
  })
  .nullable()
  .default(null)
  .describe("An OpenID provider with which members of the brand may log in.");

export type IdentityProviderFields = NonNullable<z.output<typeof identityProvider>>;
