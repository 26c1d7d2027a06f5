import { Card } from "#app/components/ui/Card.tsx";
import { DateText } from "#app/components/ui/DateText.tsx";
import { Table, type Column } from "#app/components/ui/Table.tsx";
import { primaryCareText } from "#app/text/primary-care.ts";
import { ProviderName } from "./ProviderFacts.tsx";
import type { EntryView } from "./view-person-care.ts";

const text = primaryCareText.earlier;

type Key = "name" | "begin" | "end" | "reason" | "locations";

const columns: readonly Column<Key>[] = [
  { key: "name", label: text.name },
  { key: "begin", label: text.begin },
  { key: "end", label: text.end },
  { key: "reason", label: text.reason },
  { key: "locations", label: text.locations },
];

/** The providers a member had, the latest first. */
export function CareHistory({ entries }: { entries: readonly EntryView[] }) {
  return (
    <Card title={text.heading}>
      {entries.length === 0 ? (
        <p className="card__body">{text.nothing}</p>
      ) : (
        <Table
          caption={text.caption}
          hideCaption
          columns={columns}
          rowHeader="name"
          rows={entries.map(({ key, provider, begin, end, reason }) => ({
            key,
            cells: {
              name: (
                <span>
                  <ProviderName provider={provider} />
                </span>
              ),
              begin: <Day day={begin} />,
              end: <Day day={end} />,
              reason: reason ?? text.unknown,
              locations: <Places locations={provider.locations} />,
            },
          }))}
        />
      )}
    </Card>
  );
}

const Day = ({ day }: { day: string | null }) =>
  day === null ? text.unknown : <DateText day={day} />;

/** The first place, and how many others there are. */
function Places({ locations: [first, ...others] }: Pick<EntryView["provider"], "locations">) {
  if (first === undefined) return text.unknown;
  return (
    <span>
      {first.lines.join(", ")}{" "}
      {first.phone !== null && <small className="num">{first.phone}</small>}{" "}
      {others.length > 0 && <small>{text.more(others.length)}</small>}
    </span>
  );
}
