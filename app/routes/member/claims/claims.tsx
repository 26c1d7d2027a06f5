import "#app/styles/records.css";
import { data } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { ClaimFilters } from "./ClaimFilters.tsx";
import { ClaimList } from "./ClaimList.tsx";
import { InvalidFilters } from "#app/components/lists/FilteredList.tsx";
import { FilterErrors } from "#app/components/lists/FilterErrors.tsx";
import { listFilterErrors } from "#app/components/lists/filter-errors.ts";
import { SpendingChart } from "./SpendingChart.tsx";
import { Tabs } from "#app/components/ui/Tabs.tsx";
import { writeClaimFilters } from "#app/rules/claims/claim-filters.ts";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { claimsText } from "#app/text/claims.ts";
import { commonText } from "#app/text/common.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import { useShellData } from "#app/frame/shell-data-hook.ts";
import { redirectToCanonicalUrl, listStatus } from "#app/lists/view-list-filters.ts";
import { parseClaimsQuery } from "./ask-claims.ts";
import { loadClaims } from "./load-claims.ts";
import { requirePage, viewClaims } from "./view-claims.ts";
import type { Route } from "./+types/claims.ts";

/** The claims that the filters in the address let through; a filter to be mended answers 400. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const asked = await parseClaimsQuery(member, url.searchParams);
  redirectToCanonicalUrl(asked, url, writeClaimFilters(asked.filters, asked.facts));
  const loaded = await loadClaims(member.gateway, asked);
  requirePage(loaded);
  return data(viewClaims(loaded), { status: listStatus(asked) });
};

export default function Claims({ loaderData }: Route.ComponentProps) {
  const { type, whose, types, chips, form, found } = loaderData;
  const { key, ...fields } = form;
  const errors = listFilterErrors(fields.errors, fields.days.earliest);
  const { termed } = useShellData();
  const title = errors.length > 0 ? commonText.errorTitle(claimsText.title) : claimsText.title;
  return (
    <>
      <PageTitle page={title} />
      <div className="form">
        <FilterErrors errors={errors} />
        <h1>{claimsText.title}</h1>
      </div>
      {termed && found && found.shown.of > 0 && <p className="muted">{claimsText.termed}</p>}
      <Tabs
        label={claimsText.filters.type}
        tabs={types.map((tab) => ({ ...tab, label: benefitCategoryText[tab.type] }))}
      />
      <div className="claims-page">
        <ClaimFilters key={key} {...fields} inUse={chips.length} />
        {found ? (
          <>
            <ClaimList
              type={benefitCategoryText[type]}
              whose={whose}
              narrowed={chips.some(({ name }) => name !== "member")}
              chips={chips}
              clear={fields.clear}
              {...found}
            />
            {found.spending && <SpendingChart {...found.spending} />}
          </>
        ) : (
          <InvalidFilters />
        )}
      </div>
    </>
  );
}
