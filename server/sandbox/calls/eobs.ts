import { z } from "zod";
import { defineCall } from "#server/gateway/transport/call.ts";
import {
  eobDetail,
  eobPdf,
  eobsList,
  eobsMetadata,
  eobsOfClaim,
} from "#server/gateway/calls/eobs.ts";
import { answer, type Asked, type Handler } from "../handler.ts";
import { findClaimType, listIn, requireParameters } from "../parameters.ts";
import { pdfAnswer } from "../pdf-answer.ts";
import { Refusal } from "../refusal.ts";

/** One path of two uses, of which the parameters that came decide. */
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
  answer(eobsOfEither, (asked) => {
    requireSubscriber(asked);
    const claimId = asked.given["claimId"];
    return claimId === undefined ? pageOf(asked) : { content: ofClaim(asked, claimId) };
  }),
  answer(eobsMetadata, (asked) => {
    requireSubscriber(asked);
    return asked.stock.eobs.listProviders(asked.caller.family, windowOf(asked));
  }),
  answer(eobDetail, (asked) => {
    requireSubscriber(asked);
    const { caller, given, stock } = asked;
    // The same whether nobody has such an explanation, or another family does.
    const found = stock.eobs.findEob(caller.family, given["documentId"] ?? "");
    if (found === undefined) throw new Refusal(404, "no such explanation");
    return found;
  }),
  answer(eobPdf, async (asked) => {
    requireSubscriber(asked);
    const { caller, given, stock } = asked;
    const docId = given["docId"] ?? "";
    const found = stock.eobs.findEobOfPdf(caller.family, docId);
    if (found === undefined) throw new Refusal(404, "no such document");
    // Loading the PDF library takes longer than starting everything else.
    const { makeEobPdf } = await import("../eob-pdf.ts");
    return pdfAnswer(await makeEobPdf(found, stock.world.now()), `eob-${docId}.pdf`);
  }),
];

/** Throws a Refusal (403) for a dependent. */
function requireSubscriber({ caller }: Asked): void {
  if (caller.member.suffix !== 0) throw new Refusal(403, "subscribers only");
}

function ofClaim({ caller, stock }: Asked, claimId: string) {
  if (!stock.claims.hasClaim(caller.family, claimId)) throw new Refusal(404, "no such claim");
  return stock.eobs.listEobsOfClaim(caller.family, claimId);
}

function pageOf(asked: Asked) {
  const { caller, given, stock } = asked;
  requireParameters(given, ["startDate", "endDate", "page", "size"]);
  return stock.eobs.listEobs(caller.family, {
    ...windowOf(asked),
    providerIds: listIn(given["providerIds"]),
    page: Number(given["page"]),
    size: Number(given["size"]),
  });
}

/** Throws a Refusal (404) for a member key that is nobody's of this family. */
function windowOf({ caller, given }: Asked) {
  const memberKey = given["memberKey"];
  const member = caller.family.members.find(({ key }) => key === memberKey);
  if (memberKey && member === undefined) throw new Refusal(404, "there is no such member");
  return {
    type: findClaimType(given["claimType"]) ?? null,
    suffix: member?.suffix ?? null,
    startDate: given["startDate"] ?? "",
    endDate: given["endDate"] ?? "",
  };
}
