import type { DocumentSizes } from "#server/content/document-sizes.ts";
import { personOptions } from "#app/lists/view-fields.ts";
import {
  WHOLE_PLAN,
  type DocumentTarget,
  outsideTarget,
} from "#app/rules/documents/document-filters.ts";
import { showFileSize } from "#app/text/common/file-size.ts";
import { showDate } from "#app/text/common/format.ts";
import { documentsText, documentTitle, nameOwner } from "#app/text/lists/documents.ts";
import { type LoadedDocuments, documentList } from "./document-list.ts";
import type { MemberDocument } from "./make-documents.ts";

type FileContext = {
  /** Hosts of the dashboard, to which no document of another system leads. */
  readonly ownHosts: readonly string[];
  readonly sizes: Pick<DocumentSizes, "find">;
};

const text = documentsText.all;

export function viewDocuments(loaded: LoadedDocuments, around: FileContext) {
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

function viewRow(document: MemberDocument, index: number, { ownHosts, sizes }: FileContext) {
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
