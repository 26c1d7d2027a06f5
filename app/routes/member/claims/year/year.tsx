import { href } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { claimsText } from "#app/text/claims/claims.ts";
import { yearText as text } from "#app/text/claims/year.ts";
import { showDate } from "#app/text/common/format.ts";
import { SpendingFigures } from "../spending/SpendingChart.tsx";
import { loadYear } from "./load-year.ts";
import { viewYear } from "./view-year.ts";
import { YearList } from "./YearList.tsx";
import { YearGaps, YearActions } from "./YearActions.tsx";
import { YearTotals } from "./YearTotals.tsx";
import type { Route } from "./+types/year.ts";
import "#app/styles/screens/claims-year.css";

/** The claims of one year: its sums, its months, and a list to print or to download (YEAR). */
export const loader = async ({ context, params }: Route.LoaderArgs) =>
  viewYear(await loadYear(context.get(memberContext), params.year));

export default function Year({ loaderData: view }: Route.ComponentProps) {
  const { year, isFamily, window, spending, rows } = view;
  const first = showDate(window.startDate);
  return (
    <>
      <PageHead
        title={text.title(year)}
        above={[{ label: claimsText.title, href: href("/claims") }]}
        heading={isFamily ? text.heading.family(year) : text.heading.own(year)}
        lead={text.days(first, showDate(window.endDate))}
      />
      <div className="claims-year">
        <YearActions view={view} />
        {view.isShortened && <p className="muted">{text.shortened(first)}</p>}
        <YearGaps gaps={view.gaps} />
        {rows.length > 0 && <YearTotals view={view} />}
        {spending !== null && (
          <Card title={text.chart} className="folds spending">
            <div className="card__body">
              <SpendingFigures {...spending} />
            </div>
          </Card>
        )}
        <YearList view={view} />
      </div>
    </>
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
