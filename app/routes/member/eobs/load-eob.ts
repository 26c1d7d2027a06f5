import { getClaim } from "#server/gateway/calls/claims/claims.ts";
import { getEob } from "#server/gateway/calls/claims/eobs.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import {
  findEobClaim,
  eobMath,
  eobName,
  eobPdfPath,
  eobTotals,
  listEobMembers,
  listEobProviders,
} from "#app/rules/eobs/eob.ts";
import { orNull } from "#app/frame/loading/load.ts";
import type { Account } from "#server/gateway/calls/member/account.ts";
import { isSubscriber } from "#app/rules/member/member.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import type { DocumentSizes } from "#server/content/document-sizes.ts";
import { claimPath } from "#app/rules/claims/recent-claims.ts";
import { showEobType } from "#app/documents/eobs.ts";
import { loadStandings } from "./load-standings.ts";

/** The account first, so that an ended session (T-36) and a dependent (T-33) cost no other call. */
export async function loadEob(member: MemberRequest, documentId: string) {
  const account = await getSubscriberAccount(member);
  return { account, eob: await getEob(member.gateway, documentId) };
}

/** An explanation of more claims than these has their amounts on the claims' own pages alone. */
const MOST_CLAIMS = 12;

/**
 * An explanation and its claims, with where each stands in its list (T-86), which may be missing. A
 * claim that cannot be read or found is null.
 */
export async function loadEobWithClaims(member: MemberRequest, documentId: string) {
  const { account, eob } = await loadEob(member, documentId);
  const explained = eob.claims ?? [];
  const places = explained.map((claim) => findEobClaim(claim, eob.typeOfClaims, account.members));
  const reading = Promise.all(
    places.map(async (at) => {
      if (at === undefined || explained.length > MOST_CLAIMS) return null;
      const { claimType: type, ...which } = at;
      return orNull(member.gateway.ask((optional) => getClaim(optional, { type, ...which })));
    }),
  );
  const [claims, standings] = await Promise.all([
    reading,
    loadStandings(member.gateway, member.today, places, reading),
  ]);
  return { account, eob, claims, standings };
}

export type LoadedEob = Awaited<ReturnType<typeof loadEobWithClaims>>;

/** Subscribers alone may see explanations (§6); a dependent gets 403 at once (T-33). */
export async function getSubscriberAccount({ gateway, session }: MemberRequest): Promise<Account> {
  const {
    account,
    viewer: { memberSuffix },
  } = await getFamily({ gateway, session });
  if (!isSubscriber(memberSuffix)) throwErrorPage(403);
  return account;
}

type EobContext = {
  readonly documentId: string;
  readonly listHref: string;
  readonly sizes: Pick<DocumentSizes, "find">;
};

export function viewEob(
  { account, eob, claims: read, standings }: LoadedEob,
  { documentId, listHref, sizes }: EobContext,
) {
  const { pdfDocumentId, typeOfClaims } = eob;
  const explained = eob.claims ?? [];
  const { claims: parts, bar, ...sums } = eobMath(explained, read);
  return {
    listHref,
    date: eob.date,
    type: showEobType(typeOfClaims),
    subscriber: eobName(eob.subscriber),
    members: listEobMembers(eob),
    /** Null if the gateway gives no claims, which is not the same as none. */
    claims:
      eob.claims?.map((claim, index) => {
        const at = findEobClaim(claim, typeOfClaims, account.members);
        return {
          key: `${index} ${claim.id}`,
          id: claim.id,
          /** Null if its address is not known. */
          href: at === undefined ? null : claimPath(at),
          patient: eobName(claim),
          provider: claim.providerName,
          chargeCents: claim.chargeCents,
          discountCents: parts[index]?.discountCents ?? null,
          planPaidCents: parts[index]?.planPaidCents ?? null,
          responsibilityCents: claim.responsibilityCents,
          standing: standings[index] ?? null,
        };
      }) ?? null,
    providers: listEobProviders(eob.claims ?? []),
    totals: { ...eobTotals(explained), ...sums },
    bar,
    /** `bytes` is null if the size is not known. */
    pdf:
      pdfDocumentId === null
        ? null
        : { href: eobPdfPath(documentId), bytes: sizes.find(pdfDocumentId) },
  };
}
