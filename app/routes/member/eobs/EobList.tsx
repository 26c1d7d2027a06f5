import { eobsText } from "#app/text/eobs.ts";
import { EobTable, type EobTableRow } from "./EobTable.tsx";
import type { FilterChip } from "#app/components/lists/FilterChips.tsx";
import { FilteredList, pageOfList } from "#app/components/lists/FilteredList.tsx";
import { Pagination } from "#app/components/lists/Pagination.tsx";

export type EobListProps = {
  /** "Medical". */
  type: string;
  chips: readonly FilterChip[];
  /** The list without filters. */
  clear: string;
  rows: readonly EobTableRow[];
  /** Which of them these rows are, counted from 1. */
  shown: { first: number; last: number; total: number };
  /** `query` is the list's own without a page: "" or "?…". */
  pager: { page: number; pages: number; query: string };
};

/** One page of explanations, or that there are none, and the way to the other pages. */
export function EobList({ type, chips, clear, rows, shown, pager }: EobListProps) {
  const { count, noneMatch, noneOfType, ofType, pages } = eobsText;
  const none =
    chips.length > 0 ? noneMatch : { title: noneOfType.title(type), text: noneOfType.text };
  return (
    <FilteredList
      heading={ofType(type)}
      count={count(shown)}
      none={rows.length === 0 ? none : null}
      clear={chips.length > 0 ? clear : null}
      chips={chips}
    >
      <EobTable rows={rows} />
      {pager.pages > 1 && (
        <div className="card__body">
          <Pagination
            label={pages}
            page={pager.page}
            pages={pager.pages}
            hrefOf={(number) => pageOfList("/eobs", pager.query, number)}
          />
        </div>
      )}
    </FilteredList>
  );
}
