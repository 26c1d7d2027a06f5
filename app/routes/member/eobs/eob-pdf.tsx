import { getEobPdf } from "#server/gateway/calls/claims/eobs.ts";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { eobsText } from "#app/text/claims/eobs.ts";
import { eobFilename } from "#app/rules/eobs/eob.ts";
import { requirePdf } from "#app/documents/pdf-response.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { loadEob } from "./load-eob.ts";
import { FileError } from "#app/documents/file-error.tsx";
import { sendFile } from "#app/documents/file-route.ts";
import { errorsText } from "#app/text/frame/errors.ts";
import type { Route } from "./+types/eob-pdf.ts";

/** Only a document that the family's own explanation names is ever requested. */
const send = sendFile(async ({ context, params }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const { eob } = await loadEob(member, params.documentId);
  if (eob.pdfDocumentId === null) throwErrorPage(404);
  const answer = await getEobPdf(member.gateway, eob.pdfDocumentId);
  const pdf = await requirePdf(answer, eobFilename(eob.date, eobsText.file));
  if (answer.ok) getRuntime().documentSizes.record(eob.pdfDocumentId, answer.value.length);
  return pdf;
});

export const middleware: Route.MiddlewareFunction[] = [send];
export { refusePost as action, throwFault as loader } from "#app/documents/file-route.ts";
export { NoPage as default } from "#app/documents/file-error.tsx";

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FileError error={error} back={errorsText.backTo.eob} />;
}
