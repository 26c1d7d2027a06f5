import { Link } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import {
  TextParts,
  renderWords,
  carrierText,
  type Words,
} from "#app/components/ui/text/CarrierText.tsx";
import { Table, type Row } from "#app/components/ui/figures/Table.tsx";
import { dentalServicesText as text } from "#app/text/benefits/dental-services.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { BenefitsMore } from "#app/benefits/benefits-bar.tsx";
import { loadDentalService } from "./load-dental-service.ts";
import {
  viewDentalService,
  type DentalServiceView,
  type ShownListing,
} from "./view-dental-service.ts";
import { reportPairs } from "../amounts/report-amounts.ts";
import { StartCost } from "../dental-cost/StartCost.tsx";
import { ServiceHead, PlanPaysText } from "./service-parts.tsx";
import type { Route } from "./+types/service.ts";

/** A dental service across tiers (S-23). */
export const loader = async ({ context, params: { code }, url }: Route.LoaderArgs) => {
  const query = url.searchParams;
  const data = await loadDentalService(context.get(memberContext), { code, query });
  reportPairs(
    data.page.plan,
    data.tiers.flatMap(({ pairs }) => pairs),
  );
  return viewDentalService(data, query.get("tier"));
};

export default function DentalService({ loaderData: view }: Route.ComponentProps) {
  const { code, tiers, unread, name } = view;
  const listed = tiers.filter(({ listings }) => listings.length > 0);
  return (
    <>
      <PageTitle page={text.pageTitle(view.serviceName ?? text.unnamed, code, name)} />
      <ServiceHead view={view} hiddenTier={view.keptTier} />
      <div className="form">
        <Card title={text.table.heading}>
          <TiersTable tiers={tiers} unread={unread} />
        </Card>
        <StartCost code={code} suffix={view.suffix} tier={view.keptTier} />
        <Card title={text.explain.heading}>
          <div className="card__body prose">
            {listed.map(({ tierId, label, href, listings }) => (
              <section key={tierId} className="prose">
                <h3>{label}</h3>
                <PlanPaysText listings={listings} />
                {href !== null && (
                  <ArrowLink to={href} context={text.explain.moreOf(label)}>
                    {text.explain.more}
                  </ArrowLink>
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

type ServiceColumn = "network" | "you" | "plan" | "limit";

/** A tier that says nothing of the service, and why. */
const without = (key: string, network: string, why: string): Row<ServiceColumn> => ({
  key,
  cells: { network, you: <span className="muted">{why}</span>, plan: null, limit: null },
});

/** A service in every tier of the plan: what the member pays, what the plan pays, how often. */
function TiersTable({ tiers, unread }: Pick<DentalServiceView, "tiers" | "unread">) {
  const rows = tiers.flatMap((tier) =>
    tier.listings.length === 0
      ? without(tier.tierId, tier.label, text.table.unlisted)
      : tier.listings.map((listing, index): Row<ServiceColumn> => {
          return {
            key: `${tier.tierId} ${index}`,
            cells: {
              network: (
                <span>
                  {tier.href === null ? (
                    tier.label
                  ) : (
                    <Link className="link" to={tier.href}>
                      <span>{tier.label}</span>
                    </Link>
                  )}
                  {tier.listings.length > 1 && <small>{text.about.listing(index + 1)}</small>}
                </span>
              ),
              you: <MemberPays listing={listing} />,
              plan: <PlanPays listing={listing} />,
              limit: renderWords(listing.howOften),
            },
          };
        }),
  );
  const lost = unread.map((name, index) => without(`unread ${index}`, name, text.table.unread));
  return (
    <Table<ServiceColumn>
      caption={text.table.caption}
      columns={[
        { key: "network", label: text.table.network },
        { key: "you", label: text.table.you },
        { key: "plan", label: text.table.plan },
        { key: "limit", label: text.table.limit },
      ]}
      rows={[...rows, ...lost]}
    />
  );
}

/** A limit that is used up stands beside the plan's share, which it ends. */
function PlanPays({ listing }: { listing: ShownListing }) {
  return (
    <span>
      {renderWords(listing.planPays)}
      {listing.incentives.map(({ name, planPays }, index) => (
        <small key={index}>
          <TextParts
            of={text.incentives.short<Words>(
              name === null ? text.incentives.unnamed : carrierText(name),
              planPays,
            )}
          />
        </small>
      ))}
      {listing.isLimitUsed && <small>{text.table.limitUsed}</small>}
    </span>
  );
}

function MemberPays({ listing }: { listing: ShownListing }) {
  return (
    <span>
      {listing.memberPays}
      {listing.isMaximumMet && <small>{text.table.maximumMet}</small>}
    </span>
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
