import type { ReactNode } from "react";
import { filtersText } from "#app/text/filters.ts";
import { Card } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { FilterChips, type FilterChip } from "./FilterChips.tsx";

type FilteredListProps = {
  heading: string;
  /** What of the list is shown: "Showing 1 to 20 of 88 claims". */
  count: string;
  /** In which order, where it is another than the list opens in; only said. */
  order?: string | undefined;
  /** In place of all this where the list is known to be empty: a failure has a page of its own. */
  none: { title: string; text: string } | null;
  /** The list without filters, to go on to where these let nothing through. */
  clear: string | null;
  chips: readonly FilterChip[];
  /** More to know about what is shown. */
  note?: ReactNode;
  children: ReactNode;
};

/** One page of a list: how much of it is shown, under which filters, and the rows or why not. */
export function FilteredList(props: FilteredListProps) {
  const { heading, count, order, none, clear, chips, note, children } = props;
  const action = clear === null ? undefined : { label: filtersText.clear, href: clear };
  return (
    <Card title={heading} className="claim-list">
      <div className="card__body">
        {/* Told again whenever a filter or a page changes it; of none the words below tell the eye. */}
        <p role="status" className={none ? "vh" : "muted"}>
          {none ? none.title : count}
          {order !== undefined && !none && <span className="vh">, {order}</span>}
        </p>
        {note}
        <FilterChips chips={chips} />
      </div>
      {none ? <EmptyState {...none} action={action} /> : children}
    </Card>
  );
}

/** What stands in the list's place while a filter is to be mended. */
export function InvalidFilters() {
  const { title, text } = filtersText.toMend;
  return (
    <Card title={title} className="claim-list">
      <p className="card__body muted">{text}</p>
    </Card>
  );
}

/** The address of a page of a list, of whose query without a page. The first one is not named. */
export function pageOfList(list: string, query: string, page: number): string {
  if (page === 1) return `${list}${query}`;
  return `${list}${query === "" ? "?" : `${query}&`}page=${page}`;
}
