import { Link } from "react-router";
import type { Spending } from "#app/rules/claims/spending.ts";
import { claimsText, showMonth } from "#app/text/claims/claims.ts";
import { shortDate, usd } from "#app/text/common/format.ts";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { FILLS } from "#app/components/ui/figures/MathBar.tsx";
import { SpendingBars } from "./SpendingBars.tsx";
import type { SpendingView } from "./view-spending.ts";

/** The member's and the plan's amounts by month: each a sum with its own bars, and a table. */
export function SpendingChart(props: SpendingView) {
  const { total, contradictory } = props;
  const text = claimsText.spending;
  return (
    <Card title={text.heading} className="folds spending">
      <div className="card__body">
        <p className="hint">{text.intro}</p>
        <Owe {...props} />
        <PlanPaid {...props} />
        <p className="hint">{text.notABill}</p>
        {props.unreadMembers.length > 0 && (
          <p className="hint">{text.missing(props.unreadMembers)}</p>
        )}
        {props.undecided && <p className="hint">{text.undecided}</p>}
        {props.estimates > 0 && <p className="hint">{claimsText.estimates(props.estimates)}</p>}
        {props.unpaid !== null && <p className="hint">{props.unpaid}</p>}
        {props.uncounted && <p className="hint">{claimsText.uncounted}</p>}
        {total.unknown > 0 && <p className="hint">{text.unknown(total.unknown)}</p>}
        {props.undated > 0 && <p className="hint">{text.undated(props.undated)}</p>}
        {contradictory.count > 0 && <Contradictory {...contradictory} />}
        <Months {...props} />
      </div>
    </Card>
  );
}

/** Only the sums, bars and table, for a page that has its own words about them. */
export const SpendingFigures = (props: SpendingView) => (
  <>
    <div className="spending__sums">
      <div>
        <Owe {...props} />
      </div>
      <div>
        <PlanPaid {...props} />
      </div>
    </div>
    <Months {...props} />
  </>
);

const Owe = (props: SpendingView) => (
  <Part name="owe" term={claimsText.spending.share} {...props} />
);

const PlanPaid = (props: SpendingView) => (
  <Part name="planPaid" term={claimsText.spending.planPaid} {...props} />
);

const Months = ({ months, total }: SpendingView) => (
  <details>
    <summary>
      {claimsText.spending.showTable}
      <Icon name="caret-down" />
    </summary>
    <MonthsTable months={months} total={total} />
  </details>
);

type PartProps = Pick<SpendingView, "months" | "total" | "scales"> & {
  name: keyof SpendingView["scales"];
  term: string;
};

function Part({ name, term, months, total, scales }: PartProps) {
  const key = `${name}Cents` as const;
  const ends = [months[0]?.month ?? "", months.at(-1)?.month ?? ""].map(showMonth);
  const [from = "", to = ""] = ends;
  return (
    <>
      <dl className="spending__sum">
        <dt>{term}</dt>
        <dd>
          <Amount cents={total[key]} />
        </dd>
      </dl>
      {scales[name].max > 0 && (
        <SpendingBars
          title={claimsText.spending.charts[name](from, to)}
          fill={FILLS[name]}
          months={months.map((month) => ({ month: month.month, cents: month[key] }))}
          scale={scales[name]}
        />
      )}
    </>
  );
}

function Contradictory({ count, named }: SpendingView["contradictory"]) {
  const words = claimWordsText;
  return (
    <>
      <p className="hint">{claimsText.contradictions(count)}</p>
      <ul className="hint">
        {named.map(({ key, provider, day, href }) => (
          <li key={key}>
            <Link className="link" to={href}>
              {provider ?? words.providerUnknown}
            </Link>{" "}
            {day === null ? claimsText.dateUnknown : shortDate(day)}
          </li>
        ))}
        {count > named.length && (
          <li>{claimsText.spending.moreContradictory(count - named.length)}</li>
        )}
      </ul>
    </>
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

const Figures = ({ name, of }: { name: string; of: Omit<Spending, "unknown"> }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{usd(of.planPaidCents)}</td>
    <td>{usd(of.oweCents)}</td>
  </tr>
);
