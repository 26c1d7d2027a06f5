import {
  getAccountStatus,
  getPreferences,
  isKnownStatus,
  listRelevantPreferences,
} from "#server/gateway/calls/member/account.ts";
import { GatewayContractError } from "#server/gateway/transport/errors.ts";
import { groups, listGroups } from "#server/gateway/calls/member/groups.ts";
import type { Context } from "#server/middleware/context.ts";
import { pendingContext, type TokenRequest } from "#server/middleware/pending.ts";
import { getRuntime } from "#server/runtime.ts";
import { GroupLookupError } from "#app/rules/member/groups.ts";
import {
  postLoginDestination,
  type Destination,
  type MainFacts,
} from "#app/rules/sign-in/post-login-routing.ts";
import { getPolicies } from "#app/sign-in/registration-policies.ts";
import { awaitAll } from "#app/frame/loading/load.ts";

/** Where the sign-in leads (T-14). Groups without the member's own break the contract where it matters (§8). */
export async function destinationOf(context: Context): Promise<Destination> {
  const token = context.get(pendingContext);
  const { role, issuedByRole, afterLoginAs } = token.pending;
  const basis = { role, issuedByRole, afterLoginAs, flags: token.brand.flags };
  const { logger } = getRuntime();
  try {
    return await postLoginDestination(basis, {
      isPolicySigned: async () => (await getPolicies(context)).isCommunicationPolicySigned === true,
      async mainFacts() {
        const facts = await loadMainFacts(token);
        const { accountStatus } = facts;
        if (!isKnownStatus(accountStatus))
          logger.warn({ reason: accountStatus }, "unknown account status");
        return facts;
      },
    });
  } catch (error) {
    if (!(error instanceof GroupLookupError)) throw error;
    const fault = new GatewayContractError(groups, "memberKey");
    logger.warn({ error: fault }, "gateway fault");
    return token.gateway.fail(fault);
  }
}

async function loadMainFacts({ pending, gateway }: TokenRequest): Promise<MainFacts> {
  const { memberKey, groupChosen, handOffPrevented } = pending;
  const sendTokenConfigured = getRuntime().settings.CRM_SSO_URL !== null;
  const loaded = await awaitAll({
    accountStatus: getAccountStatus(gateway),
    groups: listGroups(gateway),
    preferences: getPreferences(gateway),
    relevantPreferences: listRelevantPreferences(gateway),
  });
  return { ...loaded, memberKey, groupChosen, handOffPrevented, sendTokenConfigured };
}
