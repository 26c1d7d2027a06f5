import { Form } from "react-router";
import { LIST_HEADING } from "#app/components/lists/list-view.ts";
import { Pagination } from "#app/components/lists/Pagination.tsx";
import { Button, ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { Placeholder } from "#app/components/ui/surfaces/EmptyState.tsx";
import { Tabs } from "#app/components/ui/actions/Tabs.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { providerSearchText as text } from "#app/text/care/provider-search.ts";
import type { SearchView } from "./search.tsx";
import type { ViewedFound, ViewedProvider } from "./view-search.ts";
import { Badge } from "#app/components/ui/text/Badge.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { renderWords } from "#app/components/ui/text/CarrierText.tsx";
import { DefinitionList } from "#app/components/ui/text/DefinitionList.tsx";
import { VisuallyHidden } from "#app/components/ui/text/VisuallyHidden.tsx";
import { ProviderName } from "../provider/ProviderName.tsx";

type FoundProps = { view: Extract<SearchView, { kind: "result" }> };

export function FoundProviders({ view: { found, path, phone } }: FoundProps) {
  if (found.kind === "none") return <None found={found} path={path} phone={phone} />;
  const { heading, count, note, page, pages, query, tabs, providers } = found;
  return (
    <Card title={heading} headingId={LIST_HEADING} className="filtered-list">
      <div className="card__body prose">
        <Tabs label={text.filter.label} tabs={tabs} />
        <p className="muted" role="status">
          {count}
        </p>
        {note !== null && <p className="muted">{note}</p>}
      </div>
      <ul className="found">
        {providers.map((provider, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- not every provider has an id
          <li className="listed" key={index}>
            <ProviderEntry provider={provider} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className="card__body">
          <Pagination
            label={text.pages}
            page={page}
            pages={pages}
            hrefOf={(number) => `${path}${query}${number === 1 ? "" : `&page=${number}`}`}
          />
        </div>
      )}
    </Card>
  );
}

type NoneProps = {
  found: Extract<ViewedFound, { kind: "none" }>;
  path: string;
  phone: string | null;
};

function None({ found: { title, offers, tabs }, path, phone }: NoneProps) {
  return (
    <Card title={text.none.heading} headingId={LIST_HEADING} className="filtered-list">
      {tabs.length > 0 && (
        <div className="card__body">
          <Tabs label={text.filter.label} tabs={tabs} />
        </div>
      )}
      <Placeholder title={title} icon="map-pin-duotone">
        <p>{offers.length > 0 ? text.none.text : text.none.widest}</p>
        <div className="row">
          {offers.map(({ label, fields }) => (
            <Form key={label} method="post" action={path} aria-label={label}>
              {Object.entries(fields).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button kind="quiet">{label}</Button>
            </Form>
          ))}
          <PhoneLink phone={phone} />
        </div>
      </Placeholder>
    </Card>
  );
}

const LOOKS = {
  yes: { tone: "ok", icon: "check-circle-fill" },
  no: { tone: "warn", icon: "x-circle-fill" },
  unknown: { icon: "question" },
} as const;

function ProviderEntry({ provider }: { provider: ViewedProvider }) {
  const { name, accepting, facts, locations, choose, why } = provider;
  return (
    <article className="provider">
      <h3>
        <span>
          <ProviderName name={name} title={provider.title} />
        </span>
      </h3>
      <Badge {...LOOKS[accepting]}>{text.provider.accepting[accepting]}</Badge>
      <div>
        {facts.length > 0 && (
          <DefinitionList
            items={facts.map(({ term, value }) => ({ term, value: renderWords(value) }))}
          />
        )}
        {locations.length > 0 && (
          <DefinitionList
            items={[
              {
                term: text.provider.places(locations.length),
                value: <Places places={locations} />,
              },
            ]}
          />
        )}
      </div>
      {choose === null ? (
        <p className="muted">{why}</p>
      ) : (
        <ButtonLink kind="quiet" to={choose}>
          <span>
            {text.provider.choose}
            <VisuallyHidden> {name}</VisuallyHidden>
          </span>
        </ButtonLink>
      )}
    </article>
  );
}

type PlacesProps = { places: ViewedProvider["locations"] };

function Places({ places: [first, ...others] }: PlacesProps) {
  return (
    <>
      <PlaceList places={first === undefined ? [] : [first]} />
      {others.length > 0 && (
        <details className="folds">
          <summary>
            {text.provider.morePlaces(others.length)}
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
