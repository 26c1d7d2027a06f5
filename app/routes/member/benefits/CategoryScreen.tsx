import type { ReactNode } from "react";
import { Alert } from "#app/components/ui/Alert.tsx";
import { Card } from "#app/components/ui/Card.tsx";
import { EmptyState } from "#app/components/ui/EmptyState.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";
import { Tabs } from "#app/components/ui/Tabs.tsx";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { benefitsFrameText } from "#app/text/benefits-frame.ts";
import { benefitsText } from "#app/text/benefits.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import { useRootData } from "#app/frame/root-data-hook.ts";
import { addressOf } from "./address-of.ts";
import { BenefitsNav } from "#app/frame/benefits-nav.tsx";
import { Covered } from "./Covered.tsx";
import { MemberChooser } from "./MemberChooser.tsx";
import { ServiceSearch } from "./ServiceSearch.tsx";
import { showTier } from "./show-network.ts";
import { Standings } from "./Standings.tsx";
import type { CategoryView, ShownBenefits } from "./view-category.ts";
import { WaysOn } from "./WaysOn.tsx";

type CategoryScreenProps = {
  view: CategoryView;
  /** What the page of another day has beside the benefits. */
  other?: {
    title: string;
    hasErrors: boolean;
    /** Above the heading, and below it. */
    head: ReactNode;
    intro: ReactNode;
    /** Where the member was not covered on that day. */
    empty: ReactNode;
    /** In place of the ways to another day. */
    ways: ReactNode;
  };
};

/** A category of one member on one day. */
export function CategoryScreen({ view, other }: CategoryScreenProps) {
  const { name, category, members, path, isWhoUnknown, shown } = view;
  const title = benefitsText.pageTitle(benefitCategoryText[category], name);
  return (
    <>
      <PageTitle page={other?.title ?? title} hasErrors={other?.hasErrors ?? false} />
      {other?.head}
      <div className="form">
        <h1>{title}</h1>
        {other?.intro}
        {isWhoUnknown && <Alert kind="warning">{benefitsText.faults.who}</Alert>}
        <MemberChooser path={path} members={members} hidden={{ tier: shown?.askedTier ?? null }} />
        {shown === null ? (
          (other?.empty ?? <NeverCovered view={view} />)
        ) : (
          <Shown view={view} shown={shown} />
        )}
        {other?.ways ??
          (shown && shown.none === null && <OtherDayWays view={view} day={shown.day} />)}
        <BenefitsNav current={`/benefits/${category}`} />
      </div>
    </>
  );
}

/** The same benefits on another day, and what changed between two. */
function OtherDayWays({ view, day }: { view: CategoryView; day: string }) {
  const { category, suffix } = view;
  return (
    <WaysOn>
      <OnwardLink to={addressOf(`/history/${day}/benefits/${category}`, { suffix })}>
        {benefitsText.otherDay}
      </OnwardLink>
      <OnwardLink to={addressOf("/benefits/compare", { suffix })}>
        {benefitsText.compare}
      </OnwardLink>
    </WaysOn>
  );
}

function NeverCovered({ view }: { view: CategoryView }) {
  const { empty } = benefitsFrameText;
  const { title, text } = view.none ?? empty;
  return <EmptyState title={title} text={text} />;
}

function Shown({ view, shown }: { view: CategoryView; shown: ShownBenefits }) {
  const text = benefitsText;
  const { none, tiers, tierNotice } = shown;
  const isSearched = shown.search !== null && shown.search.found !== null;
  if (none !== null) return <EmptyState {...none} />;
  return (
    <>
      {view.notice && <Alert kind={view.notice.kind}>{view.notice.words}</Alert>}
      {tierNotice && <Alert kind="warning">{tierNotice}</Alert>}
      {tiers.length > 1 && (
        <Tabs
          label={text.tiers.label}
          tabs={tiers.map(({ network, name, href, current, isUnread }) => ({
            label: showTier({ network, name }),
            href,
            current,
            alert: isUnread ? text.tiers.unreadable : null,
          }))}
        />
      )}
      {/* What was looked for comes first. */}
      {isSearched && <CoveredSection view={view} shown={shown} />}
      <StandingCard view={view} shown={shown} />
      {!isSearched && <CoveredSection view={view} shown={shown} />}
    </>
  );
}

function StandingCard({ view, shown }: { view: CategoryView; shown: ShownBenefits }) {
  const text = benefitsText;
  const phone = useRootData()?.brand.supportPhone ?? null;
  const { standings, isLimitsUnread, unread, noAmounts } = shown;
  return (
    <Card title={view.name === null ? text.stands.heading : text.stands.headingOf(view.name)}>
      <div className="card__body prose">
        <p className="muted">{shown.dates}</p>
        {isLimitsUnread && <Alert kind="warning">{text.stands.unread}</Alert>}
        {unread && (
          <Alert kind="warning">
            <p>{unread}</p>
            <PhoneLink phone={phone} />
          </Alert>
        )}
        {noAmounts && <p>{noAmounts}</p>}
      </div>
      {standings.length > 0 && <Standings rows={standings} name={view.name} />}
    </Card>
  );
}

function CoveredSection({ view, shown }: { view: CategoryView; shown: ShownBenefits }) {
  const { search, pages, services, askedTier } = shown;
  const { suffix, path } = view;
  if (pages.length + services.length === 0 && search === null) return null;
  return (
    <section aria-labelledby="covered" className="form">
      <h2 id="covered">{benefitsText.covered.heading}</h2>
      {search && (
        <ServiceSearch
          search={search}
          path={path}
          hidden={{ suffix, tier: askedTier }}
          isDental={view.category === "dental"}
        />
      )}
      {!search?.found && <Covered pages={pages} services={services} />}
    </section>
  );
}
