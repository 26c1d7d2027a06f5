import "#app/styles/plan-benefits.css";
import { memberContext } from "#server/middleware/member.ts";
import { findAsks } from "#app/forms/confirm-password.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { loadChanged } from "#app/components/forms/SeenVersion.tsx";
import { retryHeaders } from "#app/forms/refuse.ts";
import { ownHosts } from "#app/frame/own-hosts.ts";
import { planBenefitsText as text } from "#app/text/plan-benefits.ts";
import { PLAN_BENEFITS_PATH, submitCancellation } from "./cancel-plan.ts";
import { ConfirmScreen } from "./ConfirmScreen.tsx";
import { loadPlans } from "./load-plans.ts";
import { PlansScreen } from "./PlansScreen.tsx";
import { viewConfirm } from "./view-confirm.ts";
import { viewPlans } from "./view-plans.ts";
import type { Route } from "./+types/plan-benefits.ts";

export const headers: Route.HeadersFunction = retryHeaders;

export const shouldRevalidate = loadChanged;

/** The family's plans, and what can be done with them (S-10); confirming an end is a step (S-32). */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { brand, session } = context.get(memberContext);
  const data = await loadPlans(context.get(memberContext));
  const supportPhone = brand.supportPhone;
  const draft = findDraftValues(context, PLAN_BENEFITS_PATH);
  const isConfirming = url.searchParams.get("step") === "confirm";
  const chosen = url.searchParams.get("cancellationStatusId");
  const confirm = isConfirming ? viewConfirm(data, chosen) : null;
  if (confirm !== null) {
    const acting = session.staff !== null;
    const kept = draft?.["cancellationStatusId"] === confirm.option.id ? draft : null;
    const asks = await findAsks(context);
    return { step: "confirm" as const, confirm, acting, supportPhone, asks, draft: kept };
  }
  return {
    step: "plans" as const,
    view: viewPlans(data, ownHosts(url)),
    draftId: draft?.["cancellationStatusId"] ?? null,
    // Nothing was chosen, or nothing that is offered.
    wrongChoice: isConfirming ? (chosen === null ? text.end.choose : text.end.gone) : null,
    supportPhone,
  };
};

export const action = ({ request, context, pattern }: Route.ActionArgs) =>
  submitCancellation(context, { request, pattern });

export default function PlanBenefits({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.step === "confirm" ? (
    <ConfirmScreen {...loaderData} answer={actionData} />
  ) : (
    <PlansScreen {...loaderData} answer={actionData} />
  );
}
