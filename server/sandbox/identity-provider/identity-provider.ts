import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import {
  Provider,
  type ClientMetadata,
  type Configuration,
  type InteractionResults,
} from "oidc-provider";
import { findPersona, PASSWORD, type Account } from "../personas/personas.ts";
import { createWorld } from "../world/world.ts";
import { loginPage, logoutPage, readBody } from "./pages.ts";

/** The scope whose claims say which member a person is, and in which role. */
export const MEMBER_SCOPE = "member";
/** Whom access tokens are for: the sandbox gateway. */
export const GATEWAY_AUDIENCE = "urn:sandbox:gateway";

type Options = {
  /** Its own address, without a slash at the end. */
  readonly issuer: string;
  readonly clients: readonly ClientMetadata[];
  readonly clock?: () => Date;
  readonly keys?: readonly JWK[];
  /** How the provider reaches the dashboard for back-channel log-out. */
  readonly fetch?: NonNullable<Configuration["fetch"]>;
  /** Seconds for which access tokens are good. */
  readonly tokenTtlS?: number;
};

const accountOf = (id: string): Account | undefined => findPersona(id, 0);

/** A new key of the provider, private part included. */
export async function createProviderKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg: "RS256", use: "sig" };
}

/**
 * An OpenID provider for a laptop (oidc-provider) that knows the sandbox's personas by their user
 * names and the one password. It is no part of a production build.
 */
export async function createSandboxIdentityProvider(options: Options) {
  const { issuer, clock = () => new Date(), tokenTtlS = 7200 } = options;
  const world = createWorld(clock);
  const keys = options.keys ?? [await createProviderKey("first")];
  const claimsOf = ({ family, suffix, role }: Account) => ({
    member_key: world.getMember(family, suffix).key,
    member_role: role,
  });

  const provider = new Provider(issuer, {
    clients: [...options.clients],
    jwks: { keys: [...keys] },
    cookies: { keys: [randomBytes(32).toString("base64url")] },
    scopes: ["openid", MEMBER_SCOPE],
    claims: { openid: ["sub"], [MEMBER_SCOPE]: ["member_key", "member_role"] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    ttl: {
      AccessToken: tokenTtlS,
      IdToken: tokenTtlS,
      Interaction: 3600,
      Session: 86_400,
      Grant: 86_400,
    },
    ...(options.fetch && { fetch: options.fetch }),
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource(ctx, form) {
          ctx.body = logoutPage(form);
        },
        postLogoutSuccessSource(ctx) {
          ctx.body = logoutPage(null);
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => GATEWAY_AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: MEMBER_SCOPE,
          audience: GATEWAY_AUDIENCE,
          accessTokenFormat: "jwt",
          accessTokenTTL: tokenTtlS,
        }),
      },
    },
    extraTokenClaims(_ctx, token) {
      const account = "accountId" in token ? accountOf(token.accountId) : undefined;
      return account && claimsOf(account);
    },
    findAccount(_ctx, id) {
      const account = accountOf(id);
      return account && { accountId: id, claims: () => ({ sub: id, ...claimsOf(account) }) };
    },
    // Nobody is asked for consent: the carrier runs both sides.
    async loadExistingGrant({ oidc }) {
      const { client, session, params } = oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const { accountId } = session;
      const grant = new provider.Grant({ clientId: client.clientId, accountId });
      grant.addOIDCScope(String(params?.["scope"]));
      grant.addResourceScope(GATEWAY_AUDIENCE, MEMBER_SCOPE);
      await grant.save();
      return grant;
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
  });

  /** Shows the provider's log-in, and carries it out. */
  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const show = (isWrong: boolean) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(loginPage(request.url ?? "", isWrong));
    };
    if (request.method !== "POST") return show(false);
    const form = await readBody(request);
    const finish = (result: InteractionResults) =>
      provider.interactionFinished(request, response, result);
    if (form.has("cancel"))
      return finish({ error: "access_denied", error_description: "the person went back" });
    const name = (form.get("username") ?? "").trim().toLowerCase();
    if (accountOf(name) === undefined || form.get("password") !== PASSWORD) return show(true);
    return finish({ login: { accountId: name } });
  }

  const answer = provider.callback();
  /** Answers a request of its server. */
  return (request: IncomingMessage, response: ServerResponse): void => {
    const isInteraction = request.url?.startsWith("/interaction/") === true;
    const done = isInteraction ? interact(request, response) : answer(request, response);
    done.catch(() => {
      response.statusCode = 400;
      response.end("This log-in is over. Go back and begin again.");
    });
  };
}
