import type { ReactNode } from "react";
import type { ShownRows } from "#app/rules/lists/row-page.ts";
import { filtersText, type InvalidFilterText } from "#app/text/lists/filters.ts";
import { Card } from "../ui/surfaces/Card.tsx";
import { EmptyState } from "../ui/surfaces/EmptyState.tsx";
import { FilterChips } from "./FilterChips.tsx";
import {
  LIST_HEADING,
  type FilterErrorCodes,
  type FiltersView,
  type PageView,
} from "./list-view.ts";
import { Pagination } from "./Pagination.tsx";

type Words = { title: string; text: string };

type FilteredListProps = {
  heading: string;
  filters: FiltersView;
  page: PageView;
  text: {
    count: (shown: ShownRows) => string;
    /** How the rows are ordered, where not as usual; said to screen readers. */
    order?: string | undefined;
    /** For an empty list; a failure shows the error page instead. */
    none: Words;
    /** For a list whose filters match nothing. */
    noneMatch: Words;
    pages: string;
  };
  note?: ReactNode;
  children: ReactNode;
  /** Actions for the whole list, below it. */
  actions?: ReactNode;
};

/** One page of a list: count, chips, table and pagination, or the words for an empty list. */
export function FilteredList(props: FilteredListProps) {
  const { heading, filters, page, text, note, children, actions } = props;
  const { chips, isFiltered, form } = filters;
  const words = isFiltered ? text.noneMatch : text.none;
  const none = page.empty ? words : null;
  const action = isFiltered ? { label: filtersText.clear, href: form.clear } : undefined;
  return (
    <Card title={heading} headingId={LIST_HEADING} className="filtered-list">
      <div {...((!none || isFiltered || note) && { className: "card__body" })}>
        {/* Announced when it changes; an empty list shows its words below. */}
        <p role="status" className={none ? "vh" : "muted"}>
          {none ? none.title : text.count(page.shown)}
          {text.order !== undefined && !none && <span className="vh">, {text.order}</span>}
        </p>
        {note}
        <FilterChips chips={chips} />
      </div>
      {none ? (
        <EmptyState {...none} action={action} />
      ) : (
        <>
          {children}
          <Pages page={page} label={text.pages} />
          {actions && <div className="card__body chips">{actions}</div>}
        </>
      )}
    </Card>
  );
}

function Pages({ page: { path, query, page, pages }, label }: { page: PageView; label: string }) {
  if (pages <= 1) return null;
  return (
    <div className="card__body">
      <Pagination
        label={label}
        page={page}
        pages={pages}
        hrefOf={(number) => pageOfList(path, query, number)}
      />
    </div>
  );
}

type InvalidFiltersProps = { heading: string; text: InvalidFilterText; errors: FilterErrorCodes };

/** In place of the list while a filter is invalid. */
export function InvalidFilters({ heading, text, errors }: InvalidFiltersProps) {
  const isDate = Object.keys(errors).every((name) => name === "from" || name === "to");
  return (
    <Card title={heading} className="filtered-list">
      <p className="card__body muted">{text[isDate ? "date" : "filter"]}</p>
    </Card>
  );
}

/** The first page is not named. */
function pageOfList(path: string, query: string, page: number): string {
  if (page === 1) return `${path}${query}`;
  return `${path}${query === "" ? "?" : `${query}&`}page=${page}`;
}
