import { memberContext } from "#server/middleware/member.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { renderWords } from "#app/components/ui/text/CarrierText.tsx";
import { Tabs } from "#app/components/ui/actions/Tabs.tsx";
import { benefitsText } from "#app/text/benefits/benefits.ts";
import { dentalServicesText as text } from "#app/text/benefits/dental-services.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { BenefitsMore } from "#app/benefits/benefits-bar.tsx";
import { getListedTier, loadDentalService } from "./load-dental-service.ts";
import { viewServiceDetail, type ServiceDetailView } from "./view-dental-service.ts";
import { reportPairs } from "../amounts/report-amounts.ts";
import { StartCost } from "../dental-cost/StartCost.tsx";
import { IncentiveLevels, ServiceFacts, ServiceHead, PlanPaysText } from "./service-parts.tsx";
import { Accumulators } from "../amounts/Accumulators.tsx";
import type { Route } from "./+types/service-detail.ts";

/** A dental service in one tier (S-23). */
export const loader = async ({ context, params: { code, tier }, url }: Route.LoaderArgs) => {
  const query = url.searchParams;
  const data = await loadDentalService(context.get(memberContext), { code, query });
  const listed = getListedTier(data, tier);
  reportPairs(data.page.plan, listed.pairs);
  return viewServiceDetail(data, listed);
};

export default function ServiceDetail({ loaderData: view }: Route.ComponentProps) {
  const { code, serviceName, listings, tabs, across, name, label } = view;
  return (
    <>
      <PageTitle page={text.detailTitle(serviceName ?? text.unnamed, code, label, name)} />
      <ServiceHead
        view={view}
        hiddenTier={null}
        network={tabs.length > 1 ? label : undefined}
        networks={
          tabs.length > 1 && <Tabs kind="segments" label={benefitsText.tiers.label} tabs={tabs} />
        }
      />
      <div className="claim">
        <Card title={label} className="claim__main">
          <div className="card__body prose">
            {listings.length === 1 && (
              <p>
                {text.table.you} <b className="limit__big">{listings[0]?.memberPays}</b> <br />
                <span className="muted">
                  {text.table.plan} {renderWords(listings[0]?.planPays ?? "")}
                </span>
              </p>
            )}
            <PlanPaysText listings={listings} />
            <p className="muted">{text.explain.notPromised}</p>
            <StartCost code={code} suffix={view.suffix} tier={view.keptTier} />
            {across !== null && <ArrowLink to={across}>{text.across}</ArrowLink>}
          </div>
        </Card>
        <Card title={text.about.heading} className="claim__side">
          <div className="card__body prose">
            {listings.map((listing, index) => (
              <ServiceFacts key={index} listing={listing} code={code} />
            ))}
            <p>
              <PrintButton />
            </p>
          </div>
        </Card>
        {listings.map(({ incentives }, index) => (
          <IncentiveLevels key={index} levels={incentives} />
        ))}
        <AmountsThatApply view={view} />
        <BenefitsMore />
      </div>
    </>
  );
}

function AmountsThatApply({ view }: { view: ServiceDetailView }) {
  const { accumulatorRows, dates, name, hasLimits } = view;
  const { heading, note, none } = text.limits;
  return (
    <Card title={heading}>
      <div className="card__body prose">
        <p className="muted">{dates}</p>
        {!hasLimits && <Alert kind="warning">{benefitsText.stands.unread}</Alert>}
        {accumulatorRows.length > 0 && <p>{note}</p>}
        {accumulatorRows.length === 0 && hasLimits && <p>{none}</p>}
      </div>
      {accumulatorRows.length > 0 && (
        <Accumulators rows={accumulatorRows} name={name} category="dental" />
      )}
    </Card>
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
