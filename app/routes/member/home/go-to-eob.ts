import type { MemberRequest } from "#server/middleware/member.ts";
import { redirectToEob } from "#app/documents/redirect-to-eob.ts";
import { recentClaims, showsEobButton } from "#app/rules/claims/recent-claims.ts";
import { getFamily } from "#app/frame/family.ts";
import { listRecent } from "./load-home.ts";

/**
 * Redirects from a recent claim to its explanation of benefits. Only claims whose button home shows
 * are looked up: a made-up id never reaches the gateway, and is answered like one without a
 * document.
 */
export async function goToEob(
  member: MemberRequest,
  claimId: FormDataEntryValue | null,
): Promise<Response> {
  const { viewer } = await getFamily(member);
  const suffix = viewer.memberSuffix;
  const [medical, dental] = await Promise.all([
    listRecent(member, "medical", suffix),
    listRecent(member, "dental", suffix),
  ]);
  const claim = recentClaims(medical, dental).find(
    ({ id, statusCode }) => id === claimId && showsEobButton({ suffix, statusCode }),
  );
  return redirectToEob(member.gateway, claim?.id);
}
