import * as accounts from "#server/gateway/calls/member/account.ts";
import type { Call } from "#server/gateway/transport/call.ts";
import { GatewayStatusError, isRefusal } from "#server/gateway/transport/errors.ts";
import * as groups from "#server/gateway/calls/member/groups.ts";
import * as cards from "#server/gateway/calls/member/id-card.ts";
import { messageCalendarOfDomain } from "#server/gateway/calls/frame/message.ts";
import * as pcp from "#server/gateway/calls/care/pcp.ts";
import { registrationDetails } from "#server/gateway/calls/sign-in/registration.ts";
import { PROVIDERS_PER_PAGE, USUAL_RADIUS_MILES } from "#app/rules/care/provider-search.ts";
import { withoutSharing, requirePdf } from "./open-gateway.ts";
import { BENEFIT_PROBES } from "./benefit-probes.ts";
import { CLAIM_PROBES } from "./claim-probes.ts";
import { EOB_PROBES } from "./eob-probes.ts";
import { REFERRAL_PROBES } from "./referral-probes.ts";
import { OutOfScope, MissingPrerequisite } from "./probe-context.ts";
import { accountOf, cardOf, requireThat, viewerOf, type Probe } from "./probe.ts";

const ZIP_OF_PORTLAND = "97204";

/**
 * In the order of their dependencies. Calls without parameters need no probe; of the POST calls
 * only the search changes nothing.
 */
export const PROBES: readonly Probe[] = [
  {
    call: accounts.account,
    async ask(context) {
      context.account = await accounts.getAccount(context.gateway);
      const { memberKey } = context.claims;
      context.viewer = context.account.members.find((member) => member.memberKey === memberKey);
      requireThat(context.viewer !== undefined, accounts.account, "members (none is the token's)");
    },
  },
  {
    call: accounts.accountEmployeeId,
    async ask(context) {
      context.employee = await accounts.getEmployee(context.gateway);
    },
  },
  ownGroup(groups.groups, groups.getGroups),
  ownGroup(groups.individualGroups, groups.getIndividualGroups),
  ...BENEFIT_PROBES,
  ...CLAIM_PROBES,
  ...EOB_PROBES,
  ...REFERRAL_PROBES,
  {
    call: cards.idCardEligible,
    async ask(context) {
      const { memberKey } = viewerOf(context);
      const all = await cards.listIdCards(context.gateway);
      context.card = all.find((card) => card.memberKey === memberKey && card.eligible);
    },
  },
  {
    call: cards.idCardFace,
    ask(context) {
      const { subscriberId } = accountOf(context);
      const ids = [subscriberId, context.employee?.employeeId ?? subscriberId];
      return cards.getIdCardFace(context.gateway, cardOf(context), ids);
    },
  },
  {
    call: cards.idCardView,
    ask: async (context) =>
      requirePdf(cards.idCardView, await cards.getIdCardPdf(context.gateway, cardOf(context))),
  },
  {
    call: pcp.pcpMembers,
    async ask(context) {
      const members = await pcp.listPcpMembers(context.gateway);
      const entries = members.flatMap(({ pcpHistory }) => pcpHistory);
      context.providerId =
        entries.find(({ providerId }) => providerId !== null)?.providerId ?? null;
    },
  },
  {
    call: pcp.pcpProvider,
    ask({ gateway, providerId }) {
      if (providerId === null) throw new MissingPrerequisite("a primary-care provider");
      return pcp.findProvider(gateway, providerId);
    },
  },
  {
    call: pcp.pcpSearch,
    async ask(context) {
      const { gateway, today } = context;
      const zip = accountOf(context).address?.zipCode?.slice(0, 5) ?? ZIP_OF_PORTLAND;
      const members = [{ memberKey: viewerOf(context).memberKey, effectiveDate: today }];
      const near = { members, zip, radiusMiles: USUAL_RADIUS_MILES, searchString: "" };
      const query = { ...near, page: 0, size: PROVIDERS_PER_PAGE };
      const answer = await pcp.searchProviders(gateway, query);
      if (!answer.ok && isRefusal(answer.error)) {
        throw new MissingPrerequisite("a member who may choose a primary-care provider");
      }
      if (!answer.ok) throw answer.error;
    },
  },
  {
    call: messageCalendarOfDomain,
    async ask({ gateway, domainId }) {
      const answer = await gateway.attempt(withoutSharing(messageCalendarOfDomain), { domainId });
      // A brand without its own holidays answers 404.
      const none = !answer.ok && answer.error instanceof GatewayStatusError;
      if (!answer.ok && !(none && answer.error.entry === 404)) throw answer.error;
    },
  },
  {
    call: registrationDetails,
    ask() {
      throw new OutOfScope("needs a registration under way");
    },
  },
];

function ownGroup(call: Call, get: typeof groups.getGroups): Probe {
  return { call, ask: ({ gateway, claims }) => get(gateway, claims.memberKey) };
}
