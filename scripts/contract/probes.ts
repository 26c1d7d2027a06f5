import { addYears } from "../../app/rules/plain-date.ts";
import { EOB_STATUS_CODE } from "../../app/rules/recent-claims.ts";
import { isSubscriber } from "../../app/rules/member.ts";
import * as accounts from "../../server/gateway/account.ts";
import { benefitLimits, listLimits } from "../../server/gateway/benefits.ts";
import type { Call } from "../../server/gateway/call.ts";
import * as claims from "../../server/gateway/claims.ts";
import { SIZES_ASKED } from "../../server/gateway/contract/facts.ts";
import * as eobs from "../../server/gateway/eobs.ts";
import { GatewayContractError, GatewayStatusError } from "../../server/gateway/errors.ts";
import * as groups from "../../server/gateway/groups.ts";
import * as cards from "../../server/gateway/id-card.ts";
import { messageCalendarOfDomain } from "../../server/gateway/message.ts";
import * as pcp from "../../server/gateway/pcp.ts";
import { registrationDetails } from "../../server/gateway/registration.ts";
import { plain, requirePdf } from "./asking.ts";
import { Beyond, Lacking, type Known } from "./known.ts";

/** How a read is asked and what its answer must be beyond its shape, as the pages ask for it. */
export type Probe = {
  readonly call: Call;
  /** Throws a GatewayError, or Lacking or Beyond where it cannot be asked. Notes what others need. */
  readonly ask: (known: Known) => Promise<unknown>;
};

const TYPES = ["medical", "dental", "vision"] as const;

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
  ownGroup(groups.groups, groups.listGroups),
  ownGroup(groups.individualGroups, groups.listIndividualGroups),
  {
    call: benefitLimits,
    ask: (known) => listLimits(known.gateway, viewerOf(known).memberSuffix),
  },
  {
    call: claims.claimsList,
    async ask(known) {
      for (const type of TYPES) {
        for (const size of SIZES_ASKED["claims/{type}"]) {
          const query = { ...windowOf(known), type, suffix: viewerOf(known).memberSuffix };
          const page = await claims.getClaimsPage(known.gateway, { ...query, page: 0, size });
          require(page.claims.length <= size, claims.claimsList, "content (more than asked for)");
          known.claimsFound.push(...page.claims.map((claim) => ({ type, claim })));
        }
      }
    },
  },
  {
    call: claims.claimById,
    ask(known) {
      const found = known.claimsFound[0];
      if (found === undefined) throw new Lacking("a claim of the last two years");
      const { memberSuffix: suffix } = viewerOf(known);
      return claims.getClaim(known.gateway, { type: found.type, id: found.claim.id, suffix });
    },
  },
  {
    call: claims.claimsMetadata,
    async ask(known) {
      const { memberSuffix: suffix } = viewerOf(known);
      for (const type of TYPES) {
        await claims.getClaimsMetadata(known.gateway, { ...windowOf(known), type, suffix });
      }
    },
  },
  {
    call: eobs.eobsList,
    async ask(known) {
      requireSubscriber(known);
      for (const claimType of TYPES) {
        for (const size of SIZES_ASKED["v2/eobs"]) {
          const query = { ...windowOf(known), claimType, page: 0, size };
          const page = await eobs.getEobPage(known.gateway, query);
          const { length } = page.eobs;
          require(length <= size, eobs.eobsList, "content (more than asked for)");
          const none = page.empty && page.totalElements === 0;
          require(length > 0 || none, eobs.eobsList, "content (empty, though not empty)");
          known.eobsFound.push(...page.eobs);
        }
      }
    },
  },
  {
    call: eobs.eobsOfClaim,
    async ask(known) {
      requireSubscriber(known);
      const explained = known.claimsFound.find(
        ({ claim }) => claim.claimStatusCode === EOB_STATUS_CODE,
      );
      if (explained === undefined) throw new Lacking(`a claim of status ${EOB_STATUS_CODE}`);
      const documentId = await eobs.findEobDocument(known.gateway, explained.claim.id);
      require(documentId !== null, eobs.eobsOfClaim, "content.0.documentId");
    },
  },
  {
    call: eobs.eobsMetadata,
    async ask(known) {
      requireSubscriber(known);
      for (const claimType of TYPES) {
        await eobs.getEobMetadata(known.gateway, { ...windowOf(known), claimType });
      }
    },
  },
  {
    call: eobs.eobDetail,
    ask(known) {
      requireSubscriber(known);
      const documentId = known.eobsFound.find((eob) => eob.documentId !== null)?.documentId;
      if (typeof documentId !== "string") throw new Lacking("an explanation of benefits");
      return eobs.getEob(known.gateway, documentId);
    },
  },
  {
    call: eobs.eobPdf,
    async ask(known) {
      requireSubscriber(known);
      const docId = known.eobsFound.find((eob) => eob.pdfDocumentId !== null)?.pdfDocumentId;
      if (typeof docId !== "string") throw new Lacking("an explanation with a pdfDocumentId");
      await requirePdf(eobs.eobPdf, await eobs.getEobPdf(known.gateway, docId));
    },
  },
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

function ownGroup(call: Call, list: (gateway: Known["gateway"]) => Promise<groups.Group[]>): Probe {
  return {
    call,
    async ask({ gateway, claims: { memberKey } }) {
      const own = (await list(gateway)).some((group) => group.memberKey === memberKey);
      require(own, call, "(none is the token's member)");
    },
  };
}

function require(holds: boolean, call: Call, field: string): asserts holds {
  if (!holds) throw new GatewayContractError(call, field);
}

function accountOf({ account }: Known): accounts.Account {
  if (account === undefined) throw new Lacking("the account");
  return account;
}

function viewerOf({ viewer }: Known): accounts.AccountMember {
  if (viewer === undefined) throw new Lacking("the account");
  return viewer;
}

function cardOf({ card }: Known): cards.IdCard {
  if (card === undefined) throw new Lacking("an ID card that is eligible");
  return card;
}

function requireSubscriber(known: Known): void {
  if (!isSubscriber(viewerOf(known).memberSuffix)) throw new Lacking("a subscriber to sign in");
}

const windowOf = ({ today }: Known) => ({ startDate: addYears(today, -2), endDate: today });
