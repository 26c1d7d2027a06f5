import { href, redirect } from "react-router";
import { findEobDocument } from "#server/gateway/calls/claims/eobs.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { sent, type Words } from "#app/components/ui/text/AsSent.tsx";
import { findClaimType } from "#app/rules/claims/claim-type.ts";
import { eobPath } from "#app/rules/eobs/eob.ts";
import { benefitCategoryText } from "#app/text/benefits/categories.ts";
import { documentsText } from "#app/text/lists/documents.ts";

/** Redirects to a claim's explanation of benefits; to /error/404 where there is none. */
export async function redirectToEob(gateway: Gateway, claimId: string | undefined) {
  const documentId = claimId === undefined ? null : await findEobDocument(gateway, claimId);
  const to = documentId === null ? href("/error/:status", { status: "404" }) : eobPath(documentId);
  return redirect(to, { status: 303 });
}

/** "MEDICAL" in our words; an unknown type of claims stays in the gateway's. */
export function showEobType(typeOfClaims: string | null): Words | null {
  const type = findClaimType(typeOfClaims?.trim() ?? "");
  if (type !== undefined) return benefitCategoryText[type];
  return typeOfClaims === null ? null : sent(typeOfClaims);
}

export function titleOfEob(typeOfClaims: string | null): readonly Words[] {
  const { eob, eobOf } = documentsText.all;
  const type = findClaimType(typeOfClaims?.trim() ?? "");
  if (type !== undefined) return [eob(type)];
  return typeOfClaims === null ? [eob(null)] : eobOf(sent(typeOfClaims));
}
