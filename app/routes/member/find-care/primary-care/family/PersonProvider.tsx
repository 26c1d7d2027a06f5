import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { renderCarrierText } from "#app/components/ui/text/CarrierText.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { Table, type Column } from "#app/components/ui/figures/Table.tsx";
import { primaryCareText } from "#app/text/care/primary-care.ts";
import { ProviderName } from "../provider/ProviderName.tsx";
import type { EntryView } from "./view-care.ts";
import type { ReactNode } from "react";
import { DefinitionList } from "#app/components/ui/text/DefinitionList.tsx";
import type { LocationView } from "../provider/view-provider.ts";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";

const { provider: text, earlier } = primaryCareText;

export function ProviderFacts({ entry, children }: { entry: EntryView; children: ReactNode }) {
  const { provider, since, end } = entry;
  const { group, specialty, languages, accepting, isNameOnly } = provider;
  return (
    <div className="card__body prose">
      <h3>{nameOf(provider)}</h3>
      {isNameOnly && <p className="muted">{text.nameOnly}</p>}
      <DefinitionList
        items={[
          group !== null && { term: text.group, value: <bdi>{group}</bdi> },
          specialty !== null && { term: text.specialty, value: renderCarrierText(specialty) },
          languages !== null && { term: text.languages, value: renderCarrierText(languages) },
          !isNameOnly && { term: text.accepting, value: text.accepts[accepting] },
          since !== null && { term: text.since, value: <DateText day={since} /> },
          end !== null && { term: text.until, value: <DateText day={end} /> },
        ]}
      />
      {children}
    </div>
  );
}

const nameOf = ({ name, title }: EntryView["provider"]) =>
  name === null ? text.unnamed : <ProviderName name={name} title={title} />;

type HistoryColumn = "name" | "begin" | "end" | "reason" | "locations";

const columns: readonly Column<HistoryColumn>[] = [
  { key: "name", label: earlier.name },
  { key: "begin", label: earlier.begin },
  { key: "end", label: earlier.end },
  { key: "reason", label: earlier.reason },
  { key: "locations", label: earlier.locations },
];

export function CareHistory({ entries }: { entries: readonly EntryView[] }) {
  return (
    <Card title={earlier.heading}>
      {entries.length === 0 ? (
        <p className="card__body">{earlier.nothing}</p>
      ) : (
        <Table
          caption={earlier.caption}
          columns={columns}
          rows={entries.map(({ key, provider, begin, end, reason }) => ({
            key,
            cells: {
              name: <span>{nameOf(provider)}</span>,
              begin: <DateText day={begin} none={earlier.unknown} />,
              end: <DateText day={end} none={earlier.unknown} />,
              reason: reason === null ? earlier.unknown : renderCarrierText(reason),
              locations: <Places locations={provider.locations} />,
            },
          }))}
        />
      )}
    </Card>
  );
}

function Places({ locations: [first, ...others] }: Pick<EntryView["provider"], "locations">) {
  if (first === undefined) return earlier.unknown;
  return (
    <span>
      {first.lines.join(", ")}{" "}
      {first.phone !== null && <small className="num">{first.phone}</small>}{" "}
      {others.length > 0 && <small>{earlier.more(others.length)}</small>}
    </span>
  );
}

export function Locations({ locations }: { locations: readonly LocationView[] }) {
  return (
    <Card title={locations.length > 1 ? text.locations : text.location} className="claim__side">
      <div className="card__body">
        {locations.length === 0 ? (
          <p className="muted">{text.noLocation}</p>
        ) : (
          <ul className="form">
            {locations.map((location) => (
              <li key={JSON.stringify(location)}>
                <Place location={location} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Place({ location: { lines, phone } }: { location: LocationView }) {
  return (
    <>
      {lines.map((line, index) => (
        <p key={`${index} ${line}`}>{line}</p>
      ))}
      {phone === null ? <p className="muted">{text.noPhone}</p> : <PhoneLink phone={phone} />}
    </>
  );
}
