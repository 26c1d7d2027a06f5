import * as accounts from "#server/gateway/calls/account.ts";
import { benefitLimits, listLimits } from "#server/gateway/calls/benefits.ts";
import type { Call } from "#server/gateway/transport/call.ts";
import { GatewayStatusError } from "#server/gateway/transport/errors.ts";
import * as groups from "#server/gateway/calls/groups.ts";
import * as cards from "#server/gateway/calls/id-card.ts";
import { messageCalendarOfDomain } from "#server/gateway/calls/message.ts";
import * as pcp from "#server/gateway/calls/pcp.ts";
import { registrationDetails } from "#server/gateway/calls/registration.ts";
import { plain, requirePdf } from "./open-gateway.ts";
import { CLAIM_PROBES } from "./claim-probes.ts";
import { EOB_PROBES } from "./eob-probes.ts";
import { Beyond, Lacking } from "./probe-context.ts";
import { accountOf, cardOf, require, suffixesOf, viewerOf, type Probe } from "./probe.ts";

/** In the order in which one needs what another found. Calls without parameters need none of their own. */
export const PROBES: readonly Probe[] = [
  {
    call: accounts.account,
    async ask(known) {
      known.account = await accounts.getAccount(known.gateway);
      const { memberKey } = known.claims;
      known.viewer = known.account.members.find((member) => member.memberKey === memberKey);
      require(known.viewer !== undefined, accounts.account, "members (none is the token's)");
    },
  },
  {
    call: accounts.accountEmployeeId,
    async ask(known) {
      known.employee = await accounts.getEmployee(known.gateway);
    },
  },
  ownGroup(groups.groups, groups.getGroups),
  ownGroup(groups.individualGroups, groups.getIndividualGroups),
  {
    call: benefitLimits,
    async ask(known) {
      for (const suffix of suffixesOf(known)) await listLimits(known.gateway, suffix);
    },
  },
  ...CLAIM_PROBES,
  ...EOB_PROBES,
  {
    call: cards.idCardEligible,
    async ask(known) {
      const { memberKey } = viewerOf(known);
      const all = await cards.listIdCards(known.gateway);
      known.card = all.find((card) => card.memberKey === memberKey && card.eligible);
    },
  },
  {
    call: cards.idCardFace,
    ask(known) {
      const { subscriberId } = accountOf(known);
      const ids = [subscriberId, known.employee?.employeeId ?? subscriberId];
      return cards.getIdCardFace(known.gateway, cardOf(known), ids);
    },
  },
  {
    call: cards.idCardView,
    ask: async (known) =>
      requirePdf(cards.idCardView, await cards.getIdCardPdf(known.gateway, cardOf(known))),
  },
  {
    call: pcp.pcpMembers,
    async ask(known) {
      const members = await pcp.listPcpMembers(known.gateway);
      const entries = members.flatMap(({ pcpHistory }) => pcpHistory);
      known.providerId = entries.find(({ providerId }) => providerId !== null)?.providerId ?? null;
    },
  },
  {
    call: pcp.pcpProvider,
    ask({ gateway, providerId }) {
      if (providerId === null) throw new Lacking("a primary-care provider");
      return pcp.findProvider(gateway, providerId);
    },
  },
  {
    call: messageCalendarOfDomain,
    async ask({ gateway, domainId }) {
      const answer = await gateway.attempt(plain(messageCalendarOfDomain), { domainId });
      // A brand without holidays of its own is a 404.
      const none = !answer.ok && answer.error instanceof GatewayStatusError;
      if (!answer.ok && !(none && answer.error.entry === 404)) throw answer.error;
    },
  },
  {
    call: registrationDetails,
    ask() {
      throw new Beyond("needs a registration under way");
    },
  },
];

function ownGroup(call: Call, get: typeof groups.getGroups): Probe {
  return { call, ask: ({ gateway, claims }) => get(gateway, claims.memberKey) };
}
