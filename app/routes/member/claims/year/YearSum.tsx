import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { claimsText } from "#app/text/claims/claims.ts";
import { yearText } from "#app/text/claims/year.ts";
import type { YearView } from "./view-year.ts";
import { YearActions } from "./YearActions.tsx";

const text = yearText.totals;

/** What all claims of the year leave to the member, each person's part of it, and what to do with it. */
export function YearSum({ view }: { view: YearView }) {
  const { people, total, isFamily, isListed } = view;
  return (
    <section className="card year-sum" aria-label={text.heading}>
      <div className="card__body prose">
        <p>
          {claimsText.spending.owe}
          <b className="year-sum__figure">
            <Share sums={total} />
          </b>
        </p>
        {isFamily && !isListed && (
          <dl className="math">
            {people.map(({ key, name, sums }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>
                  <Share sums={sums} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <YearActions view={view} />
        {!isListed && <YearNotes notes={view.notes} parts={["always"]} />}
      </div>
    </section>
  );
}

const Share = ({ sums }: { sums: YearView["total"] }) =>
  sums === null ? yearText.gaps.noTotal : <Amount cents={sums.oweCents} />;

type Part = "always" | "columns";

/** Which claims and amounts are not in the sums; about amounts by column beside the columns. */
export function YearNotes({ notes, parts }: Pick<YearView, "notes"> & { parts: readonly Part[] }) {
  const { unfinal, undated, unknown, contradictory, uncounted, sharing } = notes;
  const sentences: Readonly<Record<Part, readonly string[]>> = {
    always: [
      text.notPaid,
      ...(unfinal > 0 ? [text.unfinal(unfinal)] : []),
      ...(undated > 0 ? [text.undated(undated)] : []),
      ...(uncounted > 0 ? [claimsText.uncounted] : []),
      ...(sharing > 0 ? [claimsText.sharing(sharing)] : []),
      ...(contradictory > 0 ? [claimsText.contradictions(contradictory)] : []),
    ],
    columns: [
      ...(notes.hasRest ? [text.rest] : []),
      ...unknown.flatMap(({ amount, count }) => (count > 0 ? [text.unknown[amount](count)] : [])),
    ],
  };
  return parts.flatMap((part) =>
    sentences[part].map((sentence) => (
      <p key={sentence} className="hint">
        {sentence}
      </p>
    )),
  );
}
