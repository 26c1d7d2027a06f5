import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { claimsText } from "#app/text/claims/claims.ts";
import { yearText } from "#app/text/claims/year.ts";
import type { YearView } from "./view-year.ts";
import { YearActions } from "./YearActions.tsx";

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
