import { findClaimsPage } from "#server/gateway/calls/claims/claims.ts";
import { getAccount } from "#server/gateway/calls/member/account.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { planKind } from "#app/rules/claims/appeal/appeal-rights.ts";
import { findAdjustment, isDenied } from "#app/rules/claims/appeal/denied-claim.ts";
import { defaultWindow } from "#app/rules/lists/date-window.ts";
import { contactLinesOf } from "#app/contact/load-contact.ts";
import { throwEntry } from "#app/frame/errors/throw-entry.ts";
import { findClaimPlace, loadClaim, type ClaimParams } from "../claim/load-claim.ts";
import { MAX_CLAIMS } from "../list/list-claims.ts";

/** A denied claim with what its page and its letter say (HELP-01); 404 for any other claim. */
export async function loadAppeal(member: MemberRequest, params: ClaimParams) {
  const { gateway, brand, today } = member;
  const { type, suffix } = await findClaimPlace(member, params);
  // The same list as on /claims, in the claim's own round. It may be missing.
  const query = { type, suffix, ...defaultWindow(today), page: 0, size: MAX_CLAIMS };
  const [data, listed] = await Promise.all([
    loadClaim(member, params),
    findClaimsPage(gateway, query),
  ]);
  if (!isDenied(data.claim)) throwEntry(404);
  const account = await getAccount(gateway);
  const isMedicare =
    brand.flags.medicareOriented ||
    contactLinesOf(account, [{ category: type }]).includes("medicareAdvantage");
  return {
    ...data,
    today,
    account,
    newer: findAdjustment(data.claim, listed?.claims ?? []) ?? null,
    // The list in which a newer version would stand.
    isNewerUnread: listed === null,
    plan: planKind({ type, isMedicare, isPartners: brand.flags.healthPlanPartner }),
    settings: brand.appeals,
    codes: brand.denialCodes,
  };
}

export type AppealData = Awaited<ReturnType<typeof loadAppeal>>;
