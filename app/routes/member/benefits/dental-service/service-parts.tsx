import { Fragment, type ReactNode } from "react";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Breadcrumb } from "#app/components/ui/actions/Breadcrumb.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { DefinitionList, type Definition } from "#app/components/ui/text/DefinitionList.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import {
  renderCarrierText,
  TextParts,
  plainText,
  renderWords,
} from "#app/components/ui/text/CarrierText.tsx";
import { Table } from "#app/components/ui/figures/Table.tsx";
import { BenefitsBar } from "#app/benefits/benefits-bar.tsx";
import { useServicePhone } from "#app/contact/service-phone.tsx";
import { benefitsText } from "#app/text/benefits/benefits.ts";
import { dentalServicesText as text } from "#app/text/benefits/dental-services.ts";
import type { DentalServiceView, ServiceDetailView, ShownListing } from "./view-dental-service.ts";
import { MemberChooser } from "../whose/MemberChooser.tsx";

/** A tier's payment for a service in plain sentences, for each of its listings. */
export function PlanPaysText({ listings }: { listings: readonly ShownListing[] }) {
  const phone = useServicePhone("dental");
  const several = listings.length > 1;
  const toCall = several || listings.some(({ mustCall }) => mustCall);
  return (
    <>
      {several && <Alert kind="info">{text.explain.several}</Alert>}
      {listings.map((listing, index) => (
        // Listings have no name of their own, and their order is the plan's.
        <Fragment key={index}>
          {several && <h4>{text.about.listing(index + 1)}</h4>}
          {listing.paragraphs.map((paragraph) => (
            <p key={plainText(...paragraph)}>
              <TextParts of={paragraph} />
            </p>
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
    ...(category === null
      ? []
      : [{ term: text.about.category, value: renderCarrierText(category) }]),
    { term: text.about.limit, value: renderWords(howOften) },
    ...(description === null
      ? []
      : [{ term: text.about.notes, value: renderCarrierText(description) }]),
  ];
  return <DefinitionList items={items} />;
}

/** The steps of a plan that pays by level; nothing if it has none. */
export function IncentiveLevels({ levels }: { levels: ShownListing["incentives"] }) {
  const words = text.incentives;
  if (levels.length === 0) return null;
  const hasDetails = levels.some(({ description }) => description !== null);
  return (
    <Card title={words.heading}>
      <p className="card__body">{words.text}</p>
      <Table
        caption={words.heading}
        columns={[
          { key: "level", label: words.level },
          { key: "plan", label: words.plan },
          ...(hasDetails ? [{ key: "details" as const, label: words.details }] : []),
        ]}
        rows={levels.map(({ name, planPays, description }, index) => ({
          key: String(index),
          cells: {
            level: name === null ? words.unnamed : renderCarrierText(name),
            plan: renderWords(planPays),
            details: description !== null && renderCarrierText(description),
          },
        }))}
      />
    </Card>
  );
}

type ServiceHeadProps = {
  view: DentalServiceView | ServiceDetailView;
  /** The tier that the chooser keeps, where the path has none; else null. */
  hiddenTier: string | null;
  /** The networks to choose from. */
  networks?: ReactNode;
  /** The name of the network that is shown. */
  network?: string | undefined;
};

/** The name of a service, whose benefits are shown, and the day they are of. */
export function ServiceHead({ view, hiddenTier, networks, network }: ServiceHeadProps) {
  const { code, name, path, suffix, categories, day, notice } = view;
  const title = view.serviceName === null ? text.unnamed : renderCarrierText(view.serviceName);
  const chosen = [
    ...(path !== null && view.members.length > 1 ? [name ?? benefitsText.stands.you] : []),
    ...(network === undefined ? [] : [network]),
  ];
  return (
    <>
      <Breadcrumb above={[{ label: text.back, href: view.back }]} current={title} />
      <h1>{title}</h1>
      <p className="lead">{name === null ? text.code(code) : text.codeFor(code, name)}</p>
      <BenefitsBar
        current="dental"
        isSubpage
        categories={categories}
        suffix={suffix}
        day={day}
        chosen={chosen}
      >
        {path !== null && (
          <MemberChooser
            path={path}
            members={view.members}
            hidden={{ tier: hiddenTier, asOfDate: day }}
          />
        )}
        {networks}
      </BenefitsBar>
      <div className="form">
        {view.dayWords !== null && <p>{view.dayWords}</p>}
        {view.isDayUnknown && <Alert kind="warning">{benefitsText.errors.day}</Alert>}
        {view.isWhoUnknown && <Alert kind="warning">{benefitsText.errors.who}</Alert>}
        {notice && <Alert kind={notice.kind}>{notice.words}</Alert>}
      </div>
    </>
  );
}
