import { redirect } from "react-router";
import { getEobPdf } from "#server/gateway/calls/eobs.ts";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { eobFilename } from "#app/rules/eobs/eob.ts";
import { findThrownEntry } from "#app/frame/thrown-entry.ts";
import { pdfResponse } from "#app/documents/pdf-response.ts";
import { loadEob } from "./load-eob.ts";
import type { Route } from "./+types/eob-pdf.ts";

/**
 * An explanation as PDF, through the server. Only an id that the family's own explanation names is
 * ever asked for. A fault leads to /error/{status}: this address has no page of its own.
 */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const { eob } = await loadEob(member, params.documentId).catch((error: unknown) => {
    const entry = findThrownEntry(error);
    throw entry === undefined ? error : redirect(`/error/${entry}`);
  });
  if (eob.pdfDocumentId === null) throw redirect("/error/404");
  const answer = await getEobPdf(member.gateway, eob.pdfDocumentId);
  const pdf = answer.ok ? await pdfResponse(answer.value, eobFilename(eob.date)) : null;
  if (answer.ok && pdf !== null) {
    getRuntime().documentSizes.record(eob.pdfDocumentId, answer.value.length);
    return pdf;
  }
  throw redirect(`/error/${answer.ok ? 502 : answer.error.entry}`);
};

/** Nothing is posted here. Without this a post would be answered with a program's words, not a page. */
export const action = () => redirect("/error/400", { status: 303 });
