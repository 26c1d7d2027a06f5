import { memberContext } from "#server/middleware/member.ts";
import { FilterErrors } from "#app/components/lists/FilterErrors.tsx";
import { Tabs } from "#app/components/ui/actions/Tabs.tsx";
import { useShellData } from "#app/frame/shell/shell-data-hook.ts";
import { answerList } from "#app/lists/list-address.ts";
import { ListPage } from "#app/lists/list-page.tsx";
import { claimsText } from "#app/text/claims/claims.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { claimList } from "./claim-list.ts";
import { ClaimFilters, ClaimList } from "./ClaimList.tsx";
import { SpendingChart } from "../spending/SpendingChart.tsx";
import { viewClaims } from "./view-claims.ts";
import type { Route } from "./+types/claims.ts";
import { ClaimLinks } from "./ClaimLinks.tsx";
import { findClaim } from "./find-claim.ts";

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const loaded = await claimList.loadPage(context.get(memberContext), url);
  const draft = findDraftValues(context, url.pathname);
  return answerList(loaded, { ...viewClaims(loaded), draft });
};

export const action = ({ request, context }: Route.ActionArgs) => findClaim(request, context);

export default function Claims({ loaderData, actionData }: Route.ComponentProps) {
  const { type, heading, types, filters, fields, list, yearLink } = loaderData;
  const { enrollment } = useShellData();
  return (
    <ListPage
      title={claimsText.ofType(type)}
      toMend={claimsText.toMend(type)}
      filters={filters}
      page={list?.page}
      head={
        <div className="form">
          <FilterErrors errors={filters.form.errors} earliest={fields.days.earliest} />
          <h1>{claimsText.title}</h1>
          <ClaimLinks answer={actionData} draft={loaderData.draft} year={yearLink} />
        </div>
      }
      intro={
        <>
          {enrollment === "none" && list && list.shown.total > 0 && (
            <p className="muted">{claimsText.termed}</p>
          )}
          <Tabs label={claimsText.filters.type} tabs={types} />
        </>
      }
      form={
        <ClaimFilters
          form={filters.form}
          fields={fields}
          viewer={loaderData.viewer}
          statuses={loaderData.statuses}
        />
      }
    >
      {list && (
        <>
          <ClaimList
            type={type}

            heading={heading}
            filters={filters}
            list={list}
          />
          {list.spending && <SpendingChart {...list.spending} />}
        </>
      )}
    </ListPage>
  );
}
