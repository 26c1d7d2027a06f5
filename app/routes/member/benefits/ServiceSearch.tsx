import { Form, Link } from "react-router";
import { Alert } from "#app/components/ui/Alert.tsx";
import { Button, ButtonLink } from "#app/components/ui/Button.tsx";
import { Card } from "#app/components/ui/Card.tsx";
import { EmptyState } from "#app/components/ui/EmptyState.tsx";
import { Table } from "#app/components/ui/Table.tsx";
import { benefitsText } from "#app/text/benefits.ts";
import { showTier } from "./show-network.ts";
import type { SearchView } from "./view-services.ts";

const text = benefitsText.covered;

type ServiceSearchProps = {
  search: SearchView;
  path: string;
  hidden: Readonly<Record<string, string | null>>;
  /** Whether services are known by codes that members see on bills. */
  isDental: boolean;
};

/** A search box over what the plan covers, and what it found in each network. */
export function ServiceSearch({ search, path, hidden, isDental }: ServiceSearchProps) {
  const { query, found, all } = search;
  return (
    <>
      <Form action={path} className="chooser" role="search" aria-label={text.search} key={query}>
        {Object.entries(hidden).map(
          ([name, value]) =>
            value !== null && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label htmlFor="q">
          {text.search}{" "}
          <small className="muted">{isDental ? text.searchHintDental : text.searchHint}</small>
        </label>
        <input
          className="input"
          id="q"
          name="q"
          type="search"
          maxLength={80}
          defaultValue={query}
        />
        <Button kind="quiet">{text.find}</Button>
        {found !== null && (
          <ButtonLink kind="bare" to={all}>
            {text.all}
          </ButtonLink>
        )}
      </Form>
      {found !== null && search.isIncomplete && <Alert kind="warning">{text.unread}</Alert>}
      {found?.length === 0 && (
        <EmptyState
          title={text.nothing(query)}
          text={text.nothingText}
          action={{ label: text.all, href: all }}
        />
      )}
      {found !== null && found.length > 0 && (
        <Card title={text.found(found.length, query)}>
          <Table
            caption={text.found(found.length, query)}
            hideCaption
            columns={[
              { key: "name", label: text.columns.name },
              { key: "pays", label: text.columns.pays },
            ]}
            rowHeader="name"
            rows={found.map(({ key, code, name, category, href, tiers }) => ({
              key,
              cells: {
                name: (
                  <span>
                    {href !== null ? (
                      <Link className="link" to={href}>
                        {name ?? code}
                      </Link>
                    ) : (
                      (name ?? text.unnamed)
                    )}
                    <small>{[code, category].filter(Boolean).join(" · ")}</small>
                  </span>
                ),
                pays: (
                  <span>
                    {tiers.map((tier, place) => (
                      // A plan may list a service twice in one tier.
                      <span key={`${tier.name} ${place}`} className="found-tier">
                        {text.inTier(showTier(tier), tier.pays)}
                        {tier.limit && <small>{tier.limit}</small>}
                      </span>
                    ))}
                  </span>
                ),
              },
            }))}
          />
        </Card>
      )}
    </>
  );
}
