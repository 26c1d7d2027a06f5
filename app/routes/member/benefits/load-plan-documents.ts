import { findOutlineOfCoverage } from "#server/gateway/calls/handbook.ts";
import { listProgramContent } from "#server/gateway/calls/programs.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { planDocuments, type NamedDocument } from "#app/rules/benefits/plan-documents.ts";
import { outsideTarget } from "#app/rules/documents/document-target.ts";
import { findOutsideUrl } from "#app/rules/frame/web-url.ts";
import { documentTitle } from "#app/text/documents.ts";

/** The Outline of Coverage; null where there is none that may be linked to. */
export async function loadOutline(gateway: Gateway, ownHosts: readonly string[]) {
  const url = findOutsideUrl(await findOutlineOfCoverage(gateway), ownHosts);
  return url === undefined ? null : { url };
}

/** Documents of a category of the content system (S-17). */
export async function loadPlanDocuments(
  gateway: Gateway,
  category: Parameters<typeof planDocuments>[1],
  ownHosts: readonly string[],
) {
  const entries = await listProgramContent(gateway);
  return planDocuments(entries, category).map((document) => viewDocument(document, ownHosts));
}

const viewDocument = ({ title, url }: NamedDocument, ownHosts: readonly string[]) => {
  const target = outsideTarget(url, ownHosts);
  return { title: documentTitle(title, target), target };
};

export type PlanDocumentView = ReturnType<typeof viewDocument>;
