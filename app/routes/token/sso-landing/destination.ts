import type { RouterContextProvider } from "react-router";
import {
  getAccountStatus,
  getPreferences,
  isKnownStatus,
  listRelevantPreferences,
} from "#server/gateway/calls/account.ts";
import { GatewayContractError } from "#server/gateway/transport/errors.ts";
import { groups, listGroups } from "#server/gateway/calls/groups.ts";
import { requestContext } from "#server/middleware/log.ts";
import { tokenContext, type TokenRequest } from "#server/middleware/token.ts";
import { getRuntime } from "#server/runtime.ts";
import { GroupLookupError } from "#app/rules/member/groups.ts";
import {
  postLoginDestination,
  requiredFacts,
  type Destination,
  type SignInFacts,
  type RoutingFacts,
} from "#app/rules/sign-in/post-login-routing.ts";
import { getPolicies } from "#app/sign-in/registration-policies.ts";
import { loadTogether } from "#app/frame/load-together.ts";

/**
 * Where the sign-in leads: loads the facts in parallel, then decides (T-14). Groups that lack the
 * member's own break the contract where it matters (§8).
 */
export async function destinationOf(
  context: Readonly<RouterContextProvider>,
): Promise<Destination> {
  const token = context.get(tokenContext);
  const { role, issuedByRole, afterLoginAs } = token.pending;
  const basis = { role, issuedByRole, afterLoginAs, flags: token.brand.flags };
  const facts = await factsFor(context, basis, token);
  try {
    return postLoginDestination({ ...basis, holds: "pending", facts });
  } catch (error) {
    if (!(error instanceof GroupLookupError)) throw error;
    const fault = new GatewayContractError(groups, "memberKey");
    const { requestId } = context.get(requestContext);
    getRuntime().logger.warn({ requestId, error: fault }, "gateway fault");
    return token.gateway.fail(fault);
  }
}

async function factsFor(
  context: Readonly<RouterContextProvider>,
  basis: SignInFacts,
  { pending, gateway }: TokenRequest,
): Promise<RoutingFacts> {
  const need = requiredFacts(basis);
  if (need === "nothing") return { need };
  if (need === "policy") {
    const { isCommunicationPolicySigned } = await getPolicies(context);
    return { need, policySigned: isCommunicationPolicySigned === true };
  }
  const loaded = await loadTogether({
    accountStatus: getAccountStatus(gateway),
    groups: listGroups(gateway),
    preferences: getPreferences(gateway),
    relevantPreferences: listRelevantPreferences(gateway),
  });
  if (!isKnownStatus(loaded.accountStatus)) {
    const { requestId } = context.get(requestContext);
    getRuntime().logger.warn({ requestId, reason: loaded.accountStatus }, "unknown account status");
  }
  const { memberKey, groupChosen, handOffPrevented } = pending;
  const handOffConfigured = getRuntime().settings.CRM_SSO_URL !== null;
  return { need, ...loaded, memberKey, groupChosen, handOffPrevented, handOffConfigured };
}
