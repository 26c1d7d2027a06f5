import { Card } from "#app/components/ui/Card.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";
import { primaryCareText } from "#app/text/primary-care.ts";
import type { LocationView } from "./view-provider.ts";

const text = primaryCareText.provider;

/** Where a provider sees patients, with the number to call. */
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
      {lines.map((line, place) => (
        <p key={`${place} ${line}`}>{line}</p>
      ))}
      {phone === null ? <p className="muted">{text.noPhone}</p> : <PhoneLink phone={phone} />}
    </>
  );
}
