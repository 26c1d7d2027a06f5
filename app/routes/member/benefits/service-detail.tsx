import { requestContext } from "#server/middleware/log.ts";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { Card } from "#app/components/ui/Card.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { PrintButton } from "#app/components/ui/PrintButton.tsx";
import { Tabs } from "#app/components/ui/Tabs.tsx";
import { benefitsText } from "#app/text/benefits.ts";
import { dentalServicesText as text } from "#app/text/dental-services.ts";
import { ErrorScreen } from "#app/frame/error-screen.tsx";
import { PageTitle } from "#app/frame/page-title.tsx";
import { useRootData } from "#app/frame/root-data-hook.ts";
import { AmountsThatApply } from "./AmountsThatApply.tsx";
import { BenefitsMore } from "#app/frame/benefits-more.tsx";
import { getListedTier, loadDentalService } from "./load-dental-service.ts";
import { reportAmounts } from "./report-amounts.ts";
import { ServiceHead } from "./ServiceHead.tsx";
import { IncentiveLevels, ServiceFacts, ServiceWords } from "./ServiceWords.tsx";
import { showTier } from "./show-network.ts";
import { viewReport, viewServiceDetail } from "./view-dental-service.ts";
import type { Route } from "./+types/service-detail.ts";

/** A dental service in one tier (S-23). */
export const loader = async ({ context, params: { code, tier }, url }: Route.LoaderArgs) => {
  const query = url.searchParams;
  const data = await loadDentalService(context.get(memberContext), { code, query });
  const view = viewServiceDetail(data, tier);
  const { requestId } = context.get(requestContext);
  reportAmounts(getRuntime().logger, requestId, viewReport(data, [getListedTier(data, tier)]));
  return view;
};

export default function ServiceDetail({ loaderData: view }: Route.ComponentProps) {
  const phone = useRootData()?.brand.supportPhone ?? null;
  const { code, serviceName, listings, tabs, across, who } = view;
  const network = showTier(view);
  return (
    <>
      <PageTitle page={text.detailTitle(serviceName ?? text.unnamed, code, network, who)} />
      <ServiceHead
        view={view}
        keepsTier={false}
        networks={
          tabs.length > 1 && (
            <Tabs
              kind="segments"
              label={benefitsText.tiers.label}
              tabs={tabs.map((tab) => ({ ...tab, label: showTier(tab) }))}
            />
          )
        }
      />
      <div className="claim">
        <Card title={network} className="claim__main">
          <div className="card__body prose">
            {listings.length === 1 && (
              <p>
                {text.table.plan} <b className="limit__big">{listings[0]?.planPays}</b>
              </p>
            )}
            <ServiceWords listings={listings} phone={phone} />
            <p className="muted">{text.explain.notPromised}</p>
            {across !== null && <OnwardLink to={across}>{text.across}</OnwardLink>}
          </div>
        </Card>
        <Card title={text.about.heading} className="claim__side">
          <div className="card__body prose">
            {listings.map((listing, place) => (
              <ServiceFacts key={place} listing={listing} code={code} />
            ))}
            <p>
              <PrintButton />
            </p>
          </div>
        </Card>
        {listings.map(({ incentives }, place) => (
          <IncentiveLevels key={place} levels={incentives} />
        ))}
        <AmountsThatApply {...view} />
        <BenefitsMore />
      </div>
    </>
  );
}

/** Beside the boundary of the shell, so that the frame stays around a page that is not found. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
