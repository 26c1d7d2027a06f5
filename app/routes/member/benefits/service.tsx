import { requestContext } from "#server/middleware/log.ts";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { Card } from "#app/components/ui/Card.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { PrintButton } from "#app/components/ui/PrintButton.tsx";
import { dentalServicesText as text } from "#app/text/dental-services.ts";
import { ErrorScreen } from "#app/frame/error-screen.tsx";
import { PageTitle } from "#app/frame/page-title.tsx";
import { useRootData } from "#app/frame/root-data-hook.ts";
import { BenefitsMore } from "#app/frame/benefits-more.tsx";
import { loadDentalService } from "./load-dental-service.ts";
import { reportAmounts } from "./report-amounts.ts";
import { ServiceHead } from "./ServiceHead.tsx";
import { ServiceWords } from "./ServiceWords.tsx";
import { showTier } from "./show-network.ts";
import { TiersTable } from "./TiersTable.tsx";
import { viewDentalService, viewReport } from "./view-dental-service.ts";
import type { Route } from "./+types/service.ts";

/** A dental service across tiers (S-23). */
export const loader = async ({ context, params: { code }, url }: Route.LoaderArgs) => {
  const query = url.searchParams;
  const data = await loadDentalService(context.get(memberContext), { code, query });
  const { requestId } = context.get(requestContext);
  reportAmounts(getRuntime().logger, requestId, viewReport(data, data.tiers));
  return viewDentalService(data, query.get("tier"));
};

export default function DentalService({ loaderData: view }: Route.ComponentProps) {
  const phone = useRootData()?.brand.supportPhone ?? null;
  const { code, tiers, unread, who } = view;
  const listed = tiers.filter(({ listings }) => listings.length > 0);
  return (
    <>
      <PageTitle page={text.pageTitle(view.serviceName ?? text.unnamed, code, who)} />
      <ServiceHead view={view} keepsTier />
      <div className="form">
        <Card title={text.table.heading}>
          <TiersTable tiers={tiers} unread={unread} />
        </Card>
        <Card title={text.explain.heading}>
          <div className="card__body prose">
            {listed.map(({ href, listings, ...tier }) => (
              <section key={tier.tierId} className="prose">
                <h3>{showTier(tier)}</h3>
                <ServiceWords listings={listings} phone={phone} />
                {href !== null && (
                  <OnwardLink to={href} context={text.explain.moreOf(showTier(tier))}>
                    {text.explain.more}
                  </OnwardLink>
                )}
              </section>
            ))}
            <p className="muted">{text.explain.notPromised}</p>
          </div>
        </Card>
        <PrintButton />
        <BenefitsMore />
      </div>
    </>
  );
}

/** Beside the boundary of the shell, so that the frame stays around a page that is not found. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
