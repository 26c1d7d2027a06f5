import { requestContext } from "#server/middleware/log.ts";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { EmptyState } from "#app/components/ui/EmptyState.tsx";
import { PrintButton } from "#app/components/ui/PrintButton.tsx";
import { benefitDaysText } from "#app/text/benefit-days.ts";
import { benefitsSummaryText } from "#app/text/benefits-summary.ts";
import { showDate } from "#app/text/format.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import { useRootData } from "#app/frame/root-data-hook.ts";
import { BenefitsBar } from "#app/frame/benefits-bar.tsx";
import { BenefitsMore } from "#app/frame/benefits-more.tsx";
import { DayFault, DayForm } from "./DayForm.tsx";
import { loadSummary } from "./load-summary.ts";
import { reportSummary } from "./report-amounts.ts";
import { SummaryCard } from "./SummaryCard.tsx";
import { viewSummary } from "./view-summary.ts";
import type { Route } from "./+types/summary.ts";

/** Everybody's benefits on one day (S-13). */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const loaded = await loadSummary(member, url.searchParams);
  if (loaded.kind === "never") return null;
  const view = viewSummary(loaded, member.today);
  const { logger, settings } = getRuntime();
  reportSummary(logger, context.get(requestContext).requestId, view);
  return { ...view, planYear: view.isToday ? settings.PLAN_YEAR_TEXT : null };
};

export default function Summary({ loaderData: view }: Route.ComponentProps) {
  const text = benefitsSummaryText;
  return (
    <>
      <PageTitle
        page={text.pageTitle(view?.isAsked ? showDate(view.day) : null)}
        hasErrors={view !== null && view.fault !== null}
      />
      <div className="form">
        {view?.fault && <DayFault fault={view.fault} days={view.days} />}
        <h1>{text.title}</h1>
        <BenefitsBar
          current="summary"
          day={view?.isAsked === true && !view.isToday ? view.day : null}
        />
        {view === null && <EmptyState title={text.never.title} text={text.never.text} />}
      </div>
      {view !== null && <Day view={view} />}
      <BenefitsMore />
    </>
  );
}

type Shown = NonNullable<Route.ComponentProps["loaderData"]>;

function Day({ view }: { view: Shown }) {
  const text = benefitsSummaryText;
  const phone = useRootData()?.brand.supportPhone ?? null;
  const { day, usual, fault, days, categories, isAsked, planYear } = view;
  const shown = showDate(day);
  const covered = categories.some((category) => category.covered);
  return (
    <>
      <p className="lead">
        {fault !== null && `${text.instead(shown)} `}
        {usual !== "today" && !isAsked
          ? text.usual[usual](shown)
          : fault === null && text.lead(shown)}
        {covered && ` ${text.processed}`}
        {covered && planYear !== null && ` ${benefitDaysText.planYear(planYear)}.`}
      </p>
      <div className="form">
        {/* Remounts the uncontrolled field with the new day; no part of what is printed. */}
        <div className="filters" key={`${day} ${view.typed}`}>
          <DayForm
            action="/benefits/summary"
            value={fault === null ? day : view.typed}
            fault={fault}
            days={days}
            today={isAsked && !view.isToday ? "/benefits/summary" : null}
          />
        </div>
        {!covered && <EmptyState title={text.nothing.title(shown)} text={text.nothing.text} />}
        {categories.map((summary) => (
          <SummaryCard key={summary.category} summary={summary} phone={phone} />
        ))}
        <PrintButton />
      </div>
    </>
  );
}
