import { Link } from "react-router";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { metWords, MeterFigure } from "#app/components/ui/figures/Meter.tsx";
import { Badge } from "#app/components/ui/text/Badge.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { Table, type Row } from "#app/components/ui/figures/Table.tsx";
import { Unavailable } from "#app/components/ui/surfaces/Unavailable.tsx";
import { WithContext } from "#app/components/ui/text/VisuallyHidden.tsx";
import { CallAlert, useServicePhone } from "#app/contact/service-phone.tsx";
import { isSpentByPlan } from "#app/rules/benefits/accumulator-kind.ts";
import type { ShownAmounts } from "#app/rules/benefits/accumulators.ts";
import type { KeyAmount, KeyAmountValues } from "#app/rules/benefits/key-amounts.ts";
import { benefitsSummaryText } from "#app/text/benefits/summary.ts";
import type { CategorySummary, SummaryRow } from "./view-summary.ts";

const text = benefitsSummaryText.category;

/** One category: who is covered, how long, and how far the key amounts are. */
export function SummaryCard({ summary }: { summary: CategorySummary }) {
  const { category, rows, keys, covered, incomplete } = summary;
  const phone = useServicePhone(category);
  const isLost =
    covered && rows.every(({ isCovered, isUnavailable }) => isUnavailable || !isCovered);
  return (
    <Card
      title={text.title(category)}
      more={
        <ArrowLink to={summary.href} className="card__more">
          {text.more(category)}
        </ArrowLink>
      }
    >
      <div className="card__body prose">
        <p className="muted">{summary.about.join(" · ")}</p>
        {keys.length === 0 && covered && !isLost && incomplete.length === 0 && (
          <p>{text.noAmounts}</p>
        )}
        {isLost && <Unavailable title={benefitsSummaryText.unavailable(category)} phone={phone} />}
        {incomplete.length > 0 && <Alert kind="warning">{text.incomplete(incomplete)}</Alert>}
        {summary.isInconsistent && (
          <CallAlert category={category}>{text.isInconsistent(category)}</CallAlert>
        )}
      </div>
      <Table
        caption={text.caption(category)}
        kind="figures"
        columns={[
          { key: "who", label: text.who },
          ...keys.map(({ key, kind, name: own }) => ({
            key,
            label: kind === "other" ? (own ?? "") : benefitsSummaryText.kind[kind],
            isCarrierText: kind === "other",
          })),
        ]}
        rows={[
          ...rows.map((row) => memberRow(row, keys, category)),
          ...(Object.keys(summary.family).length > 0
            ? [{ key: "family", cells: { who: text.family, ...cellsOf(summary.family, keys) } }]
            : []),
        ]}
      />
    </Card>
  );
}

function memberRow(
  row: SummaryRow,
  keys: readonly KeyAmount[],
  category: CategorySummary["category"],
): Row<string> {
  const { suffix, name, href, coverage, isUnavailable, values } = row;
  const unread = keys.map(({ key }) => [
    key,
    <span key={key} className="muted">
      {text.unread}
    </span>,
  ]);
  return {
    key: String(suffix),
    cells: {
      who: (
        <span>
          <Link className="link" to={href}>
            <WithContext context={text.of(category)}>{name}</WithContext>
          </Link>
          <small>{coverage ?? text.unreadDays}</small>
        </span>
      ),
      ...(isUnavailable ? Object.fromEntries(unread) : cellsOf(values, keys)),
    },
  };
}

const cellsOf = (values: KeyAmountValues, keys: readonly KeyAmount[]) =>
  Object.fromEntries(
    keys.map(({ key, kind }) => {
      const value = values[key];
      return [
        key,
        value === undefined ? null : <KeyAmountCell key={key} kind={kind} value={value} />,
      ];
    }),
  );

/** What is left of the total, as a bar, and what was counted; one line where all of it is left. */
function KeyAmountCell({ kind, value }: { kind: KeyAmount["kind"]; value: ShownAmounts }) {
  const { metCents, remainingCents, totalCents, isInconsistent } = value;
  const isUntouched = metCents === 0 && remainingCents === totalCents && !isInconsistent;
  const words = benefitsSummaryText.progress;
  const figure = (
    <MeterFigure {...value}>
      <small>{metCents === null ? words.unknown : metWords(metCents, isSpentByPlan(kind))}</small>
      {isInconsistent && (
        <Badge tone="warn" icon="warning-fill">
          {words.off}
        </Badge>
      )}
    </MeterFigure>
  );
  return isUntouched ? <div className="untouched">{figure}</div> : figure;
}
