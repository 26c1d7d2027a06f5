import type { ClientMetadata } from "oidc-provider";
import { PROVIDER_LOGOUT_PATH, PROVIDER_PATH } from "#app/rules/sign-in/provider-paths.ts";
import { MEMBER_SCOPE } from "./identity-provider.ts";

const CLIENT_ID = "member-dashboard";
/** How the provider names the claims with member key and role. */
export const PERSONA_CLAIMS = { memberKey: "member_key", role: "member_role" } as const;

/** A dashboard as the provider registers it. */
export const demoClient = ({
  secret,
  origin,
}: {
  readonly secret: string;
  readonly origin: string;
}): ClientMetadata => ({
  client_id: CLIENT_ID,
  client_secret: secret,
  redirect_uris: [`${origin}${PROVIDER_PATH}`],
  post_logout_redirect_uris: [`${origin}/login`],
  backchannel_logout_uri: `${origin}${PROVIDER_LOGOUT_PATH}`,
  backchannel_logout_session_required: true,
  require_auth_time: true,
  grant_types: ["authorization_code"],
  response_types: ["code"],
  scope: `openid ${MEMBER_SCOPE}`,
});

/** The provider as the brands' file of the dashboard names it. */
export const demoProviderFields = (issuer: string, clientSecretFile: string) => ({
  name: "Sandbox ID",
  issuer,
  clientId: CLIENT_ID,
  clientSecretFile,
  scopes: ["openid", MEMBER_SCOPE],
  claims: PERSONA_CLAIMS,
  gatewayToken: "access_token",
});
