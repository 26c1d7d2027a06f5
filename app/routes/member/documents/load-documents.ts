import type { AccountMember } from "#server/gateway/calls/member/account.ts";
import { findOutlineOfCoverage } from "#server/gateway/calls/plan/handbook.ts";
import { listIdCards } from "#server/gateway/calls/member/id-card.ts";
import { listMedicareMaterials } from "#server/gateway/calls/plan/medicare-materials.ts";
import { listProgramContent, listPrograms } from "#server/gateway/calls/care/programs.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { planDocuments, programDocuments } from "#app/rules/documents/plan-documents.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import {
  mayMatch,
  type DocumentFacts,
  type DocumentFilters,
  type DocumentKind,
} from "#app/rules/documents/document-filters.ts";
import { orUnavailable, loadEach, awaitAll } from "#app/frame/loading/load.ts";
import * as rows from "./make-documents.ts";
import { getEobPage, type Eob } from "#server/gateway/calls/claims/eobs.ts";
import { offeredClaimTypes } from "#app/rules/claims/claim-type.ts";
import { defaultWindow } from "#app/rules/lists/date-window.ts";
import { documentsText } from "#app/text/lists/documents.ts";

type DocumentScope = {
  readonly members: readonly AccountMember[];
  readonly today: PlainDate;
  readonly facts: DocumentFacts;
};

type UnavailableSource = keyof typeof documentsText.all.sources;

/**
 * Every source is asked once. A failed source is named in `unread`, so that it never reads as
 * "none".
 */
export async function loadDocuments(
  gateway: Gateway,
  filters: DocumentFilters,
  { members, today, facts }: DocumentScope,
) {
  const wants = (kind: DocumentKind) => mayMatch(kind, filters, facts);
  const inPlan = (["coverage", "handbook", "program"] as const).filter(wants);
  const whose = members.filter(
    ({ memberSuffix }) => filters.whose === null || filters.whose === String(memberSuffix),
  );
  const memberKey = filters.whose === null ? null : (whose[0]?.memberKey ?? null);

  const { eobs, cards, content, outline, materials, programs } = await awaitAll({
    eobs: wants("eob")
      ? orUnavailable(gateway.ask((optional) => listEobs(optional, { members, memberKey, today })))
      : null,
    cards: wants("id-card") ? orUnavailable(gateway.ask(listIdCards)) : [],
    content: inPlan.length > 0 ? orUnavailable(gateway.ask(listProgramContent)) : [],
    outline: wants("coverage") ? orUnavailable(gateway.ask(findOutlineOfCoverage)) : null,
    materials: wants("medicare") ? orUnavailable(gateway.ask(listMedicareMaterials)) : [],
    programs: wants("program") ? orUnavailable(gateway.ask(listPrograms)) : [],
  });

  const unread: (UnavailableSource | false)[] = [
    eobs === "unavailable" ? "eobs" : eobs?.partly === true && "some-eobs",
    cards === "unavailable" && "id-cards",
    content === "unavailable" && wants("handbook") && "handbooks",
    content === "unavailable" && wants("coverage") && "certificate",
    outline === "unavailable" && "outline",
    materials === "unavailable" && "medicare",
    wants("program") && (content === "unavailable" || programs === "unavailable") && "programs",
  ];
  const entries = content === "unavailable" ? [] : content;
  return {
    unread: unread.filter((source) => source !== false),
    more: eobs !== null && eobs !== "unavailable" && !eobs.whole,
    documents: [
      ...(cards === "unavailable" ? [] : rows.documentsOfCards(cards, whose)),
      ...(outline === "unavailable" || outline === null ? [] : [rows.documentsOfOutline(outline)]),
      ...(wants("coverage")
        ? rows.documentsOfPlan(planDocuments(entries, "certificates"), "coverage")
        : []),
      ...(wants("handbook")
        ? rows.documentsOfPlan(planDocuments(entries, "handbooks"), "handbook")
        : []),
      ...(wants("program")
        ? rows.documentsOfPlan(
            programDocuments(programs === "unavailable" ? [] : programs, entries),
            "program",
          )
        : []),
      ...(materials === "unavailable" ? [] : rows.documentsOfMaterials(materials)),
      ...(eobs === "unavailable" || eobs === null ? [] : eobs.eobs.map(rows.documentOfEob)),
    ],
  };
}

/** All are sorted among other documents, and so loaded in one call a type. */
const MOST_EOBS = 500;

type EobsQuery = {
  readonly members: readonly AccountMember[];
  /** Null for the whole family. */
  readonly memberKey: string | null;
  readonly today: PlainDate;
};

/** The EOBs of the last two years, each once. `partly` where a type failed; throws where all do. */
async function listEobs(gateway: Gateway, { members, memberKey, today }: EobsQuery) {
  const { answers, failed } = await loadEach(
    gateway,
    offeredClaimTypes(members),
    (optional, claimType) =>
      getEobPage(optional, {
        claimType,
        memberKey,
        ...defaultWindow(today),
        page: 0,
        size: MOST_EOBS,
      }),
  );
  return {
    eobs: eachOnce(answers.flatMap(({ content }) => content)),
    whole: answers.every(({ last, totalPages }) => last || totalPages <= 1),
    partly: failed.length > 0,
  };
}

/** One that explains claims of two types is in the lists of both. */
function eachOnce(eobs: readonly Eob[]): Eob[] {
  const seen = new Set<string>();
  return eobs.filter(({ documentId }) => {
    if (documentId === null) return true;
    const isNew = !seen.has(documentId);
    seen.add(documentId);
    return isNew;
  });
}
