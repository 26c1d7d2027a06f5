import { memberContext, type MemberRequest } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { listShownAmounts, ClaimLines } from "./ClaimLines.tsx";
import {
  ClaimAbout,
  ClaimDenial,
  ClaimStandingNotice,
  CostGlossary,
  type CostTerm,
} from "./ClaimAbout.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { ClaimMath } from "./ClaimMath.tsx";
import { claimDetailText } from "#app/text/claims/claim.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { showDate } from "#app/text/common/format.ts";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { href } from "react-router";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { readForm } from "#app/forms/form-data.ts";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { loadClaim, type ClaimParams } from "./load-claim.ts";
import { reportMath } from "./report-math.ts";
import { viewClaim } from "./view-claim.ts";
import type { Route } from "./+types/claim.ts";
import { redirectToEob } from "#app/documents/eobs.ts";
import { showsEobButton } from "#app/rules/claims/eob-button.ts";
import "#app/styles/screens/claim-page.css";

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const claim = await loadClaim(context.get(memberContext), params);
  const view = viewClaim(claim, url.searchParams);
  reportMath(getRuntime().logger, { ...claim, math: view.math });
  return view;
};

/** The EOB button, whose document has to be looked up first. */
export const action = async ({ request, context, params }: Route.ActionArgs) => {
  const form = await readForm(request);
  if (form.get("intent") !== "eob") throwErrorPage(400);
  return goToClaimEob(context.get(memberContext), params);
};

export default function Claim({ loaderData: claim }: Route.ComponentProps) {
  const { phone } = claim;
  const title = claimDetailText.title(claim.type);
  const provider = claim.about.provider ?? claimWordsText.providerUnknown;
  const day = claim.about.serviceDate;
  // Nobody has billed anything for an estimate.
  const terms: CostTerm[] = claim.math.isEstimate
    ? []
    : listShownAmounts(claim.lines, claim.totals);
  if (claim.about.checkPayeeCents !== 0) terms.push("checkPayeeCents");
  return (
    <>
      <PageHead
        title={claimDetailText.pageTitle(provider, day && showDate(day))}
        above={[{ label: claimsText.title, href: claim.back }]}
        current={title}
        heading={title}
      />
      <p>
        {provider}
        {" · "}
        <DateText day={day} none={claimsText.dateUnknown} />
      </p>
      <div className="claim">
        {claim.standing && <ClaimStandingNotice standing={claim.standing} phone={phone} />}
        {claim.denial && (
          <ClaimDenial
            denial={claim.denial}
            appeal={claim.appeal}
            twinHref={claim.twinHref}
            phone={phone}
          />
        )}
        <ClaimMath
          math={claim.math}
          accumulatorLinks={claim.accumulatorLinks}
          phone={phone}
          standsAlone={claim.standing === null}
        />
        <ClaimAbout about={claim.about} status={claim.status} eob={claim.eob} phone={phone} />
        <Card title={claimDetailText.lines.heading} className="claim-lines">
          <ClaimLines
            lines={claim.lines}
            totals={claim.totals}
            isEstimate={claim.math.isEstimate}
            awaitsPayment={claim.math.awaitsPayment}
          />
        </Card>
        <p>
          <ArrowLink to={href("/claims/check-a-bill")}>{claimWordsText.checkBill}</ArrowLink>
        </p>
        {terms.length > 0 && (
          <CostGlossary
            shown={terms}
            summed={claim.math.state === "balanced"}
            awaitsPayment={claim.math.awaitsPayment}
          />
        )}
      </div>
    </>
  );
}

/** The gateway is asked for the document only where the page shows the button. */
async function goToClaimEob(member: MemberRequest, params: ClaimParams): Promise<Response> {
  const { viewerSuffix, claim } = await loadClaim(member, params);
  const shown = showsEobButton({ suffix: viewerSuffix, statusCode: claim.claimStatusCode });
  return redirectToEob(member.gateway, shown ? claim.id : undefined);
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
