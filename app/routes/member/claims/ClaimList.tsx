import { claimsText } from "#app/text/claims.ts";
import { ButtonAnchor, ButtonLink } from "#app/components/ui/Button.tsx";
import { ClaimTable, type ClaimTableProps } from "./ClaimTable.tsx";
import type { FilterChip } from "#app/components/lists/FilterChips.tsx";
import { FilteredList, pageOfList } from "#app/components/lists/FilteredList.tsx";
import { Pagination } from "#app/components/lists/Pagination.tsx";

export type ClaimListProps = {
  type: string;
  /** First name of whom the claims are; null for the viewer's own. */
  whose: string | null;
  chips: readonly FilterChip[];
  /** Whether a filter leaves some of this member's claims of this type out. */
  narrowed: boolean;
  /** The list without filters. */
  clear: string;
  /** Null where the list is in the order it opens in. */
  order: { sort: keyof typeof claimsText.sorted; direction: "ascending" | "descending" } | null;
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

/** One page of claims, and what can be done with all of them. */
export function ClaimList(props: ClaimListProps) {
  const { type, whose, chips, rows, shown, more, query, page, pages } = props;
  const text = claimsText;
  const heading = text.heading(type, whose);
  const none = props.narrowed
    ? text.noneMatch
    : { title: text.noneOfType.title(type), text: text.noneOfType.text };
  return (
    <FilteredList
      heading={heading}
      count={text.count({ ...shown, total: shown.of, whole: more === null })}
      order={orderOf(props.order)}
      none={shown.of === 0 ? none : null}
      clear={props.narrowed ? props.clear : null}
      chips={chips}
      note={more && <p>{text.more(shown.of, more.total)}</p>}
    >
      <ClaimTable
        caption={heading}
        type={type}
        rows={rows}
        withPatient={props.withPatient}
        sorts={props.sorts}
      />
      <div className="card__body form">
        <Pagination
          label={text.pages}
          page={page}
          pages={pages}
          hrefOf={(number) => pageOfList("/claims", query, number)}
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
    </FilteredList>
  );
}

function orderOf(order: ClaimListProps["order"]): string | undefined {
  if (order === null) return undefined;
  const words: Partial<Record<typeof order.direction, string>> = claimsText.sorted[order.sort];
  return words[order.direction];
}
