import { claimById, claimsList, claimsMetadata } from "#server/gateway/calls/claims.ts";
import { answer, type Handler } from "../handler.ts";
import { findClaimType, listIn } from "../parameters.ts";
import { Refusal } from "../refusal.ts";

export const claimsCalls: readonly Handler[] = [
  // Before the list, whose {type} would take "metadata" for a type.
  answer(claimsMetadata, ({ caller, member, given, stock }) =>
    stock.claims.listChoices(caller.family, {
      type: findClaimType(given["claimType"]) ?? "medical",
      suffix: member.suffix,
      startDate: given["startDate"] ?? "",
      endDate: given["endDate"] ?? "",
    }),
  ),
  answer(claimsList, ({ caller, member, given, stock }) =>
    stock.claims.listClaims(caller.family, {
      type: findClaimType(given["type"]) ?? "medical",
      suffix: member.suffix,
      startDate: given["startDate"] ?? "",
      endDate: given["endDate"] ?? "",
      providerIds: listIn(given["providerIds"]),
      status: given["claimStatus"] || null,
      page: Number(given["page"]),
      size: Number(given["size"]),
    }),
  ),
  answer(claimById, ({ caller, member, given, stock }) => {
    const type = findClaimType(given["type"]) ?? "medical";
    const name = { type, suffix: member.suffix, id: given["id"] ?? "" };
    // The same whether nobody has such a claim, or somebody else does.
    const found = stock.claims.findClaim(caller.family, name);
    if (found === undefined) throw new Refusal(404, "no such claim");
    return found;
  }),
];
