import { requestContext } from "#server/middleware/log.ts";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { Alert } from "#app/components/ui/Alert.tsx";
import { EmptyState } from "#app/components/ui/EmptyState.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { benefitHistoryText as text } from "#app/text/benefit-history.ts";
import { benefitsText } from "#app/text/benefits.ts";
import { showDate } from "#app/text/format.ts";
import { ErrorScreen } from "#app/frame/error-screen.tsx";
import { CategoryScreen } from "./CategoryScreen.tsx";
import { DayFault } from "./DayForm.tsx";
import { loadHistory } from "./load-history.ts";
import { OtherDays } from "./OtherDays.tsx";
import { reportAmounts } from "./report-amounts.ts";
import { showDayFault, showRange } from "./show-range.ts";
import { viewCategory } from "./view-category.ts";
import { viewDays } from "./view-days.ts";
import type { Route } from "./+types/history.ts";

/** A category's benefits as of another day (S-23). */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const { page, chosen } = await loadHistory(member, params, url);
  const { category } = page;
  if (chosen === null) {
    return { view: viewCategory(page, `/benefits/${category}`, url.searchParams), chosen };
  }
  const { asked, days, form, range } = chosen;
  const view = viewCategory(page, `/history/${asked.day}/benefits/${category}`, url.searchParams);
  reportAmounts(getRuntime().logger, context.get(requestContext).requestId, view);
  const shown = { scope: page, category, days, coverage: page.coverage, day: asked.day, form };
  const other = viewDays({ ...shown, today: member.today });
  return { view, chosen: { ...asked, range, bounds: days, days: other } };
};

type HistoryView = Route.ComponentProps["loaderData"];
type Chosen = NonNullable<HistoryView["chosen"]>;

export default function History({ loaderData: { view, chosen } }: Route.ComponentProps) {
  if (chosen === null) return <CategoryScreen view={view} />;
  const { day, fault, days, range } = chosen;
  const category = benefitCategoryText[view.category];
  const title = benefitsText.pageTitle(category, view.name);
  const inText = category.toLowerCase();
  return (
    <CategoryScreen
      view={view}
      other={{
        title: text.pageTitle(title, showDate(day)),
        hasErrors: fault !== null || days.fault !== null,
        intro: <Intro chosen={chosen} category={inText} />,
        empty: (
          <EmptyState title={text.notCovered(inText, showDate(day))} text={showRange(range)} />
        ),
        day,
      }}
    />
  );
}

/** Which day is shown and why, and the ways to others. */
function Intro({ chosen, category }: { chosen: Chosen; category: string }) {
  const { day, fault, bounds, days, range } = chosen;
  const message = showDayFault(fault, bounds);
  return (
    <>
      <DayFault fault={days.fault} days={bounds} />
      {message !== null && (
        <Alert kind="warning">{`${message}. ${text.instead(showDate(day))}`}</Alert>
      )}
      <p>
        {text.asOf(showDate(day))} {showRange(range)}.
      </p>
      {days.today !== null && (
        <div className="row">
          <OnwardLink to={days.today}>{text.other.today(category)}</OnwardLink>
          {days.compare !== null && <OnwardLink to={days.compare}>{text.other.compare}</OnwardLink>}
        </div>
      )}
      <OtherDays view={days} isOpen={days.fault !== null || days.today === null} />
    </>
  );
}

/** Beside the boundary of the shell, so that a failing page keeps the shell around it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
