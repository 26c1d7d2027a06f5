import { listMemberEligibility } from "#server/gateway/calls/member/eligibility.ts";
import { findOutlineOfCoverage } from "#server/gateway/calls/plan/handbook.ts";
import { listPrograms, type Program } from "#server/gateway/calls/care/programs.ts";
import type { Context } from "#server/middleware/context.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { isTermed } from "#app/rules/member/eligibility.ts";
import { memberPrograms, programsEnded } from "#app/rules/programs/program-groups.ts";
import { programKey, programTarget } from "#app/rules/programs/program-target.ts";
import { programsVisible, shortcutPrograms, type Shortcut } from "#app/rules/programs/programs.ts";
import { sendToken, isNavigation } from "#app/sign-in/send-token.ts";
import { sitesOf } from "#app/programs/program-sites.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { redirectToEob } from "#app/documents/eobs.ts";
import { recentClaims } from "#app/rules/claims/recent-claims.ts";
import { showsEobButton } from "#app/rules/claims/eob-button.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { listRecentClaims } from "./load-home.ts";

/**
 * Posts the member's token to another application of the carrier (§2 "Shell", S-25): to one of the
 * member's own programs on a configured origin. Throws 404 for any other. Staff who act for a
 * member may use it, too: their token says that login-as issued it.
 */
export async function goToApplication(
  request: Request,
  context: Context,
  member: MemberRequest,
  program: FormDataEntryValue | null,
): Promise<never> {
  const tile = (await listOwn(member)).find((it) => programKey(it) === program);
  const sites = sitesOf(member.brand, new URL(request.url));
  const target = tile && programTarget(tile, { ...sites, hasEbill: false });
  if (target?.kind !== "application") throwErrorPage(404);
  // A script may post here, but must not read the token.
  if (!isNavigation(request)) throwErrorPage(400);
  const fields = [{ name: "token", value: member.session.token }];
  return sendToken(context, { action: target.href, fields });
}

async function listOwn({
  gateway,
  session,
  brand,
  today,
}: MemberRequest): Promise<(Program | Shortcut)[]> {
  if (!programsVisible(brand.flags)) return [];
  const [programs, eligibility, outlineOfCoverageUrl] = await Promise.all([
    listPrograms(gateway),
    listMemberEligibility(gateway, session.memberKey),
    findOutlineOfCoverage(gateway),
  ]);
  const termed = isTermed(eligibility, today);
  const ended = programsEnded(eligibility, today);
  return [
    ...memberPrograms({ programs, ended, shortcuts: [] }),
    ...shortcutPrograms({ providence: false, hasEbill: false, termed, outlineOfCoverageUrl }),
  ];
}

/** Only claims whose button home shows are looked up: a made-up id never reaches the gateway. */
export async function goToEob(
  member: MemberRequest,
  claimId: FormDataEntryValue | null,
): Promise<Response> {
  const { viewer } = await getFamily(member);
  const suffix = viewer.memberSuffix;
  const [medical, dental] = await Promise.all([
    listRecentClaims(member, "medical", suffix),
    listRecentClaims(member, "dental", suffix),
  ]);
  const claim = recentClaims(medical, dental).find(
    ({ id, statusCode }) => id === claimId && showsEobButton({ suffix, statusCode }),
  );
  return redirectToEob(member.gateway, claim?.id);
}
