import type { RouterContextProvider } from "react-router";
import {
  getAccountStatus,
  getPreferences,
  listRelevantPreferences,
} from "../../../server/gateway/account.ts";
import { listGroups } from "../../../server/gateway/groups.ts";
import { tokenContext, type TokenRequest } from "../../../server/middleware/token.ts";
import { getRuntime } from "../../../server/runtime.ts";
import {
  postLoginDestination,
  routingNeed,
  type Destination,
  type RoutingBasis,
  type RoutingFacts,
} from "../../rules/post-login-routing.ts";
import { getPolicies } from "./policies.ts";

/** Where the sign-in of this request leads: what that takes is asked at once, then decided (T-14). */
export async function destinationOf(
  context: Readonly<RouterContextProvider>,
): Promise<Destination> {
  const asked = context.get(tokenContext);
  const { role, issuedByRole, afterLoginAs } = asked.temporary;
  const basis = { role, issuedByRole, afterLoginAs, flags: asked.brand.flags };
  const facts = await factsFor(context, basis, asked);
  return postLoginDestination({ ...basis, holds: "temporary", facts });
}

async function factsFor(
  context: Readonly<RouterContextProvider>,
  basis: RoutingBasis,
  { temporary, gateway }: TokenRequest,
): Promise<RoutingFacts> {
  const need = routingNeed(basis);
  if (need === "nothing") return { need };
  if (need === "policy") {
    const { isCommunicationPolicySigned } = await getPolicies(context);
    return { need, policySigned: isCommunicationPolicySigned === true };
  }
  const [accountStatus, groups, preferences, relevantPreferences] = await Promise.all([
    getAccountStatus(gateway),
    listGroups(gateway),
    getPreferences(gateway),
    listRelevantPreferences(gateway),
  ]);
  const { memberKey, groupChosen, handOffPrevented } = temporary;
  const handOffConfigured = getRuntime().settings.CRM_SSO_URL !== null;
  return {
    need,
    memberKey,
    groups,
    groupChosen,
    preferences,
    relevantPreferences,
    handOffPrevented,
    handOffConfigured,
    accountStatus,
  };
}
