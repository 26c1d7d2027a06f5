import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { findClaimsPage } from "#server/gateway/calls/claims/claims.ts";
import { getAccount } from "#server/gateway/calls/member/account.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { planKind } from "#app/rules/claims/appeal/appeal-rights.ts";
import { findAdjustment, isDenied } from "#app/rules/claims/appeal/denied-claim.ts";
import { defaultWindow } from "#app/rules/lists/date-window.ts";
import { contactLinesOf } from "#app/contact/load-contact.ts";
import { throwEntry } from "#app/frame/errors/throw-entry.ts";
import { loadClaim, type ClaimData, type ClaimParams } from "../claim/load-claim.ts";

/** The page that lists claims asks for as many. */
const MOST_CLAIMS = 500;

/** A denied claim with what its page and its letter say (HELP-01); 404 for any other claim. */
export async function loadAppeal(member: MemberRequest, params: ClaimParams) {
  const { gateway, brand, today } = member;
  const data = await loadClaim(member, params);
  if (!isDenied(data.claim)) throwEntry(404);
  const { type, suffix, viewerSuffix } = data;
  const account = await getAccount(gateway);
  const isMedicare =
    brand.flags.medicareOriented ||
    contactLinesOf(account, [{ category: type }]).includes("medicareAdvantage");
  return {
    ...data,
    today,
    account,
    newer: await findNewer(gateway, data, today),
    viewer: account.members.find(({ memberSuffix }) => memberSuffix === viewerSuffix) ?? null,
    patient: account.members.find(({ memberSuffix }) => memberSuffix === suffix) ?? null,
    plan: planKind({ type, isMedicare, isPartners: brand.flags.healthPlanPartner }),
    settings: brand.appeals,
    codes: brand.denialCodes,
  };
}

export type AppealData = Awaited<ReturnType<typeof loadAppeal>>;

/** The claim that adjusts this one, among those of its day; null where none can be read. */
async function findNewer(
  gateway: Gateway,
  { claim, type, suffix }: ClaimData,
  today: MemberRequest["today"],
) {
  const day = claim.serviceDateFrom;
  if (day === null || day < defaultWindow(today).startDate || day > today) return null;
  const query = { type, suffix, startDate: day, endDate: day, page: 0, size: MOST_CLAIMS };
  const found = await findClaimsPage(gateway, query);
  return findAdjustment(claim, found?.claims ?? []) ?? null;
}
