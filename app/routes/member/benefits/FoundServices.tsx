import { Link } from "react-router";
import { Card } from "#app/components/ui/Card.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { Table } from "#app/components/ui/Table.tsx";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { benefitDaysText } from "#app/text/benefit-days.ts";
import { benefitSearchText as text } from "#app/text/benefit-search.ts";
import { showDate } from "#app/text/format.ts";
import type { FoundGroup } from "./view-search.ts";

/** The services of one category that were found, with what each network says of them. */
export function FoundServices({ group }: { group: FoundGroup }) {
  const { category, href, tiers, rows, day } = group;
  return (
    <Card
      title={benefitCategoryText[category]}
      more={
        <OnwardLink to={href} className="card__more">
          {text.more(category)}
        </OnwardLink>
      }
    >
      {day !== null && <p className="card__body muted">{benefitDaysText.asOf(showDate(day))}</p>}
      <Table
        caption={text.caption(category)}
        hideCaption
        columns={[
          { key: "name", label: text.service },
          ...tiers.map((tier) => ({ key: `in ${tier}`, label: tier })),
        ]}
        rowHeader="name"
        rows={rows.map(({ key, ...row }) => ({
          key,
          cells: {
            name: <Name row={row} />,
            ...Object.fromEntries(
              tiers.map((tier) => [`in ${tier}`, <Listings key={tier} row={row} tier={tier} />]),
            ),
          },
        }))}
      />
    </Card>
  );
}

type Found = Omit<FoundGroup["rows"][number], "key">;

const Name = ({ row: { code, name, group, href } }: { row: Found }) => (
  <span>
    {href !== null ? (
      <Link className="link" to={href}>
        {name ?? code}
      </Link>
    ) : (
      (name ?? text.unnamed)
    )}
    <small>{[code, group].filter(Boolean).join(" · ")}</small>
  </span>
);

/** What a network says of a service, which it may list several times. */
function Listings({ row: { inTiers }, tier }: { row: Found; tier: string }) {
  const own = inTiers.filter((one) => one.tier === tier);
  if (own.length === 0) return <span className="muted">{text.notListed}</span>;
  return (
    <span>
      {own.map(({ pays, limit }, place) => (
        <span key={place} className="found-tier">
          {pays ?? text.notStated}
          {limit && <small>{limit}</small>}
        </span>
      ))}
    </span>
  );
}
