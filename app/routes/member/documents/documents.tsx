import { href, Link, useLocation } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { FilteredList } from "#app/components/lists/FilteredList.tsx";
import { FilterForm } from "#app/components/lists/FilterForm.tsx";
import { FilterSelect } from "#app/components/lists/FilterSelect.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { Notice, NoticeList } from "#app/components/ui/surfaces/NoticeList.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { answerList } from "#app/lists/list-address.ts";
import { ListPage } from "#app/lists/list-page.tsx";
import { ownHosts } from "#app/frame/addresses/own-hosts.ts";
import { proofText } from "#app/text/account/proof.ts";
import { documentsText } from "#app/text/lists/documents.ts";
import { partsText } from "#app/text/common/parts.ts";
import { documentList } from "./document-list.ts";
import { viewDocuments, type DocumentRow } from "./view-documents.ts";
import type { Route } from "./+types/documents.ts";
import { TextParts } from "#app/components/ui/text/CarrierText.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { DocumentLink } from "#app/components/ui/actions/DocumentLink.tsx";
import { Table, type Column } from "#app/components/ui/figures/Table.tsx";

const text = documentsText.all;

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const loaded = await documentList.loadPage(context.get(memberContext), url);
  const sizes = getRuntime().documentSizes;
  return answerList(loaded, viewDocuments(loaded, { ownHosts: ownHosts(url), sizes }));
};

export default function Documents({ loaderData }: Route.ComponentProps) {
  const { filters, fields, list, unread, more } = loaderData;
  const { form } = filters;
  const hasEobs = fields.kinds.some(({ value }) => value === "eob");
  // An empty list is certain only where every source could be read.
  const shown = list !== null && !(list.empty && unread.length > 0);
  return (
    <ListPage
      title={text.title}
      invalidFilter={text.invalidFilter}
      filters={filters}
      page={list?.page}
      intro={
        <>
          <p className="lead">{hasEobs ? text.leadWithEobs : text.lead}</p>
          <ArrowLink to={href("/account/proof-of-coverage")}>{proofText.title}</ArrowLink>
        </>
      }
      form={
        <FilterForm form={form} text={text}>
          <FilterSelect {...text.member} id="member" form={form} options={fields.members} />
          <FilterSelect {...text.kind} id="kind" form={form} options={fields.kinds} />
        </FilterForm>
      }
    >
      {list && (
        <>
          <Missing unread={unread} nothing={list.empty} />
          {shown && (
            <FilteredList
              heading={text.title}
              filters={filters}
              page={list}
              text={text}
              note={more && <More />}
            >
              <DocumentTable rows={list.rows} />
            </FilteredList>
          )}
        </>
      )}
    </ListPage>
  );
}

/** Each source that could not be read, in its own words, with the way to try again. */
function Missing({ unread, nothing }: { unread: readonly string[]; nothing: boolean }) {
  const { pathname, search } = useLocation();
  if (unread.length === 0) return null;
  const title = nothing ? text.nothingRead : text.missing;
  return (
    <NoticeList label={title}>
      <Notice
        tone="warn"
        icon="warning-fill"
        title={title}
        action={
          <Link className="link" to={pathname + search}>
            <Icon name="arrows-clockwise" />
            {partsText.unavailable.tryAgain}
          </Link>
        }
      >
        {unread}
      </Notice>
    </NoticeList>
  );
}

const More = () => (
  <p>
    {text.more} <ArrowLink to={href("/eobs")}>{text.moreLink}</ArrowLink>
  </p>
);

type DocumentColumn = "document" | "kind" | "whose" | "date";

const columns: readonly Column<DocumentColumn>[] = [
  { key: "document", label: text.columns.document },
  { key: "kind", label: text.columns.kind },
  { key: "whose", label: text.columns.whose },
  { key: "date", label: text.columns.date },
];

function DocumentTable({ rows }: { rows: readonly DocumentRow[] }) {
  return (
    <Table
      caption={text.caption}
      columns={columns}
      kind="lines"
      rows={rows.map(({ key, title, kind, size, whose, date, year, context, target }) => ({
        key,
        cells: {
          document: (
            <DocumentLink target={target} title={<TextParts of={title} />} context={context} />
          ),
          kind: (
            <span>
              {kind}
              {size !== null && <span className="muted num">, {size}</span>}
            </span>
          ),
          whose,
          // Empty if there is none: narrow tables leave such cells out.
          date:
            date === null ? (
              year !== null && <span className="num">{year}</span>
            ) : (
              <DateText day={date} />
            ),
        },
      }))}
    />
  );
}
