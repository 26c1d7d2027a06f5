import { claimsText } from "../text/claims.ts";
import { ButtonAnchor, ButtonLink } from "./Button.tsx";
import { Card } from "./Card.tsx";
import { ClaimTable, type ClaimTableProps } from "./ClaimTable.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { FilterChips, type FilterChip } from "./FilterChips.tsx";
import { Pager } from "./Pager.tsx";

export type ClaimListProps = {
  type: string;
  /** First name of whom the claims are; null for the viewer's own. */
  whose: string | null;
  chips: readonly FilterChip[];
  /** Whether a filter leaves some of this member's claims of this type out. */
  narrowed: boolean;
  rows: ClaimTableProps["rows"];
  withPatient: boolean;
  sorts: ClaimTableProps["sorts"];
  /** Which of them these rows are, counted from 1. */
  shown: { first: number; last: number; of: number };
  /** Set where there are more than the list holds; `total` is null where nobody counted. */
  more: { total: number | null } | null;
  /** The list's query without a page: "" or "?…". */
  query: string;
  page: number;
  pages: number;
};

/** One page of claims: how many there are, under which filters, and what can be done with them. */
export function ClaimList(props: ClaimListProps) {
  const { type, whose, chips, rows, shown, more, query, page, pages } = props;
  const text = claimsText;
  const heading = text.heading(type, whose);
  // Known to be none: a failure has a page of its own.
  const none = props.narrowed
    ? text.noneMatch
    : { title: text.noneOfType.title(type), text: text.noneOfType.text };
  return (
    <Card title={heading} className="claim-list">
      <div className="card__body">
        {/* Told again whenever a filter or a page changes it; of none the words below tell the eye. */}
        <p role="status" className={shown.of === 0 ? "vh" : "muted"}>
          {shown.of === 0
            ? none.title
            : text.count({ first: shown.first, last: shown.last, total: shown.of })}
        </p>
        {more && <p>{text.more(shown.of, more.total)}</p>}
        <FilterChips chips={chips} />
      </div>
      {shown.of === 0 ? (
        <EmptyState {...none} />
      ) : (
        <>
          <ClaimTable
            caption={heading}
            type={type}
            rows={rows}
            withPatient={props.withPatient}
            sorts={props.sorts}
          />
          <div className="card__body form">
            <Pager
              label={text.pages}
              page={page}
              pages={pages}
              hrefOf={(number) => `/claims${withPage(query, number)}`}
            />
            <div className="row">
              <ButtonAnchor kind="quiet" icon="download-simple" href={`/claims/export.csv${query}`}>
                {text.export.csv}
              </ButtonAnchor>
              <ButtonLink kind="quiet" icon="printer" to={`/claims/print${query}`}>
                {text.export.print}
              </ButtonLink>
            </div>
          </div>
        </>
      )}
    </Card>
  );
}

function withPage(query: string, page: number): string {
  if (page === 1) return query;
  return `${query === "" ? "?" : `${query}&`}page=${page}`;
}
