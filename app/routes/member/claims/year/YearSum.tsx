import { Link } from "react-router";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { claimsText } from "#app/text/claims/claims.ts";
import { yearText, yearText as text } from "#app/text/claims/year.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { ButtonAnchor, ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import type { YearView } from "./view-year.ts";

/** What all claims of the year leave to the member, each person's part of it, and what to do with it. */
export function YearSum({ view }: { view: YearView }) {
  const { people, total, isFamily, isListed } = view;
  return (
    <section className="card year-sum" aria-label={claimsText.spending.owe}>
      <div className="card__body prose">
        <p>
          {claimsText.spending.owe}
          <b className="year-sum__figure">
            <OwedSum sums={total} />
          </b>
        </p>
        {isFamily && !isListed && (
          <dl className="math">
            {people.map(({ key, name, sums }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>
                  <OwedSum sums={sums} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <YearActions view={view} />
        {!isListed && <YearNotes sentences={view.sentences.always} />}
      </div>
    </section>
  );
}

const OwedSum = ({ sums }: { sums: YearView["total"] }) =>
  sums === null ? yearText.gaps.noTotal : <Amount cents={sums.oweCents} />;

export const YearNotes = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.map((sentence) => (
    <p key={sentence} className="hint">
      {sentence}
    </p>
  ));

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
