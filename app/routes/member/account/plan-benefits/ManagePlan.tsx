import { ownNameOr, renderWords } from "#app/components/ui/text/CarrierText.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { DefinitionList } from "#app/components/ui/text/DefinitionList.tsx";
import { NewTabLink } from "#app/components/ui/actions/NewTabLink.tsx";
import { Notice, NoticeList } from "#app/components/ui/surfaces/NoticeList.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { showDate } from "#app/text/common/format.ts";
import { planBenefitsText as text } from "#app/text/account/plan-benefits.ts";
import { EndPlan, type EndPlanProps } from "./EndPlan.tsx";
import type { Management } from "./view-plans.ts";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import type { EnrollmentState } from "#app/rules/account/plan-enrollment.ts";

/** Open enrollment, and what can be done then: renew and change. */
export function ManagePlan({ management, servicePhone }: WithPhone) {
  const { standing, currentYear, upcomingYear } = management;
  const years = [
    { term: text.years.current, value: currentYear },
    { term: text.years.upcoming, value: upcomingYear },
  ].filter(({ value }) => value !== null);
  return (
    <>
      <Card title={text.enrollment.heading}>
        <div className="card__body plan-manage">
          <Enrollment management={management} />
          {years.length > 0 && <DefinitionList items={years} />}
        </div>
      </Card>
      {standing.kind === "managed" && (
        <div className="plan-actions">
          <Card title={text.renew.heading}>
            <div className="card__body plan-manage">
              <p>{renewal(management)}</p>
              <p>{text.renew.how}</p>
              <PhoneLink phone={servicePhone} />
            </div>
          </Card>
          <ChangePlan management={management} servicePhone={servicePhone} />
        </div>
      )}
    </>
  );
}

type CancelPlanProps = Omit<EndPlanProps, "options" | "endsOn"> & {
  management: Management;
  mayEnd: boolean;
};

/** The form that ends a managed plan, or who may end it. */
export function CancelPlan({ management: { standing, endsOn }, mayEnd, ...end }: CancelPlanProps) {
  if (standing.kind !== "managed") return null;
  if (!mayEnd) return <p className="hint">{text.end.subscriberOnly}</p>;
  return <EndPlan options={standing.options} endsOn={endsOn} {...end} />;
}

const renewal = ({ renewsOn, upcomingYear }: Management): string =>
  renewsOn === null ? text.renew.unknown : text.renew.starts(upcomingYear, showDate(renewsOn));

type WithPhone = { management: Management; servicePhone: string | null };

function ChangePlan({
  management: { shopUrl, exchangeUrl, exchangeLabel },
  servicePhone,
}: WithPhone) {
  const { change } = text;
  return (
    <Card title={change.heading}>
      <div className="card__body plan-manage">
        {shopUrl === null && exchangeUrl === null ? (
          <>
            <p>{change.none}</p>
            <PhoneLink phone={servicePhone} />
          </>
        ) : (
          <>
            <p>{change.text}</p>
            <div className="links">
              {shopUrl !== null && <NewTabLink href={shopUrl}>{change.shop}</NewTabLink>}
              {exchangeUrl !== null && (
                <NewTabLink href={exchangeUrl}>
                  {renderWords(ownNameOr(change.exchange, exchangeLabel ?? change.exchange))}
                </NewTabLink>
              )}
            </div>
          </>
        )}
      </div>
    </Card>
  );
}

/**
 * The ending coverage, and the sentence that nothing more can be done here; nothing for a plan that
 * continues.
 */
export function Ending({ management: { standing }, servicePhone }: WithPhone) {
  const { ending } = text;
  if (standing.kind === "managed") return null;
  const isKnown = standing.kind === "ending";
  const title = isKnown
    ? ending.title(
        standing.categories,
        standing.on === null ? null : showDate(standing.on),
        standing.over,
      )
    : ending.other;
  return (
    <NoticeList label={ending.label}>
      <Notice
        tone="warn"
        icon="calendar-check"
        title={title}
        action={<PhoneLink phone={servicePhone} />}
      >
        {isKnown
          ? [ending.text(standing.on === null ? null : standing.over), ending.help]
          : ending.otherText}
      </Notice>
    </NoticeList>
  );
}

const enrollmentText = text.enrollment;

/** The position of today in open enrollment: in a sentence, and as days on a line. */
function Enrollment({ management: { enrollment, points } }: { management: Management }) {
  return (
    <>
      <p>
        <b>{sentence(enrollment)}</b>
      </p>
      {points.length > 0 && (
        <ol className="plan-days" aria-label={enrollmentText.timeline}>
          {points.map(({ kind, on, when }) => (
            <li
              key={kind}
              data-when={when}
              data-line={kind === "closes" || kind === "starts" ? "after" : undefined}
              {...(when === "today" && { "aria-current": "date" as const })}
            >
              <span>{enrollmentText[when === "today" ? "pointToday" : "points"][kind]}</span>
              <DateText day={on} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function sentence(state: EnrollmentState): string {
  switch (state.kind) {
    case "before":
      return enrollmentText.before(showDate(state.opens), state.days);
    case "open":
      return enrollmentText.open(showDate(state.closes), state.days);
    case "since":
      return enrollmentText.since(showDate(state.opens));
    case "unknown":
      return enrollmentText.unknown;
    default:
      return enrollmentText[state.kind](showDate(state.closes));
  }
}
