import { Link } from "react-router";
import { Alert } from "#app/components/ui/Alert.tsx";
import { Card } from "#app/components/ui/Card.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";
import { Table, type Column, type Row } from "#app/components/ui/Table.tsx";
import { Unavailable } from "#app/components/ui/Unavailable.tsx";
import { VisuallyHidden } from "#app/components/ui/VisuallyHidden.tsx";
import type { KeyAmount, Standings } from "#app/rules/benefits/key-amounts.ts";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { benefitDaysText } from "#app/text/benefit-days.ts";
import { benefitsSummaryText } from "#app/text/benefits-summary.ts";
import { showDate } from "#app/text/format.ts";
import { StandingCell } from "./StandingCell.tsx";
import { showRange } from "./show-range.ts";
import { showTier } from "./show-network.ts";
import type { CategorySummary, SummaryRow } from "./view-summary.ts";

const text = benefitsSummaryText.category;

/** One category: who is covered, how long, and how far the key amounts are. */
export function SummaryCard({
  summary,
  phone,
}: {
  summary: CategorySummary;
  phone: string | null;
}) {
  const { rows, keys, covered, incomplete, isOff } = summary;
  const name = benefitCategoryText[summary.category];
  const inText = name.toLowerCase();
  const isLost = covered && rows.every(({ state }) => state !== "shown");
  return (
    <Card
      title={text.title(name)}
      more={
        <OnwardLink to={summary.href} className="card__more">
          {text.more(inText)}
        </OnwardLink>
      }
    >
      <div className="card__body prose">
        <p className="muted">{aboutOf(summary).join(" · ")}</p>
        {keys.length === 0 && covered && !isLost && incomplete.length === 0 && (
          <p>{text.noAmounts}</p>
        )}
        {isLost && <Unavailable subject={benefitsSummaryText.subject(inText)} phone={phone} />}
        {incomplete.length > 0 && (
          <Alert kind="warning">{text.incomplete(incomplete.join(", "))}</Alert>
        )}
        {isOff && (
          <Alert kind="warning">
            <p>{text.isOff(inText)}</p>
            <PhoneLink phone={phone} />
          </Alert>
        )}
      </div>
      <Table
        caption={text.caption(name)}
        hideCaption
        columns={columnsOf(keys)}
        rowHeader="who"
        rows={[
          ...rows.map((row) => memberRow(row, keys, inText)),
          ...(Object.keys(summary.family).length > 0 ? [familyRow(summary.family, keys)] : []),
        ]}
      />
    </Card>
  );
}

/** The network that the amounts are for, and the plan period they count in. */
function aboutOf({ tier, keys, period }: CategorySummary): string[] {
  return [
    ...(tier && keys.length > 0 ? [showTier(tier)] : []),
    ...(period === "unread" ? [benefitDaysText.noPeriod] : []),
    ...(period === null || period === "unread"
      ? []
      : [
          benefitDaysText.planPeriod(
            showDate(period.firstDay),
            period.lastDay && showDate(period.lastDay),
          ),
          period.planName ?? [],
        ].flat()),
  ];
}

const columnsOf = (keys: readonly KeyAmount[]): Column<string>[] => [
  { key: "who", label: text.who },
  ...keys.map(({ key, kind, name }) => ({
    key,
    label: kind === "other" ? (name ?? "") : benefitsSummaryText.kind[kind],
  })),
];

function memberRow(row: SummaryRow, keys: readonly KeyAmount[], category: string): Row<string> {
  const { suffix, name, href, state, standings } = row;
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
            <span>
              {name}
              <VisuallyHidden>{text.of(category)}</VisuallyHidden>
            </span>
          </Link>
          <small>{row.range === null ? text.unreadDays : showRange(row.range)}</small>
        </span>
      ),
      ...(state === "unread" ? Object.fromEntries(unread) : cellsOf(standings, keys)),
    },
  };
}

const familyRow = (standings: Standings, keys: readonly KeyAmount[]): Row<string> => ({
  key: "family",
  cells: { who: text.family, ...cellsOf(standings, keys) },
});

const cellsOf = (standings: Standings, keys: readonly KeyAmount[]) =>
  Object.fromEntries(
    keys.map(({ key, kind }) => {
      const standing = standings[key];
      return [
        key,
        standing === undefined ? null : <StandingCell key={key} kind={kind} standing={standing} />,
      ];
    }),
  );
