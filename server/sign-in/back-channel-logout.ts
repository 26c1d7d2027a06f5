import { createHash } from "node:crypto";
import type { IdentityProvider } from "#server/identity/provider.ts";
import { recordAudit } from "#server/middleware/audit.ts";
import type { Context } from "#server/middleware/context.ts";
import { requestContext } from "#server/middleware/log.ts";
import { throwStoreAway } from "#server/middleware/store-away.ts";
import { getRuntime } from "#server/runtime.ts";
import { providerSessionOwner, subjectOwner } from "#server/session/owners.ts";
import { noteFault, verdictOnProvider } from "./identity-provider.ts";

/** A token that was carried out is known for longer than it is good. */
const KNOWN_MS = 1_200_000;

type Outcome = "ok" | "failed" | "limited" | "unavailable";

/**
 * Ends the sessions that a provider's logout token names, in every process at once (OpenID
 * Back-Channel Logout). A forged token counts against its sender, and one that was carried out
 * counts no more: it would end later sessions.
 */
export async function logOutByProvider(
  context: Context,
  provider: IdentityProvider,
  token: string,
): Promise<Outcome> {
  const { clientAddress: address } = context.get(requestContext);
  const subject = `logout token ${createHash("sha256").update(token).digest("base64url")}`;
  const attempt = await getRuntime()
    .signInLimits.tryWithin(
      { address, purpose: "sign-in", subject },
      () => carryOut(provider, token),
      verdictOnProvider,
    )
    .catch((error: unknown) => throwStoreAway(context, error));
  const outcome = attempt.kind === "limited" ? "limited" : attempt.result;
  recordAudit(context, { event: "log-out-provider", outcome });
  return outcome;
}

/** Rejects with StoreAwayError; the sessions then end as soon as the store is back. */
async function carryOut(
  provider: IdentityProvider,
  token: string,
): Promise<Exclude<Outcome, "limited">> {
  const { sessions, store } = getRuntime();
  const { issuer } = provider.fields;
  let logoutToken: Awaited<ReturnType<IdentityProvider["readLogoutToken"]>>;
  try {
    logoutToken = await provider.readLogoutToken(token);
  } catch (error) {
    return noteFault(error) === "unavailable" ? "unavailable" : "failed";
  }
  const { jti, who } = logoutToken;
  const hash = createHash("sha256")
    .update(JSON.stringify([issuer, jti]))
    .digest("base64url");
  const key = `logout:${hash}`;
  if ((await store.values.get(key)) !== null) return "failed";
  const owner =
    "sid" in who ? providerSessionOwner(issuer, who.sid) : subjectOwner(issuer, who.subject);
  await sessions.endAllOf([owner], null);
  await store.values.setAnyway(key, DONE, KNOWN_MS);
  return "ok";
}

const DONE = Buffer.from("1");
