import { memberContext } from "#server/middleware/member.ts";
import { FilterErrors } from "#app/components/lists/FilterErrors.tsx";
import { useShellData } from "#app/frame/shell/shell-data-hook.ts";
import { answerList } from "#app/lists/list-address.ts";
import { ListPage } from "#app/lists/list-page.tsx";
import { claimsText } from "#app/text/claims/claims.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { claimList } from "./claim-list.ts";
import { ClaimChoosers } from "./ClaimChoosers.tsx";
import { ClaimList } from "./ClaimList.tsx";
import { findAppealable } from "../appeal/appealable.ts";
import { ToAppeal, ClaimLinks, FindClaim } from "./ClaimLinks.tsx";
import { SpendingChart } from "../spending/SpendingChart.tsx";
import { viewClaims } from "./view-claims.ts";
import type { Route } from "./+types/claims.ts";
import { findClaim } from "./find-claim.ts";
import "#app/styles/screens/claims-first.css";

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const loaded = await claimList.loadPage(member, url);
  const appealable = await findAppealable(member, loaded.found?.all.claims ?? []);
  const draft = findDraftValues(context, url.pathname);
  return answerList(loaded, { ...viewClaims(loaded, appealable), draft });
};

export const action = ({ request, context }: Route.ActionArgs) => findClaim(request, context);

export default function Claims({ loaderData, actionData }: Route.ComponentProps) {
  const { type, heading, filters, list, draft } = loaderData;
  const { enrollment } = useShellData();
  const find = <FindClaim answer={actionData} draft={draft} />;
  // What was typed and its errors stand first; without them the form follows the list.
  const isTyped = actionData !== undefined || draft !== undefined;
  return (
    <ListPage
      title={claimsText.ofType(type)}
      invalidFilter={claimsText.invalidFilter(type)}
      filters={filters}
      page={list?.page}
      head={
        <>
          <FilterErrors errors={filters.form.errors} earliest={loaderData.fields.days.earliest} />
          <h1>{claimsText.title}</h1>
          {isTyped && <div className="form">{find}</div>}
        </>
      }
      intro={
        enrollment === "none" &&
        list &&
        list.shown.total > 0 && <p className="muted">{claimsText.termed}</p>
      }
      form={
        <>
          <ClaimChoosers {...loaderData} form={filters.form} />
          <ClaimLinks year={loaderData.yearLink} />
        </>
      }
      foot={
        <>
          {!isTyped && <div className="claim-tools">{find}</div>}
          {list?.spending && <SpendingChart {...list.spending} />}
        </>
      }
    >
      {list && (
        <div className="claim-list-area">
          {loaderData.toAppeal && <ToAppeal {...loaderData.toAppeal} />}
          <ClaimList type={type} heading={heading} filters={filters} list={list} />
        </div>
      )}
    </ListPage>
  );
}
