import { Fragment, type ReactNode } from "react";
import { FilterErrors } from "#app/components/lists/FilterErrors.tsx";
import { InvalidFilters } from "#app/components/lists/FilteredList.tsx";
import type { FiltersView } from "#app/components/lists/list-view.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { filtersText, type InvalidFilterText } from "#app/text/lists/filters.ts";

type ListPageProps = {
  title: string;
  heading?: string;
  invalidFilter: InvalidFilterText;
  filters: FiltersView;
  /** The number of the page of the list, from 1. */
  page?: number | undefined;
  /** The first day that the filters can ask for, for their errors. */
  earliest?: string;
  /** In place of the summary of errors and the heading. */
  head?: ReactNode;
  intro?: ReactNode;
  form: ReactNode;
  /** The list; null while a filter is invalid. */
  children: ReactNode;
  /** Below the list. */
  foot?: ReactNode;
};

/** The page of a list: title, errors of the filters, their form, the list. */
export function ListPage(props: ListPageProps) {
  const {
    title,
    heading = title,
    invalidFilter,
    filters,
    page = 1,
    earliest,
    head,
    intro,
    form,
    children,
    foot,
  } = props;
  const { query, errors } = filters.form;
  return (
    <>
      <PageTitle
        page={filtersText.pageTitle(title, { filtered: filters.chips.length > 0, page })}
        hasErrors={Object.keys(errors).length > 0}
      />
      {head ?? (
        <>
          <FilterErrors errors={errors} earliest={earliest} />
          <h1>{heading}</h1>
        </>
      )}
      {intro}
      <div className="claims-page">
        {/* Remounts the uncontrolled fields with the new filters. */}
        <Fragment key={query}>{form}</Fragment>
        {children ?? <InvalidFilters heading={heading} text={invalidFilter} errors={errors} />}
        {foot}
      </div>
    </>
  );
}
