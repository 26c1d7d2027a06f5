import { eobsList } from "../../gateway/eobs.ts";
import { answer, type Asked, type Handler } from "../handler.ts";
import { findClaimType, listIn, requireParameters } from "../parameters.ts";
import { Refusal } from "../refusal.ts";

export const eobsCalls: readonly Handler[] = [
  answer(eobsList, (asked) => {
    if (asked.caller.member.suffix !== 0) throw new Refusal(403, "subscribers only");
    const claimId = asked.given["claimId"];
    return claimId === undefined ? pageOf(asked) : { content: ofClaim(asked, claimId) };
  }),
];

function ofClaim({ caller, stock }: Asked, claimId: string) {
  if (!stock.claims.hasClaim(caller.family, claimId)) throw new Refusal(404, "no such claim");
  return stock.claims.listEobsOfClaim(caller.family, claimId);
}

function pageOf({ caller, given, stock }: Asked) {
  requireParameters(given, ["startDate", "endDate", "page", "size"]);
  const memberKey = given["memberKey"];
  const member = caller.family.members.find(({ key }) => key === memberKey);
  if (memberKey && member === undefined) throw new Refusal(404, "there is no such member");
  return stock.claims.listEobs(caller.family, {
    type: findClaimType(given["claimType"]) ?? null,
    suffix: member?.suffix ?? null,
    startDate: given["startDate"] ?? "",
    endDate: given["endDate"] ?? "",
    providerIds: listIn(given["providerIds"]),
    page: Number(given["page"]),
    size: Number(given["size"]),
  });
}
