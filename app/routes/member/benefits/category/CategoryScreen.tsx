import type { ReactNode } from "react";
import { href } from "react-router";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { Tabs } from "#app/components/ui/actions/Tabs.tsx";
import { benefitsFrameText } from "#app/text/benefits/frame.ts";
import { benefitsText } from "#app/text/benefits/benefits.ts";
import { dentalCostText } from "#app/text/benefits/dental-cost.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { CallAlert } from "#app/contact/service-phone.tsx";
import { benefitsAddress, urlOf } from "#app/frame/addresses/url-of.ts";
import { BenefitsBar, BenefitsMore } from "#app/benefits/benefits-bar.tsx";
import { MemberChooser } from "../whose/MemberChooser.tsx";
import { Accumulators } from "../amounts/Accumulators.tsx";
import type { CategoryView, ShownBenefits } from "./view-category.ts";
import { Covered } from "./CoveredServices.tsx";

type CategoryScreenProps = {
  view: CategoryView;
  /** The part beside the benefits on the page of another day. */
  other?: {
    title: string;
    hasErrors: boolean;
    /** Below the head. */
    intro: ReactNode;
    /** Where the member was not covered on that day. */
    empty: ReactNode;
    /** The day that the address names. */
    day: string;
  };
};

export function CategoryScreen({ view, other }: CategoryScreenProps) {
  const { name, category, members, path, isWhoUnknown, shown } = view;
  const title = benefitsText.pageTitle(category, name);
  const { empty } = benefitsFrameText;
  return (
    <>
      <PageTitle page={other?.title ?? title} hasErrors={other?.hasErrors ?? false} />
      <h1>{title}</h1>
      <BenefitsBar
        current={category}
        categories={view.categories}
        suffix={view.suffix}
        day={other?.day ?? null}
        chosen={chosenOf(view)}
      >
        <MemberChooser path={path} members={members} hidden={{ tier: shown?.askedTier ?? null }} />
        {shown !== null && shown.none === null && <Networks tiers={shown.tiers} />}
      </BenefitsBar>
      <div className="form">
        {other?.intro}
        {isWhoUnknown && <Alert kind="warning">{benefitsText.errors.who}</Alert>}
        {shown === null ? (
          (other?.empty ?? (
            <EmptyState {...(view.none ?? { title: empty.title, text: empty.text })} />
          ))
        ) : (
          <CategoryBody view={view} shown={shown} />
        )}
        {shown !== null && shown.none === null && (
          <div className="row">
            {other === undefined && (
              <div className="links">
                {category === "dental" && (
                  <ArrowLink
                    to={urlOf(href("/benefits/dental/cost"), {
                      suffix: view.suffix,
                      tier: shown.askedTier,
                    })}
                  >
                    {dentalCostText.link}
                  </ArrowLink>
                )}
                <ArrowLink to={benefitsAddress(category, shown.day, { suffix: view.suffix })}>
                  {benefitsText.otherDay}
                </ArrowLink>
              </div>
            )}
            <PrintButton />
          </div>
        )}
        <BenefitsMore />
      </div>
    </>
  );
}

/** What the page shows of what it lets choose. */
function chosenOf({ name, members, shown }: CategoryView): string[] {
  const tiers = shown === null || shown.none !== null ? [] : shown.tiers;
  const network = tiers.length > 1 ? tiers.find(({ current }) => current) : undefined;
  return [
    ...(members.length > 1 ? [name ?? benefitsText.stands.you] : []),
    ...(network === undefined ? [] : [network.label]),
  ];
}

function Networks({ tiers }: Pick<ShownBenefits, "tiers">) {
  const text = benefitsText.tiers;
  if (tiers.length < 2) return null;
  return (
    <Tabs
      kind="segments"
      label={text.label}
      tabs={tiers.map(({ isUnavailable, ...tab }) => ({
        ...tab,
        alert: isUnavailable ? text.unreadable : null,
      }))}
    />
  );
}

function CategoryBody({ view, shown }: { view: CategoryView; shown: ShownBenefits }) {
  const { none, tierNotice } = shown;
  if (none !== null) return <EmptyState {...none} />;
  return (
    <>
      {view.notice && <Alert kind={view.notice.kind}>{view.notice.words}</Alert>}
      {tierNotice && <Alert kind="warning">{tierNotice}</Alert>}
      <AmountsCard view={view} shown={shown} />
      <Covered shown={shown} />
    </>
  );
}

function AmountsCard({ view, shown }: { view: CategoryView; shown: ShownBenefits }) {
  const text = benefitsText;
  const { accumulatorRows, areLimitsUnavailable, unread, noAmounts } = shown;
  return (
    <Card title={view.name === null ? text.stands.heading : text.stands.headingOf(view.name)}>
      {(areLimitsUnavailable || unread || noAmounts) && (
        <div className="card__body prose">
          {areLimitsUnavailable && <Alert kind="warning">{text.stands.unread}</Alert>}
          {unread && <CallAlert category={view.category}>{unread}</CallAlert>}
          {noAmounts && <p>{noAmounts}</p>}
        </div>
      )}
      {accumulatorRows.length > 0 && (
        <Accumulators rows={accumulatorRows} name={view.name} category={view.category} />
      )}
      <p className="card__body muted">{shown.dates}</p>
    </Card>
  );
}
