import { CLAIM_TYPES } from "#app/rules/claims/claim-type.ts";
import { EOB_STATUS_CODE } from "#app/rules/claims/eob-button.ts";
import { PAGE_SIZES } from "./constants.ts";
import * as eobs from "#server/gateway/calls/claims/eobs.ts";
import { requirePdf } from "./open-gateway.ts";
import { MissingPrerequisite } from "./probe-context.ts";
import { requireThat, requireSubscriber, windowOf, type Probe } from "./probe.ts";

/** Explanations of benefits, which only subscribers have. */
export const EOB_PROBES: readonly Probe[] = [
  {
    call: eobs.eobsList,
    async ask(context) {
      requireSubscriber(context);
      for (const claimType of CLAIM_TYPES) {
        for (const size of PAGE_SIZES["v2/eobs"]) {
          const query = { ...windowOf(context), claimType, page: 0, size };
          const page = await eobs.getEobPage(context.gateway, query);
          const none = page.empty && page.totalElements === 0;
          requireThat(
            page.content.length > 0 || none,
            eobs.eobsList,
            "content (empty, though not empty)",
          );
          context.eobsFound.push(...page.content);
        }
      }
    },
  },
  {
    call: eobs.eobsOfClaim,
    async ask(context) {
      requireSubscriber(context);
      const explained = context.claimsFound.find(
        ({ claim }) => claim.claimStatusCode === EOB_STATUS_CODE,
      );
      if (explained === undefined)
        throw new MissingPrerequisite(`a claim of status ${EOB_STATUS_CODE}`);
      const documentId = await eobs.findEobDocument(context.gateway, explained.claim.id);
      requireThat(documentId !== null, eobs.eobsOfClaim, "content.0.documentId");
    },
  },
  {
    call: eobs.eobsMetadata,
    async ask(context) {
      requireSubscriber(context);
      for (const claimType of CLAIM_TYPES) {
        await eobs.getEobMetadata(context.gateway, { ...windowOf(context), claimType });
      }
    },
  },
  {
    call: eobs.eobDetail,
    ask(context) {
      requireSubscriber(context);
      const documentId = context.eobsFound.find((eob) => eob.documentId !== null)?.documentId;
      if (typeof documentId !== "string")
        throw new MissingPrerequisite("an explanation of benefits");
      return eobs.getEob(context.gateway, documentId);
    },
  },
  {
    call: eobs.eobPdf,
    async ask(context) {
      requireSubscriber(context);
      const docId = context.eobsFound.find((eob) => eob.pdfDocumentId !== null)?.pdfDocumentId;
      if (typeof docId !== "string")
        throw new MissingPrerequisite("an explanation with a pdfDocumentId");
      await requirePdf(eobs.eobPdf, await eobs.getEobPdf(context.gateway, docId));
    },
  },
];
