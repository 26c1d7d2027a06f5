import { href, Link } from "react-router";
import { memberContext } from "#server/middleware/member.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { ButtonAnchor } from "#app/components/ui/actions/Button.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { claimsText } from "#app/text/claims/claims.ts";
import { yearText as text } from "#app/text/claims/year.ts";
import { showDate } from "#app/text/common/format.ts";
import { SpendingFigures } from "../spending/SpendingChart.tsx";
import { loadYear } from "./load-year.ts";
import { viewYear, type YearView } from "./view-year.ts";
import { YearList } from "./YearList.tsx";
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
        <Ways view={view} />
        {view.isShortened && <p className="muted">{text.shortened(first)}</p>}
        <Gaps gaps={view.gaps} />
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

function Ways({ view: { otherYears, csv, rows } }: { view: YearView }) {
  return (
    <div className="row claims-year__ways">
      <nav aria-label={text.years} className="row">
        {otherYears.map((year) => (
          <Link key={year} className="link" to={href("/claims/year/:year", { year: String(year) })}>
            {text.yearLink(year)}
          </Link>
        ))}
      </nav>
      {rows.length > 0 && (
        <div className="row">
          <PrintButton size="small" />
          <ButtonAnchor kind="quiet" size="small" icon="download-simple" href={csv}>
            {text.actions.csv}
          </ButtonAnchor>
        </div>
      )}
    </div>
  );
}

function Gaps({ gaps }: Pick<YearView, "gaps">) {
  if (gaps.length === 0) return null;
  return (
    <Alert kind="warning">
      <strong>{text.gaps.heading}</strong>
      {gaps.map((gap) => (
        <p key={gap}>{gap}</p>
      ))}
      <p>{text.gaps.noTotals}</p>
    </Alert>
  );
}

export { PageError as ErrorBoundary } from "#app/frame/errors/error-screen.tsx";
