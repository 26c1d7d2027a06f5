import { href } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { benefitsFrameText } from "#app/text/benefits/frame.ts";
import { benefitDaysText } from "#app/text/benefits/days.ts";
import { benefitNoticesText } from "#app/text/benefits/notices.ts";
import { benefitsSummaryText } from "#app/text/benefits/summary.ts";
import { showDate } from "#app/text/common/format.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { BenefitsBar, BenefitsMore } from "#app/benefits/benefits-bar.tsx";
import { DayError, DayForm } from "../day/DayForm.tsx";
import { loadSummary } from "./load-summary.ts";
import { viewSummary } from "./view-summary.ts";
import { reportBenefits } from "../amounts/report-amounts.ts";
import { SummaryCard } from "./SummaryCard.tsx";
import type { Route } from "./+types/summary.ts";

/** The family's benefits on one day (S-13). */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const data = await loadSummary(member, url.searchParams);
  if (data === null) return null;
  const view = viewSummary(data);
  reportBenefits(view.categories);
  return { ...view, planYear: view.isToday ? member.brand.planYearText : null };
};

export default function Summary({ loaderData: view }: Route.ComponentProps) {
  const text = benefitsSummaryText;
  const { empty } = benefitsFrameText;
  return (
    <>
      <PageTitle
        page={text.pageTitle(view?.isAsked ? showDate(view.day) : null)}
        hasErrors={view !== null && view.field.error !== null}
      />
      <div className="form">
        {view !== null && <DayError field={view.field} />}
        <h1>{text.title}</h1>
      </div>
      <BenefitsBar
        current="summary"
        day={view?.isAsked === true && !view.isToday ? view.day : null}
        chosen={view === null ? [] : [benefitDaysText.asOf(showDate(view.day))]}
        isOpen={view !== null && view.field.error !== null}
      >
        {view !== null && <ChosenDay view={view} />}
      </BenefitsBar>
      {view === null && <EmptyState title={empty.title} text={empty.text} />}
      {view !== null && <Day view={view} />}
      <BenefitsMore />
    </>
  );
}

type SummaryData = NonNullable<Route.ComponentProps["loaderData"]>;

/** Remounts the uncontrolled field with the new day. */
const ChosenDay = ({ view: { day, field, isAsked, isToday } }: { view: SummaryData }) => (
  <DayForm
    key={`${day} ${field.value}`}
    action={href("/benefits/summary")}
    field={field}
    today={isAsked && !isToday ? href("/benefits/summary") : null}
  />
);

function Day({ view }: { view: SummaryData }) {
  const text = benefitsSummaryText;
  const { day, coverageKind, field, period, isPeriodUnread, categories, isAsked, planYear } = view;
  const hasError = field.error !== null;
  const shown = showDate(day);
  const covered = categories.some((category) => category.covered);
  // Once, and not in two ways (T-78).
  const year = planYear === null ? period && `${period}.` : text.planYear(planYear);
  return (
    <>
      <p className="benefits-lead">
        {hasError && `${text.instead(shown)} `}
        {(coverageKind === "begins" || coverageKind === "ended") && !isAsked
          ? text.usual[coverageKind](shown)
          : !hasError && text.lead(shown)}
        {covered && year !== null && ` ${year}`}
        {covered && isPeriodUnread && ` ${benefitNoticesText.noPeriod}.`}
      </p>
      <div className="form">
        {!covered && <EmptyState title={text.nothing.title(shown)} text={text.nothing.text} />}
        {categories.map((summary) => (
          <SummaryCard key={summary.category} summary={summary} />
        ))}
        {covered && <p className="muted">{text.processed}</p>}
        <PrintButton />
      </div>
    </>
  );
}
