import type { DocumentSizes } from "#server/content/document-sizes.ts";
import { outsideTarget, type DocumentTarget } from "#app/rules/documents/document-target.ts";
import { WHOLE_PLAN } from "#app/rules/documents/document-filters.ts";
import { documentTitle, documentsText } from "#app/text/documents.ts";
import { showFileSize } from "#app/text/file-size.ts";
import { showDate } from "#app/text/format.ts";
import { documentList, type LoadedDocuments } from "./document-list.ts";
import type { MemberDocument } from "./make-documents.ts";
import { personOptions } from "#app/lists/view-fields.ts";

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
      // Of a single person everything is theirs or the plan's, which the kind tells.
      members: people.length > 1 ? [...people, { value: WHOLE_PLAN, label: text.plan }] : [],
      kinds: facts.kinds.length > 1 ? (options.kind ?? []) : [],
    },
    list: documentList.viewPage(loaded, (document, place) => viewRow(document, place, around)),
    unread: (found?.all.unread ?? []).map((source) => text.sources[source]),
    more: found?.all.more === true,
  };
}

export type DocumentRow = ReturnType<typeof viewRow>;

function viewRow(document: MemberDocument, place: number, { ownHosts, sizes }: Around) {
  const { kind, title, people, date, year, bytes, sizeOf, at } = document;
  const whose = people.length === 0 ? text.nobody[kind] : people.join(", ");
  const when = date === null ? year : showDate(date);
  const target: DocumentTarget =
    "own" in at ? { kind: "own", href: at.own } : outsideTarget(at.url, ownHosts);
  return {
    key: `${place} ${title}`,
    title: documentTitle(title, target),
    kind: text.kinds[kind].one,
    size: showFileSize(bytes ?? (sizeOf === null ? null : sizes.find(sizeOf))),
    whose,
    date,
    year,
    // The title of a card names its member.
    context:
      kind === "id-card" ? undefined : text.context(when === null ? null : String(when), whose),
    target,
  };
}
