import { getClaim } from "#server/gateway/calls/claims/claims.ts";
import { getEob } from "#server/gateway/calls/claims/eobs.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { listEobClaimAddresses, type ClaimAddress } from "#app/rules/eobs/eob.ts";
import { orNull } from "#app/frame/loading/load.ts";
import type { Account } from "#server/gateway/calls/member/account.ts";
import { isSubscriber } from "#app/rules/member/member.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { placeClaims } from "./place-claims.ts";

/** The account first, so that an ended session (T-36) and a dependent (T-33) cost no other call. */
export async function loadEob(member: MemberRequest, documentId: string) {
  const account = await getSubscriberAccount(member);
  return { account, eob: await getEob(member.gateway, documentId) };
}

/** An explanation of more claims than this shows their amounts only on the claims' own pages. */
const MOST_CLAIMS = 12;

/**
 * An explanation and its claims, each with its address and where it stands in its list (T-86), which may
 * be missing. A claim that cannot be read or found is null.
 */
export async function loadEobWithClaims(member: MemberRequest, documentId: string) {
  const { account, eob } = await loadEob(member, documentId);
  const explained = eob.claims ?? [];
  const { gateway, today } = member;
  async function readClaim(at: ClaimAddress | null) {
    if (at === null || explained.length > MOST_CLAIMS) return null;
    const { claimType: type, ...which } = at;
    return orNull(gateway.ask((optional) => getClaim(optional, { type, ...which })));
  }
  // One with a single address is read beside the lists, which tell members of one name apart.
  const soleAddresses = explained.map((claim) => {
    const [at = null, ...others] = listEobClaimAddresses(claim, eob.typeOfClaims, account.members);
    return others.length === 0 ? at : null;
  });
  const [placed, found] = await Promise.all([
    placeClaims(gateway, today, [eob], account.members),
    Promise.all(soleAddresses.map(readClaim)),
  ]);
  const claims = await Promise.all(
    placed.map(async ({ at }, index) =>
      soleAddresses[index] ? (found[index] ?? null) : readClaim(at),
    ),
  );
  return { account, eob, claims, placed };
}

export type LoadedEob = Awaited<ReturnType<typeof loadEobWithClaims>>;

/** Only subscribers may see explanations (§6); a dependent gets 403 at once (T-33). */
export async function getSubscriberAccount({ gateway, session }: MemberRequest): Promise<Account> {
  const {
    account,
    viewer: { memberSuffix },
  } = await getFamily({ gateway, session });
  if (!isSubscriber(memberSuffix)) throwErrorPage(403);
  return account;
}
