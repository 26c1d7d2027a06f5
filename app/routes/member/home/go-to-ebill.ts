import { redirect } from "react-router";
import { getEbillRegistered, getHasEbill, registerWithEbill } from "#server/gateway/calls/ebill.ts";
import { listMemberEligibility } from "#server/gateway/calls/eligibility.ts";
import { getUserkey } from "#server/gateway/calls/token.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { isTermed } from "#app/rules/member/eligibility.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";

/**
 * Redirects to the eBill site with the member's key; the first visit registers the member and says
 * so (§2 "Program tile navigation", §4 "eBill"). A write, hence a form and never a link (T-42).
 */
export async function goToEbill(member: MemberRequest, site: string | null): Promise<Response> {
  const { gateway, session, brand, today } = member;
  const [hasEbill, eligibility] = await Promise.all([
    getHasEbill(gateway),
    listMemberEligibility(gateway, session.memberKey),
  ]);
  const offered = hasEbill && !brand.flags.providence && !isTermed(eligibility, today);
  if (site === null || !offered) throwEntry(404);

  const [registered, userkey] = await Promise.all([
    getEbillRegistered(gateway),
    getUserkey(gateway),
  ]);
  if (!registered) await registerWithEbill(gateway);
  const address = new URL(site);
  address.searchParams.set("userkey", userkey);
  address.searchParams.set("firsttime", registered ? "N" : "Y");
  return redirect(address.href, {
    status: 303,
    // The address carries a key, which must not be stored or sent on as a referrer.
    headers: { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" },
  });
}
