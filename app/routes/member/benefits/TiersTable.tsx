import { Link } from "react-router";
import { Table, type Row } from "#app/components/ui/Table.tsx";
import { dentalServicesText } from "#app/text/dental-services.ts";
import { showTier } from "./show-network.ts";
import type { DentalServiceView, ShownListing } from "./view-dental-service.ts";

const { table: text, incentives } = dentalServicesText;

type Key = "network" | "plan" | "you" | "limit";

/** A tier that says nothing of the service, and why. */
const without = (key: string, network: string, why: string): Row<Key> => ({
  key,
  cells: { network, plan: <span className="muted">{why}</span>, you: null, limit: null },
});

/** A service in every tier of the plan: what the plan pays, what is left to pay, how often. */
export function TiersTable({ tiers, unread }: Pick<DentalServiceView, "tiers" | "unread">) {
  const rows = tiers.flatMap((tier) =>
    tier.listings.length === 0
      ? without(tier.tierId, showTier(tier), text.unlisted)
      : tier.listings.map((listing, place): Row<Key> => {
          const name = showTier(tier);
          return {
            key: `${tier.tierId} ${place}`,
            cells: {
              network: (
                <span>
                  {tier.href === null ? name : <TierLink to={tier.href}>{name}</TierLink>}
                  {tier.listings.length > 1 && (
                    <small>{dentalServicesText.about.listing(place + 1)}</small>
                  )}
                </span>
              ),
              plan: <PlanPays listing={listing} />,
              you: <MemberPays listing={listing} />,
              limit: dentalServicesText.about.howOften(listing.benefitLimit),
            },
          };
        }),
  );
  const lost = unread.map((tier, place) => {
    const name = tier === null ? text.unnamed : showTier(tier);
    return without(`unread ${place}`, name, text.unread);
  });
  return (
    <Table<Key>
      caption={text.caption}
      hideCaption
      columns={[
        { key: "network", label: text.network },
        { key: "plan", label: text.plan },
        { key: "you", label: text.you },
        { key: "limit", label: text.limit },
      ]}
      rowHeader="network"
      rows={[...rows, ...lost]}
    />
  );
}

function TierLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="link" to={to}>
      <span>{children}</span>
    </Link>
  );
}

/** A limit that is used up stands beside the plan's share, which it ends. */
function PlanPays({ listing }: { listing: ShownListing }) {
  return (
    <span>
      {listing.planPays}
      {listing.incentives.map(({ name, planPays }, place) => (
        <small key={place}>{incentives.short(name ?? incentives.unnamed, planPays)}</small>
      ))}
      {listing.isLimitUsed && <small>{text.limitUsed}</small>}
    </span>
  );
}

function MemberPays({ listing }: { listing: ShownListing }) {
  return (
    <span>
      {listing.memberPays}
      {listing.isMaximumMet && <small>{text.maximumMet}</small>}
    </span>
  );
}
