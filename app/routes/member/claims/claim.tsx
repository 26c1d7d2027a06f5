import { requestContext } from "#server/middleware/log.ts";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { Breadcrumb } from "#app/components/ui/Breadcrumb.tsx";
import { Card } from "#app/components/ui/Card.tsx";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { listShownAmounts } from "./shown-amounts.ts";
import { ClaimAbout } from "./ClaimAbout.tsx";
import { ClaimDay } from "./ClaimDay.tsx";
import { ClaimLines } from "./ClaimLines.tsx";
import { ClaimMath } from "./ClaimMath.tsx";
import { ClaimDenial } from "./ClaimDenial.tsx";
import { CostGlossary, type CostTerm } from "./CostGlossary.tsx";
import { claimDetailText } from "#app/text/claim-detail.ts";
import { claimsText } from "#app/text/claims.ts";
import { showDate } from "#app/text/format.ts";
import { homeText } from "#app/text/home.ts";
import { ErrorScreen } from "#app/frame/error-screen.tsx";
import { readForm } from "#app/forms/form-data.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import { goToClaimEob } from "./go-to-claim-eob.ts";
import { loadClaim } from "./load-claim.ts";
import { reportMath } from "./report-math.ts";
import { viewClaim } from "./view-claim.ts";
import type { Route } from "./+types/claim.ts";

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const claim = await loadClaim(context.get(memberContext), params);
  const view = viewClaim(claim, url.searchParams);
  const { requestId } = context.get(requestContext);
  reportMath(getRuntime().logger, { requestId, ...claim, math: view.math });
  return view;
};

/** The EOB button, whose document has to be looked up first. */
export const action = async ({ request, context, params }: Route.ActionArgs) => {
  const form = await readForm(request);
  if (form.get("intent") !== "eob") throwEntry(400);
  return goToClaimEob(context.get(memberContext), params);
};

export default function Claim({ loaderData: claim }: Route.ComponentProps) {
  const { phone } = claim;
  const title = claimDetailText.title(claim.type);
  const provider = claim.about.provider ?? homeText.claims.providerUnknown;
  const day = claim.about.serviceDate;
  const terms: CostTerm[] = listShownAmounts(claim.lines, claim.totals);
  if (claim.about.checkPayeeCents !== 0) terms.push("checkPayeeCents");
  return (
    <>
      <PageTitle page={claimDetailText.pageTitle(provider, day && showDate(day))} />
      <Breadcrumb above={[{ label: claimsText.title, href: claim.back }]} current={title} />
      <h1>{title}</h1>
      <p>
        {provider}
        {" · "}
        <ClaimDay day={day} />
      </p>
      <div className="claim">
        {claim.denial && <ClaimDenial denial={claim.denial} phone={phone} />}
        <ClaimMath math={claim.math} standings={claim.standings} phone={phone} />
        <ClaimAbout about={claim.about} status={claim.status} eob={claim.eob} phone={phone} />
        <Card title={claimDetailText.lines.heading} className="claim-lines">
          <ClaimLines lines={claim.lines} totals={claim.totals} />
        </Card>
        <CostGlossary shown={terms} summed={claim.math.state === "balanced"} />
      </div>
    </>
  );
}

/** Beside the boundary of the shell, so that a failed action keeps the shell around its page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
