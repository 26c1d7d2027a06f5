import type { ReferralStatusKey } from "#app/rules/care/referral.ts";
import { commonText } from "#app/text/common/common.ts";
import { referralsText as text } from "#app/text/care/referrals.ts";
import { renderCarrierText, renderWords } from "#app/components/ui/text/CarrierText.tsx";
import { Badge } from "#app/components/ui/text/Badge.tsx";
import { Meter } from "#app/components/ui/figures/Meter.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { Sentence } from "#app/components/ui/text/Sentence.tsx";
import type { IconName } from "#app/components/ui/icons/icons.ts";
import { Table, type Column } from "#app/components/ui/figures/Table.tsx";
import type { Tone } from "#app/components/ui/icons/tones.ts";
import type { ReferralRow } from "./referral-list.ts";

type ReferralColumn = "to" | "care" | "member" | "dates" | "visits" | "status";

const looks: Readonly<Record<ReferralStatusKey, { tone?: Tone; icon: IconName }>> = {
  approved: { tone: "ok", icon: "check-circle-fill" },
  pending: { tone: "info", icon: "arrows-clockwise" },
  denied: { tone: "bad", icon: "x-circle-fill" },
  canceled: { icon: "x" },
  other: { icon: "question" },
};

type ReferralTableProps = { rows: readonly ReferralRow[]; withMember: boolean };

export function ReferralTable({ rows, withMember }: ReferralTableProps) {
  const columns: readonly Column<ReferralColumn>[] = [
    { key: "to", label: text.table.to },
    { key: "care", label: text.table.care },
    ...(withMember ? [{ key: "member", label: text.table.member } as const] : []),
    { key: "dates", label: text.table.dates },
    { key: "visits", label: text.table.visits },
    { key: "status", label: text.table.status },
  ];
  return (
    <div className="referral-rows">
      <Table
        caption={text.title}
        columns={columns}
        kind="wide"
        rows={rows.map((row) => ({
          key: row.id,
          cells: {
            to: row.to ?? text.providerUnknown,
            care: <Care row={row} />,
            member: row.member ?? commonText.notGiven,
            dates: <Dates row={row} />,
            visits: <Visits row={row} />,
            status: <Status row={row} />,
          },
        }))}
      />
    </div>
  );
}

function Care({ row: { id, by, service } }: { row: ReferralRow }) {
  return (
    <div>
      {service === null ? text.serviceUnknown : renderCarrierText(service)}
      {by !== null && <p className="muted">{text.by(by)}</p>}
      <p className="muted">{text.number(id)}</p>
    </div>
  );
}

function Dates({ row: { dates, mayGetDates, more } }: { row: ReferralRow }) {
  const none = mayGetDates ? text.dates.unknown : commonText.notGiven;
  return (
    <div className={dates === null ? "unsaid" : undefined}>
      {dates === null ? none : <Sentence parts={sayDates(dates)} />}
      {more !== null && <p className="muted">{more}</p>}
    </div>
  );
}

const sayDates = (dates: NonNullable<ReferralRow["dates"]>) =>
  dates.kind === "both"
    ? text.dates.both(<DateText day={dates.from} inWords />, <DateText day={dates.to} inWords />)
    : text.dates[dates.kind](<DateText day={dates.day} inWords />);

/** The bar says nothing that the words do not. */
function Visits({ row: { visits, used } }: { row: ReferralRow }) {
  return (
    <div className={visits === null ? "unsaid" : undefined}>
      {visits ?? commonText.notGiven}
      {used !== null && <Meter met={used} total={1} className="meter visits" />}
    </div>
  );
}

function Status({ row: { status, isExpired } }: { row: ReferralRow }) {
  return (
    <div>
      {status && <Badge {...looks[status.key]}>{renderWords(status.words)}</Badge>}{" "}
      {isExpired && <Badge icon="clock">{text.expired}</Badge>}
    </div>
  );
}
