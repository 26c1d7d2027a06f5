import {
  getEbillRegistered,
  getHasEbill,
  registerWithEbill,
} from "#server/gateway/calls/plan/ebill.ts";
import { listMemberEligibility } from "#server/gateway/calls/member/eligibility.ts";
import { getUserkey } from "#server/gateway/calls/sign-in/token.ts";
import type { Context } from "#server/middleware/context.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { isTermed } from "#app/rules/member/eligibility.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { refuseStaff } from "./on-behalf.ts";
import { isNavigation, sendToken } from "./send-token.ts";

/** Whether the brand has eBill at all (§6); makes no call. */
export const isEbillPossible = ({ brand }: MemberRequest): boolean =>
  brand.links.ebill !== null && !brand.flags.providence;

/**
 * Whether a member is offered eBill (§6, T-27). A failed read is thrown and does not count as "no".
 */
export async function isEbillOffered(member: MemberRequest): Promise<boolean> {
  if (!isEbillPossible(member)) return false;
  const { gateway, session, today } = member;
  const [hasEbill, eligibility] = await Promise.all([
    getHasEbill(gateway),
    listMemberEligibility(gateway, session.memberKey),
  ]);
  return hasEbill && !isTermed(eligibility, today);
}

/**
 * Posts the member's key to the eBill site, in a field and never in an address; the first visit
 * registers the member and says so (§2 "Program tile navigation", §4 "eBill"). Where the
 * registration fails the form is not posted, and staff who act for a member are refused
 * (docs/decisions/sign-in/tokens-to-other-sites.md).
 */
export async function goToEbill(
  { request, context }: { readonly request: Request; readonly context: Context },
  member: MemberRequest,
): Promise<never> {
  const site = member.brand.links.ebill;
  // The key signs in as the member on a site that cannot tell staff from members.
  refuseStaff(member.session);
  if (site === null || !(await isEbillOffered(member))) throwErrorPage(404);
  // A script may post here, but must not read the key.
  if (!isNavigation(request)) throwErrorPage(400);
  const { gateway } = member;
  const [registered, userkey] = await Promise.all([
    getEbillRegistered(gateway),
    getUserkey(gateway),
  ]);
  if (!registered) await registerWithEbill(gateway);
  const fields = [
    { name: "userkey", value: userkey },
    { name: "firsttime", value: registered ? "N" : "Y" },
  ];
  return sendToken(context, { action: site, fields });
}
