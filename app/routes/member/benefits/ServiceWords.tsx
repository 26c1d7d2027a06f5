import { Fragment } from "react";
import { Alert } from "#app/components/ui/Alert.tsx";
import { Card } from "#app/components/ui/Card.tsx";
import { DefinitionList, type Definition } from "#app/components/ui/DefinitionList.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";
import { Table } from "#app/components/ui/Table.tsx";
import { dentalServicesText as text } from "#app/text/dental-services.ts";
import type { ShownListing } from "./load-dental-service.ts";

type ServiceWordsProps = { listings: readonly ShownListing[]; phone: string | null };

/** What a tier pays for a service in plain sentences, for each of its listings. */
export function ServiceWords({ listings, phone }: ServiceWordsProps) {
  const several = listings.length > 1;
  const toCall = several || listings.some(({ isToAsk }) => isToAsk);
  return (
    <>
      {several && <Alert kind="info">{text.explain.several}</Alert>}
      {listings.map((listing, place) => (
        // Listings have no name of their own, and their order is the plan's.
        <Fragment key={place}>
          {several && <h4>{text.about.listing(place + 1)}</h4>}
          {listing.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Fragment>
      ))}
      {toCall && phone !== null && (
        <p>
          <PhoneLink phone={phone} />
        </p>
      )}
    </>
  );
}

/** The plan's other words on a listing: category, how often, its note. */
export function ServiceFacts({ listing, code }: { listing: ShownListing; code: string }) {
  const { category, howOften, description } = listing;
  const items: Definition[] = [
    { term: text.about.code, value: <span className="num">{code}</span> },
    ...(category === null ? [] : [{ term: text.about.category, value: category }]),
    { term: text.about.limit, value: howOften },
    ...(description === null ? [] : [{ term: text.about.notes, value: description }]),
  ];
  return <DefinitionList items={items} />;
}

/** The steps of a plan that pays by level; nothing where it has none. */
export function IncentiveLevels({ levels }: { levels: ShownListing["incentives"] }) {
  const words = text.incentives;
  if (levels.length === 0) return null;
  const hasDetails = levels.some(({ description }) => description !== null);
  return (
    <Card title={words.heading}>
      <p className="card__body">{words.text}</p>
      <Table
        caption={words.heading}
        hideCaption
        columns={[
          { key: "level", label: words.level },
          { key: "plan", label: words.plan },
          ...(hasDetails ? [{ key: "details" as const, label: words.details }] : []),
        ]}
        rowHeader="level"
        rows={levels.map(({ name, planPays, description }, place) => ({
          key: String(place),
          cells: {
            level: name ?? words.unnamed,
            plan: planPays,
            details: description,
          },
        }))}
      />
    </Card>
  );
}
