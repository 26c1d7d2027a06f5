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
  WHOLE_PLAN,
  outsideTarget,
  type DocumentTarget,
} from "#app/rules/documents/document-filters.ts";
import { orUnavailable, loadEach, awaitAll } from "#app/frame/loading/load.ts";
import * as rows from "./make-documents.ts";
import { getEobPage, type Eob } from "#server/gateway/calls/claims/eobs.ts";
import { offeredClaimTypes } from "#app/rules/claims/claim-type.ts";
import { defaultWindow } from "#app/rules/lists/date-window.ts";
import type { DocumentSizes } from "#server/content/document-sizes.ts";
import { documentTitle, documentsText, nameOwner } from "#app/text/lists/documents.ts";
import { showFileSize } from "#app/text/common/file-size.ts";
import { showDate } from "#app/text/common/format.ts";
import { documentList, type LoadedDocuments } from "./document-list.ts";
import type { MemberDocument } from "./make-documents.ts";
import { personOptions } from "#app/lists/view-fields.ts";

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

type Around = {
  /** Hosts of the dashboard, to which no document of another system leads. */
  readonly ownHosts: readonly string[];
  readonly sizes: Pick<DocumentSizes, "find">;
};

const text = documentsText.all;

export function viewDocuments(loaded: LoadedDocuments, around: Around) {
  const { members, facts, options, found } = loaded;
  const filters = documentList.viewFilters(loaded);
  const people = personOptions(members);
  return {
    filters,
    fields: {
      // For a single person every document is theirs or the plan's, as its kind shows.
      members: people.length > 1 ? [...people, { value: WHOLE_PLAN, label: text.plan }] : [],
      kinds: facts.kinds.length > 1 ? (options.kind ?? []) : [],
    },
    list: documentList.viewPage(loaded, (document, index) => viewRow(document, index, around)),
    unread: (found?.all.unread ?? []).map((source) => text.sources[source]),
    more: found?.all.more === true,
  };
}

export type DocumentRow = ReturnType<typeof viewRow>;

function viewRow(document: MemberDocument, index: number, { ownHosts, sizes }: Around) {
  const { kind, date, year } = document;
  const { title, people, bytes, sizeOf, at } = document.describe();
  const owner = { kind, people };
  const when = date === null ? year : showDate(date);
  const target: DocumentTarget =
    "own" in at ? { kind: "own", href: at.own } : outsideTarget(at.url, ownHosts);
  return {
    key: String(index),
    title: documentTitle(title, target),
    kind: text.kinds[kind].one,
    size: showFileSize(bytes ?? (sizeOf === null ? null : sizes.find(sizeOf))),
    whose: nameOwner(owner),
    date,
    year,
    // The title of a card names its member.
    context:
      kind === "id-card" ? undefined : text.context(when === null ? null : String(when), owner),
    target,
  };
}
