import { href, redirect } from "react-router";
import { getAccount } from "#server/gateway/calls/member/account.ts";
import { listMemberEligibility } from "#server/gateway/calls/member/eligibility.ts";
import { findOutlineOfCoverage } from "#server/gateway/calls/plan/handbook.ts";
import { listProgramContent } from "#server/gateway/calls/care/programs.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import { planDocuments, type NamedDocument } from "#app/rules/documents/plan-documents.ts";
import { outsideTarget } from "#app/rules/documents/document-filters.ts";
import { findOutsideUrl } from "#app/rules/frame/web-url.ts";
import { hasNoEligibility } from "#app/rules/member/eligibility.ts";
import type { Family } from "#server/gateway/calls/member/family.ts";
import { contactLinesOf, findPlanPhone } from "#app/rules/contact/plan-line.ts";
import { loadEach } from "#app/frame/loading/load.ts";
import { ownHosts } from "#app/frame/addresses/own-hosts.ts";
import { certificateText, planDocumentsText } from "#app/text/benefits/plan-documents.ts";
import { nameOfDocument } from "#app/documents/name-of-document.ts";
import { documentTitle } from "#app/text/lists/documents.ts";
import type { OutlineView } from "../CoverageNotices.tsx";

/** The member's eligibility and their plan's phone; null for a member who was never eligible. */
export async function loadOwnPlans({ brand, gateway }: MemberRequest, { account, viewer }: Family) {
  const rows = await listMemberEligibility(gateway, viewer.memberKey);
  if (hasNoEligibility(rows)) return null;
  return { rows, phone: findPlanPhone(brand, contactLinesOf(account, rows)) };
}

/** The Outline of Coverage; null if there is none that may be linked to. */
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
  return { title: documentTitle([nameOfDocument(title)], target), target };
};

export type PlanDocumentView = ReturnType<typeof viewDocument>;

type HandbooksParts = {
  readonly handbooks: readonly PlanDocumentView[] | "unavailable";
  readonly outline: OutlineView;
};

const UNREAD: HandbooksParts = { handbooks: "unavailable", outline: "unavailable" };

/**
 * Sent as data, not imported by the page: its script is that of every category, which would carry these
 * words.
 */
const HANDBOOKS_WORDS = {
  ...planDocumentsText.handbooks,
  allDocuments: planDocumentsText.allDocuments,
  outline: certificateText.outline,
};

/**
 * The handbooks of the member's plans and the Outline of Coverage (S-17). Either may be unread; where
 * both are, this throws the error page of the fault. Providence has no handbooks (§6).
 */
export async function loadHandbooks({ brand, gateway }: MemberRequest, url: URL) {
  if (brand.flags.providence) throw redirect(href("/home"));
  await getAccount(gateway);
  const hosts = ownHosts(url);
  const sources: readonly ((optional: Gateway) => Promise<Partial<HandbooksParts>>)[] = [
    async (optional) => ({ handbooks: await loadPlanDocuments(optional, "handbooks", hosts) }),
    async (optional) => ({ outline: await loadOutline(optional, hosts) }),
  ];
  const { answers } = await loadEach(gateway, sources, (optional, load) => load(optional));
  const loaded = { ...UNREAD, ...answers[0], ...answers[1] };
  return { kind: "handbooks" as const, ...loaded, words: HANDBOOKS_WORDS };
}

export type HandbooksView = Awaited<ReturnType<typeof loadHandbooks>>;
