import "#app/styles/screens/dental-cost.css";
import "#app/styles/screens/form-card.css";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { BenefitsMore } from "#app/benefits/benefits-bar.tsx";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { dentalCostText as text } from "#app/text/benefits/dental-cost.ts";
import { CostEstimate } from "./CostEstimate.tsx";
import { CostForm } from "./CostForm.tsx";
import { submitCostForm } from "./submit-cost-form.ts";
import { loadCost } from "./load-cost.ts";
import { viewCost } from "./view-cost.ts";
import type { Route } from "./+types/dental-cost.ts";

/** What dental services would cost, by the prices of a dentist (COST). */
export const loader = async ({ context, url }: Route.LoaderArgs) =>
  viewCost(await loadCost(context, url));

export const action = ({ request, context }: Route.ActionArgs) => submitCostForm(request, context);

export default function DentalCost({ loaderData: view, actionData }: Route.ComponentProps) {
  const { notices, emptyState, estimate } = view;
  return (
    <>
      <PageHead
        title={view.title}
        hasErrors={actionData !== undefined}
        above={[{ label: text.above, href: view.back }]}
        current={text.link}
        lead={estimate === null ? text.lead : view.basis}
      />
      <div className="form cost-page">
        {notices.map(({ kind, words }) => (
          <Alert key={words} kind={kind}>
            {words}
          </Alert>
        ))}
        {emptyState !== null && (
          <Card title={text.above}>
            <EmptyState {...emptyState} icon="tooth-duotone" />
          </Card>
        )}
        {estimate !== null && <CostEstimate estimate={estimate} />}
        {/* The key remounts the fields when another list's values come. */}
        {emptyState === null && (
          <CostForm
            key={Object.values(view.form.values).join(" ")}
            view={view}
            answer={actionData}
          />
        )}
        <BenefitsMore />
      </div>
    </>
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
