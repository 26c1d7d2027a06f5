import { z } from "zod";
import { defineCall } from "#server/gateway/transport/call.ts";
import {
  eobDetail,
  eobPdf,
  eobsList,
  eobsMetadata,
  eobsOfClaim,
} from "#server/gateway/calls/claims/eobs.ts";
import { withheldSuffixes } from "../../confidential.ts";
import { answer, type MemberCall, type Handler } from "../../handler.ts";
import { findClaimType, listIn, memberOfKey, requireParameters } from "../../parameters.ts";
import { pdfAnswer } from "../../pdf/pdf-answer.ts";
import { Refusal } from "../../refusal.ts";

/** One path with two uses, distinguished by the parameters. */
const eobsOfEither = defineCall({
  ...eobsList,
  parameters: Object.fromEntries(
    Object.entries({ ...eobsList.parameters, ...eobsOfClaim.parameters }).map(([name, meaning]) => [
      `${name.replace(/\?$/, "")}?`,
      meaning,
    ]),
  ),
  answer: z.union([eobsList.answer, eobsOfClaim.answer]),
});

export const eobsCalls: readonly Handler[] = [
  answer(eobsOfEither, (call) => {
    requireSubscriber(call);
    const claimId = call.args["claimId"];
    return claimId === undefined ? pageOf(call) : { content: ofClaim(call, claimId) };
  }),
  answer(eobsMetadata, (call) => {
    requireSubscriber(call);
    return call.state.eobs.listProviders(call.caller.family, windowOf(call));
  }),
  answer(eobDetail, (call) => {
    requireSubscriber(call);
    const { caller, args, state } = call;
    // The same answer for an unknown EOB, another family's, and a withheld one.
    const withheld = withheldSuffixes(state, caller);
    const found = state.eobs.findEob(caller.family, args["documentId"] ?? "", withheld);
    if (found === undefined) throw new Refusal(404, "no such explanation");
    return found;
  }),
  answer(eobPdf, async (call) => {
    requireSubscriber(call);
    const { caller, args, state } = call;
    const docId = args["docId"] ?? "";
    const withheld = withheldSuffixes(state, caller);
    const found = state.eobs.findEobOfPdf(caller.family, docId, withheld);
    if (found === undefined) throw new Refusal(404, "no such document");
    // Loaded on demand: the PDF library takes longer to load than all the rest.
    const { makeEobPdf } = await import("../../pdf/eob-pdf.ts");
    return pdfAnswer(await makeEobPdf(found, state.world.now()), `eob-${docId}.pdf`);
  }),
];

/** Throws a Refusal (403) for a dependent. */
function requireSubscriber({ caller }: MemberCall): void {
  if (caller.member.suffix !== 0) throw new Refusal(403, "subscribers only");
}

function ofClaim({ caller, state }: MemberCall, claimId: string) {
  if (!state.claims.hasClaim(caller.family, claimId, withheldSuffixes(state, caller))) {
    throw new Refusal(404, "no such claim");
  }
  return state.eobs.listEobsOfClaim(caller.family, claimId);
}

function pageOf(call: MemberCall) {
  const { caller, args, state } = call;
  requireParameters(args, ["startDate", "endDate", "page", "size"]);
  return state.eobs.listEobs(caller.family, {
    ...windowOf(call),
    providerIds: listIn(args["providerIds"]),
    page: Number(args["page"]),
    size: Number(args["size"]),
  });
}

/** Throws a Refusal (404) for a member key outside the family. */
function windowOf({ caller, args, state }: MemberCall) {
  const member = memberOfKey(caller, args["memberKey"]);
  return {
    type: findClaimType(args["claimType"]) ?? null,
    suffix: member?.suffix ?? null,
    withheld: withheldSuffixes(state, caller),
    startDate: args["startDate"] ?? "",
    endDate: args["endDate"] ?? "",
  };
}
