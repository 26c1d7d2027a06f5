import { redirect } from "react-router";
import { findEobDocument } from "#server/gateway/calls/eobs.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { eobPath } from "#app/rules/eobs/eob.ts";

/** Redirects to a claim's explanation of benefits; to /error/404 where there is none. */
export async function redirectToEob(gateway: Gateway, claimId: string | undefined) {
  const documentId = claimId === undefined ? null : await findEobDocument(gateway, claimId);
  const to = documentId === null ? "/error/404" : eobPath(documentId);
  return redirect(to, { status: 303 });
}
