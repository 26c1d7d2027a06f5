import { getClaim } from "#server/gateway/calls/claims.ts";
import { getEob } from "#server/gateway/calls/eobs.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { findEobClaim } from "#app/rules/eobs/eob.ts";
import { orNull } from "#app/frame/optional.ts";
import { getSubscriberAccount } from "./get-subscriber.ts";

/**
 * One explanation and the family it is about. The account loads first, so that an ended session
 * leads to the log-in page (T-36) and a dependent is refused (T-33) before any other call.
 */
export async function loadEob(member: MemberRequest, documentId: string) {
  const account = await getSubscriberAccount(member);
  return { account, eob: await getEob(member.gateway, documentId) };
}

/** An explanation of more claims than these has their amounts on the claims' own pages alone. */
const MOST_CLAIMS = 12;

/**
 * The same with its claims, each null where it cannot be read now or its address is not known: the
 * explanation stands without them.
 */
export async function loadEobWithClaims(member: MemberRequest, documentId: string) {
  const { account, eob } = await loadEob(member, documentId);
  const explained = eob.claims ?? [];
  const claims = await Promise.all(
    explained.map(async (claim) => {
      const at = findEobClaim(claim, eob.typeOfClaims, account.members);
      if (at === undefined || explained.length > MOST_CLAIMS) return null;
      const { claimType: type, ...which } = at;
      return orNull(member.gateway.ask((optional) => getClaim(optional, { type, ...which })));
    }),
  );
  return { account, eob, claims };
}

export type LoadedEob = Awaited<ReturnType<typeof loadEobWithClaims>>;
