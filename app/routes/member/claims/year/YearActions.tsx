import { href, Link } from "react-router";
import type { YearView } from "./view-year.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { ButtonAnchor } from "#app/components/ui/actions/Button.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { yearText as text } from "#app/text/claims/year.ts";

/** Links to other years, and the buttons to print this one or save it as CSV. */
export function YearActions({ view: { otherYears, csv, rows } }: { view: YearView }) {
  return (
    <div className="row claims-year__actions">
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

/** What could not be read for the year, which therefore has no totals. */
export function YearGaps({ gaps }: Pick<YearView, "gaps">) {
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
