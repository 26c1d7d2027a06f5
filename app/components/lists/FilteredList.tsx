import type { ReactNode } from "react";
import type { ShownRows } from "#app/rules/lists/row-page.ts";
import { filtersText } from "#app/text/filters.ts";
import { Card } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { FilterChips } from "./FilterChips.tsx";
import type { FiltersView, PageView } from "./list-view.ts";
import { Pagination } from "./Pagination.tsx";

type Words = { title: string; text: string };

type FilteredListProps = {
  heading: string;
  filters: FiltersView;
  page: PageView;
  text: {
    /** What of the list is shown: "Showing 1 to 20 of 88 claims". */
    count: (shown: ShownRows) => string;
    /** In which order, where it is another than the list opens in; only for screen readers. */
    order?: string | undefined;
    /** That the list is empty: a failure has a page of its own. */
    none: Words;
    /** The same of a list that filters narrow. */
    noneMatch: Words;
    /** What the pages are of: "Pages of your claims". */
    pages: string;
  };
  /** More to know about what is shown. */
  note?: ReactNode;
  /** The table. */
  children: ReactNode;
  /** What can be done with the whole list. */
  below?: ReactNode;
};

/** One page of a list: how much of it is shown, under which filters, and the rows or why not. */
export function FilteredList(props: FilteredListProps) {
  const { heading, filters, page, text, note, children, below } = props;
  const { chips, narrowed, form } = filters;
  const words = narrowed ? text.noneMatch : text.none;
  const none = page.empty ? words : null;
  const action = narrowed ? { label: filtersText.clear, href: form.clear } : undefined;
  return (
    <Card title={heading} className="claim-list">
      <div className="card__body">
        {/* Announced whenever a filter or a page changes it; an empty list shows its words below. */}
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
          <Below page={page} label={text.pages}>
            {below}
          </Below>
        </>
      )}
    </Card>
  );
}

type BelowProps = { page: PageView; label: string; children: ReactNode };

function Below({ page: { path, query, page, pages }, label, children }: BelowProps) {
  if (pages <= 1 && !children) return null;
  return (
    <div className={children ? "card__body form" : "card__body"}>
      <Pagination
        label={label}
        page={page}
        pages={pages}
        hrefOf={(number) => pageOfList(path, query, number)}
      />
      {children}
    </div>
  );
}

/** What stands in the list's place while a filter has to be corrected. */
export function InvalidFilters() {
  const { title, text } = filtersText.toMend;
  return (
    <Card title={title} className="claim-list">
      <p className="card__body muted">{text}</p>
    </Card>
  );
}

/** The first page is not named. */
function pageOfList(path: string, query: string, page: number): string {
  if (page === 1) return `${path}${query}`;
  return `${path}${query === "" ? "?" : `${query}&`}page=${page}`;
}
