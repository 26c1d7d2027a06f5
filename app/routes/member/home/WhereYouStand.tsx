import { href } from "react-router";
import { isSpentByPlan } from "#app/rules/benefits/accumulator-kind.ts";
import { metWords, MeterFigure } from "#app/components/ui/figures/Meter.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { CallAlert } from "#app/contact/service-phone.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import type { StandRow } from "#app/rules/benefits/where-you-stand.ts";
import { showDate, usd } from "#app/text/common/format.ts";
import { homeText } from "#app/text/frame/home.ts";

const text = homeText.stand;

type WhereYouStandProps = {
  asOf: string;
  rows: readonly StandRow[];
  /** Whether an amount is left out because something speaks against it. */
  isDoubtful: boolean;
};

/** How far the plan's key amounts are, own and family (NOW-01). */
export function WhereYouStand({ asOf, rows, isDoubtful }: WhereYouStandProps) {
  return (
    <Card
      title={text.title}
      className="stand"
      more={
        <ArrowLink to={href("/benefits")} className="card__more">
          {text.link}
        </ArrowLink>
      }
    >
      {rows.length > 0 && (
        <>
          <ul className="stand__rows card__body">
            {rows.map((row) => (
              <Row key={`${row.category} ${row.kind}`} row={row} />
            ))}
          </ul>
          <p className="card__body muted">{text.asOf(showDate(asOf))}</p>
        </>
      )}
      {isDoubtful && (
        <div className="card__body">
          <CallAlert>{text.leftOut}</CallAlert>
        </div>
      )}
    </Card>
  );
}

/** The member's own amount in large; the family's below it, or alone. */
function Row({ row: { kind, individual, family } }: { row: StandRow }) {
  const main = individual ?? family;
  if (main === null) return null;
  return (
    <li>
      <h3 className="hint">{individual === null ? text.familyKind[kind] : text.kind[kind]}</h3>{" "}
      <MeterFigure {...main}>
        <p className="muted">{metWords(main.metCents, isSpentByPlan(kind))}</p>{" "}
        {individual !== null && family !== null && (
          <p className="muted">
            {text[family.remainingCents < 0 ? "familyOver" : "family"](
              usd(Math.abs(family.remainingCents)),
              usd(family.totalCents),
            )}
          </p>
        )}
      </MeterFigure>
    </li>
  );
}
