import { Alert } from "#app/components/ui/Alert.tsx";
import { Breadcrumb } from "#app/components/ui/Breadcrumb.tsx";
import { Card } from "#app/components/ui/Card.tsx";
import { EmptyState } from "#app/components/ui/EmptyState.tsx";
import { Unavailable } from "#app/components/ui/Unavailable.tsx";
import type { FormAnswer } from "#app/components/forms/answered-form.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import { planBenefitsText as text } from "#app/text/plan-benefits.ts";
import { ManagePlan } from "./ManagePlan.tsx";
import { CurrentPlans, PastPlans } from "./PlanTables.tsx";
import type { PlansView } from "./view-plans.ts";

type PlansScreenProps = {
  view: PlansView;
  /** What was chosen when the session ended. */
  draftId: string | null;
  wrongChoice: string | null;
  supportPhone: string | null;
  answer: FormAnswer | undefined;
};

/** Plans and their dates, then open enrollment and what can be changed (S-10). */
export function PlansScreen(props: PlansScreenProps) {
  const { view, answer, supportPhone } = props;
  const { current, past, management } = view;
  const ofForm = answer?.error[""] ?? [];
  const ofChoice = answer?.error["cancellationStatusId"]?.[0] ?? props.wrongChoice;
  return (
    <>
      <PageTitle page={text.title} hasErrors={ofForm.length > 0 || ofChoice !== null} />
      <Breadcrumb above={[{ label: text.account, href: "/account" }]} current={text.title} />
      <h1>{text.title}</h1>
      <p className="lead">{text.intro}</p>
      <div className="plan-page">
        {ofForm.length > 0 && (
          <Alert kind="error" live>
            {ofForm.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Alert>
        )}
        {management !== null && management !== "unread" && (
          <ManagePlan
            management={management}
            mayEnd={view.mayEnd}
            chosenId={props.draftId}
            isDraft={props.draftId !== null && answer === undefined}
            error={ofChoice}
            supportPhone={supportPhone}
          />
        )}
        {management === "unread" && (
          <Card title={text.enrollment.heading}>
            <Unavailable subject={text.subject} phone={supportPhone} />
          </Card>
        )}
        <CurrentPlans current={current} />
        {current.length === 0 && (
          <Card title={text.plans.heading}>
            <EmptyState
              title={past.length === 0 ? text.plans.never : text.plans.none}
              text={past.length > 0 && text.plans.noneText}
            />
          </Card>
        )}
        {past.length > 0 && <PastPlans plans={past} />}
      </div>
    </>
  );
}
