import { Fragment, type ReactNode } from "react";
import { InvalidFilters } from "#app/components/lists/FilteredList.tsx";
import type { FiltersView } from "#app/components/lists/list-view.ts";
import { PageTitle } from "#app/frame/page-title.tsx";

type ListPageProps = {
  title: string;
  filters: FiltersView;
  /** `FilterErrors`, the heading and what belongs to it. */
  head: ReactNode;
  tabs?: ReactNode;
  form: ReactNode;
  /** The list; null while a filter has to be corrected. */
  children: ReactNode;
};

/** The page of a list: title, what is wrong with the filters, their form, the list. */
export function ListPage(props: ListPageProps) {
  const { title, filters, head, tabs, form, children } = props;
  const { query, errors } = filters.form;
  const wrong = Object.keys(errors).length > 0;
  return (
    <>
      <PageTitle page={title} hasErrors={wrong} />
      {head}
      {tabs}
      <div className="claims-page">
        {/* A form that stays on the page starts anew with the filters that now hold. */}
        <Fragment key={query}>{form}</Fragment>
        {children ?? <InvalidFilters />}
      </div>
    </>
  );
}
