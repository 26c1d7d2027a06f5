import type { Spending } from "#app/rules/claims/spending.ts";
import { claimsText, showMonth } from "#app/text/claims.ts";
import { usd } from "#app/text/format.ts";
import { Card } from "#app/components/ui/Card.tsx";
import { Icon } from "#app/components/ui/Icon.tsx";
import { Amount } from "#app/components/ui/Amount.tsx";
import { FILLS } from "#app/components/ui/MathBar.tsx";
import { SpendingBars, type SpendingView } from "./SpendingBars.tsx";

/** What the plan paid and the member owes by month: sums, chart and table. */
export function SpendingChart(props: SpendingView) {
  const { months, total } = props;
  const text = claimsText.spending;
  const { count } = props.contradictory;
  const shownMonths = props.contradictory.months.map(showMonth);
  return (
    <Card title={text.heading} className="folds spending">
      <div className="card__body">
        <p className="hint">{text.intro}</p>
        <dl className="spending__sums">
          <Sum term={text.planPaid} fill={FILLS.planPaid} cents={total.planPaidCents} />
          <Sum term={text.share} fill={FILLS.owe} cents={total.oweCents} />
        </dl>
        <p className="hint">{text.notABill}</p>
        {props.missing.length > 0 && <p className="hint">{text.missing(props.missing)}</p>}
        {props.undecided && <p className="hint">{text.undecided}</p>}
        {total.unknown > 0 && <p className="hint">{text.unknown(total.unknown)}</p>}
        {props.undated > 0 && <p className="hint">{text.undated(props.undated)}</p>}
        {count > 0 && <p className="hint">{claimsText.contradictions(count, shownMonths)}</p>}
        {props.max > 0 && <SpendingBars {...props} />}
        <details>
          <summary>
            {text.showTable}
            <Icon name="caret-down" />
          </summary>
          <MonthsTable months={months} total={total} />
        </details>
      </div>
    </Card>
  );
}

/** A sum with its colour in the chart. */
function Sum({ term, fill, cents }: { term: string; fill: string; cents: number }) {
  return (
    <div>
      <dt>
        <svg width="12" height="12" aria-hidden="true">
          <rect width="12" height="12" rx="3" fill={fill} />
        </svg>
        {term}
      </dt>
      <dd>
        <Amount cents={cents} />
      </dd>
    </div>
  );
}

function MonthsTable({ months, total }: Pick<SpendingView, "months" | "total">) {
  const text = claimsText.spending;
  return (
    <table className="num">
      <caption className="vh">{text.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.month}</th>
          <th scope="col">{text.planPaid}</th>
          <th scope="col">{text.owe}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, planPaidCents, oweCents }) => (
          <Figures key={month} name={showMonth(month)} of={{ planPaidCents, oweCents }} />
        ))}
      </tbody>
      <tfoot>
        <Figures name={text.total} of={total} />
      </tfoot>
    </table>
  );
}

type FiguresProps = { name: string; of: Omit<Spending, "unknown"> };

const Figures = ({ name, of }: FiguresProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{usd(of.planPaidCents)}</td>
    <td>{usd(of.oweCents)}</td>
  </tr>
);
