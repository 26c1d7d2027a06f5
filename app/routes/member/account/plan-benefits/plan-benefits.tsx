import "#app/styles/screens/plan-benefits.css";
import { href } from "react-router";
import { servicePhoneOf } from "#server/brands/brand.ts";
import { memberContext } from "#server/middleware/member.ts";
import { findIdentityCheck } from "#app/forms/submit/confirm-password.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { revalidateAfterChange } from "#app/components/forms/SeenVersion.tsx";
import { ownHosts } from "#app/frame/addresses/own-hosts.ts";
import { planBenefitsText as text } from "#app/text/account/plan-benefits.ts";
import { proofText } from "#app/text/account/proof.ts";
import { PLAN_BENEFITS_PATH, submitCancellation } from "./cancel-plan.ts";
import { ConfirmScreen } from "./ConfirmScreen.tsx";
import { loadPlans } from "./load-plans.ts";
import { viewConfirm, viewPlans } from "./view-plans.ts";
import type { Route } from "./+types/plan-benefits.ts";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { UnavailableCard } from "#app/components/ui/surfaces/Unavailable.tsx";
import { BELOW_ACCOUNT, PageHead } from "#app/frame/document/page-head.tsx";
import { CancelPlan, Ending, ManagePlan } from "./ManagePlan.tsx";
import { CurrentPlans, PastPlans } from "./PlanTables.tsx";

export const shouldRevalidate = revalidateAfterChange;

/** The family's plans, and what can be done with them (S-10); confirming an end is a step (S-32). */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { brand, session } = context.get(memberContext);
  const data = await loadPlans(context.get(memberContext));
  const servicePhone = servicePhoneOf(brand);
  const draft = findDraftValues(context, PLAN_BENEFITS_PATH);
  const isConfirming = url.searchParams.get("step") === "confirm";
  const chosen = url.searchParams.get("cancellationStatusId");
  const confirm = isConfirming ? viewConfirm(data, chosen) : null;
  if (confirm !== null) {
    const isStaffActing = session.staff !== null;
    const kept = draft?.["cancellationStatusId"] === confirm.option.id ? draft : null;
    const identityCheck = await findIdentityCheck(context);
    return {
      step: "confirm" as const,
      confirm,
      isStaffActing,
      servicePhone,
      identityCheck,
      draft: kept,
    };
  }
  return {
    step: "plans" as const,
    ...viewPlans(data, ownHosts(url)),
    // The choice that was kept when the session ended.
    draftId: draft?.["cancellationStatusId"] ?? null,
    // Nothing was chosen, or nothing that is offered.
    wrongChoice: isConfirming ? (chosen === null ? text.end.choose : text.end.gone) : null,
    servicePhone,
  };
};

export const action = ({ request, context, pattern }: Route.ActionArgs) =>
  submitCancellation(context, { request, pattern });

export default function PlanBenefits({ loaderData, actionData: answer }: Route.ComponentProps) {
  if (loaderData.step === "confirm") return <ConfirmScreen {...loaderData} answer={answer} />;
  const { current, past, management, mayEnd, draftId, wrongChoice, servicePhone } = loaderData;
  const ofForm = answer?.error[""] ?? [];
  const ofChoice = answer?.error["cancellationStatusId"]?.[0] ?? wrongChoice;
  const isManaged = management !== null && management !== "unavailable";
  const manage = isManaged && <ManagePlan management={management} servicePhone={servicePhone} />;
  // While enrollment is open, its last day and what can be done until then stand first.
  const isOpen = isManaged && management.enrollment.kind === "open";
  return (
    <>
      <PageHead
        title={text.title}
        hasErrors={ofForm.length > 0 || ofChoice !== null}
        above={BELOW_ACCOUNT}
        lead={text.intro}
      />
      <div className="plan-page">
        {ofForm.length > 0 && (
          <Alert kind="error" live>
            {ofForm.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Alert>
        )}
        {isManaged && <Ending management={management} servicePhone={servicePhone} />}
        {isOpen && manage}
        {current.length > 0 && <CurrentPlans current={current} />}
        {current.length === 0 && (
          <Card title={text.plans.heading}>
            <EmptyState
              title={past.length === 0 ? text.plans.never : text.plans.none}
              text={past.length > 0 && text.plans.noneText}
            />
          </Card>
        )}
        {past.length > 0 && <PastPlans plans={past} />}
        <ArrowLink to={href("/account/proof-of-coverage")}>{proofText.title}</ArrowLink>
        {!isOpen && manage}
        {isManaged && (
          <CancelPlan
            management={management}
            mayEnd={mayEnd}
            chosenId={draftId}
            isDraft={draftId !== null && answer === undefined}
            error={ofChoice}
            servicePhone={servicePhone}
          />
        )}
        {management === "unavailable" && (
          <UnavailableCard
            heading={text.enrollment.heading}
            title={text.unavailable}
            phone={servicePhone}
          />
        )}
      </div>
    </>
  );
}

export { retryHeaders as headers } from "#app/forms/submit/refuse.ts";
