import { Link } from "react-router";
import { Icon } from "#app/components/ui/Icon.tsx";
import { Table } from "#app/components/ui/Table.tsx";
import { benefitsText } from "#app/text/benefits.ts";
import type { ShownBenefits } from "./view-category.ts";

const text = benefitsText.covered;

type CoveredProps = Pick<ShownBenefits, "pages" | "services">;

/** So many services are shown at once; more are folded by category. */
const OPEN_UP_TO = 12;

/** What a tier covers: pages of the plan, or services by category. */
export function Covered({ pages, services }: CoveredProps) {
  const count = services.reduce((sum, group) => sum + group.services.length, 0);
  const isOpen = services.length === 1 || count <= OPEN_UP_TO;
  return (
    <>
      {pages.length > 0 && (
        <ul className="card card__body priced">
          {pages.map(({ key, name, price, href }) => (
            <li key={key}>
              {href === null ? (
                <span>{name}</span>
              ) : (
                <a className="link" href={href}>
                  {name}
                  <Icon name="arrow-square-out" />
                </a>
              )}{" "}
              {price !== null && <b>{price}</b>}
            </li>
          ))}
        </ul>
      )}
      {services.map((group, place) => (
        <ServiceTable key={`${group.category} ${place}`} group={group} isOpen={isOpen} />
      ))}
    </>
  );
}

function ServiceTable({
  group,
  isOpen,
}: {
  group: ShownBenefits["services"][number];
  isOpen: boolean;
}) {
  const { columns } = text;
  const title = group.category ?? text.uncategorized;
  return (
    <details className="card folds services" open={isOpen}>
      <summary>
        <h3>{title}</h3>
        <span className="muted">{text.count(group.services.length)}</span>
        <Icon name="caret-down" />
      </summary>
      <Table
        caption={text.caption(title)}
        hideCaption
        columns={[
          { key: "name", label: columns.name },
          { key: "limit", label: columns.limit },
          { key: "pays", label: columns.pays },
        ]}
        rowHeader="name"
        rows={group.services.map((service) => ({
          key: service.key,
          cells: {
            name: (
              <span>
                {service.href !== null ? (
                  <Link className="link" to={service.href}>
                    {service.name ?? service.code}
                  </Link>
                ) : (
                  (service.name ?? text.unnamed)
                )}
                <small>{[service.code, service.description].filter(Boolean).join(" · ")}</small>
              </span>
            ),
            pays: (
              <span>
                <b>{service.pays ?? text.notStated}</b>
                {service.incentives.map(({ name, pays }) => (
                  <small key={name}>{text.incentive(name, pays)}</small>
                ))}
              </span>
            ),
            limit: service.limit,
          },
        }))}
      />
    </details>
  );
}
