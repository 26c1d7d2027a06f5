import { claimById, claimsList, claimsMetadata } from "#server/gateway/calls/claims/claims.ts";
import { isWithheld } from "../../confidential.ts";
import { answer, type Handler } from "../../handler.ts";
import { findClaimType, listIn } from "../../parameters.ts";
import { Refusal } from "../../refusal.ts";
import { pageOf } from "../../store/page.ts";

export const claimsCalls: readonly Handler[] = [
  // Before the list, whose {type} would match "metadata".
  answer(claimsMetadata, ({ caller, member, args, state }) => {
    if (isWithheld(state, caller, member)) return { providers: [], statuses: [] };
    return state.claims.listChoices(caller.family, {
      type: findClaimType(args["claimType"]) ?? "medical",
      suffix: member.suffix,
      startDate: args["startDate"] ?? "",
      endDate: args["endDate"] ?? "",
    });
  }),
  answer(claimsList, ({ caller, member, args, state }) => {
    const asked = { page: Number(args["page"]), size: Number(args["size"]) };
    if (isWithheld(state, caller, member)) return pageOf([], asked);
    return state.claims.listClaims(caller.family, {
      type: findClaimType(args["type"]) ?? "medical",
      suffix: member.suffix,
      startDate: args["startDate"] ?? "",
      endDate: args["endDate"] ?? "",
      providerIds: listIn(args["providerIds"]),
      status: args["claimStatus"] || null,
      ...asked,
    });
  }),
  answer(claimById, ({ caller, member, args, state }) => {
    const type = findClaimType(args["type"]) ?? "medical";
    const name = { type, suffix: member.suffix, id: args["id"] ?? "" };
    // The same answer for an unknown claim, another member's, and a withheld one.
    const found = isWithheld(state, caller, member)
      ? undefined
      : state.claims.findClaim(caller.family, name);
    if (found === undefined) throw new Refusal(404, "no such claim");
    return found;
  }),
];
