import { eobsText } from "../text/eobs.ts";
import { Card } from "./Card.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { EobTable, type EobTableRow } from "./EobTable.tsx";
import { FilterChips, type FilterChip } from "./FilterChips.tsx";
import { Pager } from "./Pager.tsx";

export type EobListProps = {
  /** "Medical". */
  type: string;
  chips: readonly FilterChip[];
  rows: readonly EobTableRow[];
  /** Which of them these rows are, counted from 1. */
  shown: { first: number; last: number; total: number };
  /** `query` is the list's own without a page: "" or "?…". */
  pager: { page: number; pages: number; query: string };
};

/** One page of explanations, or that there are none, and the way to the other pages. */
export function EobList({ type, chips, rows, shown, pager }: EobListProps) {
  const { count, noneMatch, ofType, pages } = eobsText;
  const none = rows.length === 0;
  return (
    <Card title={ofType(type)} className="claim-list">
      <div className="card__body">
        {/* Told again whenever a filter or a page changes it; of none the words below tell the eye. */}
        <p role="status" className={none ? "vh" : "muted"}>
          {none ? noneMatch.title : count(shown)}
        </p>
        <FilterChips chips={chips} />
      </div>
      {none ? (
        <NoEobs type={type} filtered={chips.length > 0} />
      ) : (
        <>
          <EobTable rows={rows} />
          {pager.pages > 1 && (
            <div className="card__body">
              <Pager
                label={pages}
                page={pager.page}
                pages={pager.pages}
                hrefOf={(number) => `/eobs${withPage(pager.query, number)}`}
              />
            </div>
          )}
        </>
      )}
    </Card>
  );
}

/** Known to be none: a failure has a page of its own. */
function NoEobs({ type, filtered }: { type: string; filtered: boolean }) {
  const { noneMatch, noneOfType } = eobsText;
  return filtered ? (
    <EmptyState {...noneMatch} />
  ) : (
    <EmptyState title={noneOfType.title(type)} text={noneOfType.text} />
  );
}

/** The page comes last, and the first one is not named. */
function withPage(query: string, page: number): string {
  if (page === 1) return query;
  return `${query === "" ? "?" : `${query}&`}page=${page}`;
}
