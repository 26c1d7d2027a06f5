import "#app/styles/screens/dental-cost.css";
import { auditParties, recordAudit } from "#server/middleware/audit.ts";
import { memberContext } from "#server/middleware/member.ts";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { BenefitsMore } from "#app/benefits/benefits-bar.tsx";
import { formCameBack } from "#app/forms/submit/submit-guarded.ts";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { benefitsText } from "#app/text/benefits/benefits.ts";
import { dentalCostText as text } from "#app/text/benefits/dental-cost.ts";
import { CostEstimate } from "./CostEstimate.tsx";
import { CostForm } from "./CostForm.tsx";
import { keepCost } from "./keep-cost.ts";
import { loadCost } from "./load-cost.ts";
import { viewCost } from "./view-cost.ts";
import type { Route } from "./+types/dental-cost.ts";

/** What dental services would cost a member, from the prices that a dentist gave (COST). */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { session } = context.get(memberContext);
  const view = viewCost(await loadCost(context, url));
  if (!context.get(formCameBack))
    recordAudit(context, { event: "cost-estimate", outcome: "ok", ...auditParties(session) });
  return view;
};

export const action = ({ request, context }: Route.ActionArgs) => keepCost(request, context);

export default function DentalCost({ loaderData: view, actionData }: Route.ComponentProps) {
  const { title, back, basis, notice, none, estimate, form } = view;
  return (
    <>
      <PageHead
        title={title}
        hasErrors={actionData !== undefined}
        above={[{ label: text.above, href: back }]}
        current={text.link}
        lead={estimate === null ? text.lead : basis}
      />
      <div className="form cost-page">
        {view.isWhoUnknown && <Alert kind="warning">{benefitsText.faults.who}</Alert>}
        {none === null && notice && <Alert kind={notice.kind}>{notice.words}</Alert>}
        {none !== null && (
          <Card title={text.above}>
            <EmptyState {...none} icon="tooth-duotone" />
          </Card>
        )}
        {estimate !== null && <CostEstimate estimate={estimate} />}
        {/* Remounts the fields with those of another list. */}
        {none === null && (
          <CostForm key={Object.values(form.values).join(" ")} view={view} answer={actionData} />
        )}
        <BenefitsMore />
      </div>
    </>
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
