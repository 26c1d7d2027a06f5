import { CLAIM_TYPES } from "#app/rules/claims/claim-type.ts";
import { EOB_STATUS_CODE } from "#app/rules/claims/recent-claims.ts";
import { PAGE_SIZES } from "#server/gateway/transport/contract/constants.ts";
import * as eobs from "#server/gateway/calls/eobs.ts";
import { requirePdf } from "./open-gateway.ts";
import { Lacking } from "./probe-context.ts";
import { require, requireSubscriber, windowOf, type Probe } from "./probe.ts";

/** Explanations of benefits, which are the subscriber's alone. */
export const EOB_PROBES: readonly Probe[] = [
  {
    call: eobs.eobsList,
    async ask(known) {
      requireSubscriber(known);
      for (const claimType of CLAIM_TYPES) {
        for (const size of PAGE_SIZES["v2/eobs"]) {
          const query = { ...windowOf(known), claimType, page: 0, size };
          const page = await eobs.getEobPage(known.gateway, query);
          const none = page.empty && page.totalElements === 0;
          require(page.eobs.length > 0 || none, eobs.eobsList, "content (empty, though not empty)");
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
      for (const claimType of CLAIM_TYPES) {
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
];
