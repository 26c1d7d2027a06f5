import "#app/styles/records.css";
import { data } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { EobFilters } from "./EobFilters.tsx";
import { EobList } from "./EobList.tsx";
import { InvalidFilters } from "#app/components/lists/FilteredList.tsx";
import { FilterErrors } from "#app/components/lists/FilterErrors.tsx";
import { listFilterErrors } from "#app/components/lists/filter-errors.ts";
import { Tabs } from "#app/components/ui/Tabs.tsx";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { commonText } from "#app/text/common.ts";
import { eobsText } from "#app/text/eobs.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import { listStatus } from "#app/lists/view-list-filters.ts";
import { loadEobs } from "./load-eobs.ts";
import { viewEobs } from "./view-eobs.ts";
import type { Route } from "./+types/eobs.ts";

/** The explanations that the filters in the address let through; one in need of mending is a 400. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const loaded = await loadEobs(context.get(memberContext), url);
  return data(viewEobs(loaded), { status: listStatus(loaded) });
};

export default function Eobs({ loaderData }: Route.ComponentProps) {
  const { type, types, chips, list } = loaderData;
  const { key, ...form } = loaderData.form;
  const errors = listFilterErrors(form.errors, form.days.earliest);
  const { heading, title, intro, filters } = eobsText;
  return (
    <>
      <PageTitle page={errors.length > 0 ? commonText.errorTitle(title) : title} />
      <FilterErrors errors={errors} />
      <h1>{heading}</h1>
      <p className="lead">{intro}</p>
      <Tabs
        label={filters.type}
        tabs={types.map((tab) => ({ ...tab, label: benefitCategoryText[tab.type] }))}
      />
      <div className="claims-page">
        <EobFilters key={key} {...form} inUse={chips.length} />
        {list ? (
          <EobList type={benefitCategoryText[type]} chips={chips} clear={form.clear} {...list} />
        ) : (
          <InvalidFilters />
        )}
      </div>
    </>
  );
}
