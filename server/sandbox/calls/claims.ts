import { claimsList } from "../../gateway/claims.ts";
import { answer, type Handler } from "../handler.ts";
import { findClaimType, listIn } from "../parameters.ts";

export const claimsCalls: readonly Handler[] = [
  answer(claimsList, ({ caller, member, given, stock }) => {
    return stock.claims.listClaims(caller.family, {
      type: findClaimType(given["type"]) ?? "medical",
      suffix: member.suffix,
      startDate: given["startDate"] ?? "",
      endDate: given["endDate"] ?? "",
      providerIds: listIn(given["providerIds"]),
      status: given["claimStatus"] || null,
      page: Number(given["page"]),
      size: Number(given["size"]),
    });
  }),
];
