import { Badge } from "#app/components/ui/Badge.tsx";
import { ButtonLink } from "#app/components/ui/Button.tsx";
import { Icon } from "#app/components/ui/Icon.tsx";
import { DefinitionList } from "#app/components/ui/DefinitionList.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";
import { VisuallyHidden } from "#app/components/ui/VisuallyHidden.tsx";
import { providerSearchText } from "#app/text/provider-search.ts";
import type { ViewedProvider } from "./view-found.ts";

const text = providerSearchText.provider;

const LOOKS = {
  yes: { tone: "ok", icon: "check-circle-fill" },
  no: { tone: "warn", icon: "x-circle-fill" },
  unknown: { icon: "question" },
} as const;

/** One provider of a result, with everything that is known of them. */
export function ProviderEntry({ provider }: { provider: ViewedProvider }) {
  const { name, title, accepting, facts, locations, choose, why } = provider;
  return (
    <article className="provider">
      <h3>
        <span>
          <bdi>{name}</bdi>
          {title !== null && `, ${title}`}
        </span>
      </h3>
      <Badge {...LOOKS[accepting]}>{text.accepting[accepting]}</Badge>
      <div className="standing__sides">
        {facts.length > 0 && <DefinitionList items={[...facts]} />}
        {locations.length > 0 && (
          <DefinitionList
            items={[{ term: text.places(locations.length), value: <Places places={locations} /> }]}
          />
        )}
      </div>
      {choose === null ? (
        <p className="muted">{why}</p>
      ) : (
        <ButtonLink kind="quiet" to={choose}>
          <span>
            {text.choose}
            <VisuallyHidden> {name}</VisuallyHidden>
          </span>
        </ButtonLink>
      )}
    </article>
  );
}

type PlacesProps = { places: ViewedProvider["locations"] };

/** The first location, and the others folded. */
function Places({ places: [first, ...others] }: PlacesProps) {
  return (
    <>
      <PlaceList places={first === undefined ? [] : [first]} />
      {others.length > 0 && (
        <details className="folds">
          <summary>
            {text.morePlaces(others.length)}
            <Icon name="caret-down" />
          </summary>
          <PlaceList places={others} />
        </details>
      )}
    </>
  );
}

const PlaceList = ({ places }: PlacesProps) => (
  <ul className="places">
    {places.map(({ lines, phone }) => (
      <li key={`${lines.join()} ${phone}`}>
        {lines.length > 0 && <p>{lines.join(", ")}</p>}
        <PhoneLink phone={phone} label={(number) => number} />
      </li>
    ))}
  </ul>
);
