import { costGlossaryText } from "#app/text/cost-glossary.ts";
import type { BarSegment } from "#app/rules/claims/math-bar.ts";
import { Amount } from "#app/components/ui/Amount.tsx";
import { Card } from "#app/components/ui/Card.tsx";
import { MathBar, MathKey } from "#app/components/ui/MathBar.tsx";

const { words, bar } = costGlossaryText;

/** What became of the bill of all claims: the bar, and the same as a list. */
export function BillBar({ segments }: { segments: readonly BarSegment[] }) {
  return (
    <Card title={bar}>
      <div className="card__body prose">
        <MathBar segments={segments} />
        <dl className="math">
          {segments.map(({ key, cents }) => (
            <div key={key}>
              <dt>
                <MathKey of={key} />
                {words[key].term}
              </dt>
              <dd>
                <Amount cents={cents} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
