import { getAccount } from "#server/gateway/calls/member/account.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { findAdjustment } from "#app/rules/claims/appeal/denied-claim.ts";
import { mayAppeal } from "#app/rules/claims/claim-denial.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { loadClaim, type ClaimParams } from "../claim/load-claim.ts";
import { appealPlanOf } from "./appealable.ts";

/** A denied claim with what its page and its letter say (HELP-01); 404 for any other claim. */
export async function loadAppeal(member: MemberRequest, params: ClaimParams) {
  const { gateway, brand, today } = member;
  const data = await loadClaim(member, params);
  const { type } = data;
  // Where claims share a number, the gateway may answer with any of them.
  const same = (data.listed ?? []).filter(({ id }) => id === data.claim.id);
  const claim = [data.claim, ...same].find(mayAppeal);
  if (claim === undefined) throwErrorPage(404);
  const account = await getAccount(gateway);
  return {
    ...data,
    claim,
    today,
    account,
    newer: findAdjustment(claim, data.listed ?? []) ?? null,
    // The list in which a newer version would stand.
    isNewerUnread: !data.isListWhole,
    plan: appealPlanOf(member, account, type),
    settings: brand.appeals,
    codes: brand.denialCodes,
  };
}

export type AppealData = Awaited<ReturnType<typeof loadAppeal>>;
