import { Link } from "react-router";
import type { YearView } from "./view-year.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { ButtonAnchor, ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { yearText as text } from "#app/text/claims/year.ts";

/** The way to the list of each claim, and the buttons to print or to save. */
export function YearActions({ view: { listPath, csv, isListed } }: { view: YearView }) {
  return (
    <div className="row">
      {!isListed && <ButtonLink to={listPath}>{text.list.heading}</ButtonLink>}
      <ButtonAnchor kind="quiet" icon="download-simple" href={csv}>
        {text.actions.csv}
      </ButtonAnchor>
      <PrintButton />
    </div>
  );
}

export const OtherYears = ({ view: { otherYears } }: { view: YearView }) => (
  <nav aria-label={text.years} className="links">
    {otherYears.map(({ label, href }) => (
      <Link key={href} className="link" to={href}>
        {label}
      </Link>
    ))}
  </nav>
);

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
