import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import {
  renderCarrierText,
  TextParts,
  renderWords,
  carrierText,
  englishLang,
} from "#app/components/ui/text/CarrierText.tsx";
import { Sentences } from "#app/components/ui/text/Sentence.tsx";
import { Table } from "#app/components/ui/figures/Table.tsx";
import { benefitsText } from "#app/text/benefits/benefits.ts";
import type { ShownBenefits } from "./view-category.ts";

type ServiceGroup = ShownBenefits["services"][number];

/** Up to this many services are shown at once; more are folded by category. */
const OPEN_UP_TO = 12;

export function Covered({ shown: { pages, services } }: { shown: ShownBenefits }) {
  if (pages.length + services.length === 0) return null;
  const count = services.reduce((sum, group) => sum + group.services.length, 0);
  const isOpen = services.length === 1 || count <= OPEN_UP_TO;
  return (
    <section aria-labelledby="covered" className="form">
      <h2 id="covered">{benefitsText.covered.heading}</h2>
      {pages.length > 0 && (
        <div className="card">
          <ul className="card__body priced">
            {pages.map(({ key, name, price, href }) => (
              <li key={key}>
                {href === null ? (
                  <span {...englishLang}>{name}</span>
                ) : (
                  <a className="link" href={href}>
                    {renderCarrierText(name)}
                    <Icon name="arrow-square-out" />
                  </a>
                )}{" "}
                {price !== null && <b>{renderWords(price)}</b>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {services.map((group, index) => (
        <ServiceTable key={`${group.category} ${index}`} group={group} isOpen={isOpen} />
      ))}
    </section>
  );
}

/** What the plan pays, below what the member pays where that is said. */
const PlanShare = ({ isSmall, children }: { isSmall: boolean; children: ReactNode }) =>
  isSmall ? <small>{children}</small> : <b>{children}</b>;

/** A service's code and what the plan says of it, as far as they are given. */
const codeAnd = ({ code, description }: ServiceGroup["services"][number]) => [
  ...(code ? [code] : []),
  ...(description ? [[renderCarrierText(description)]] : []),
];

function ServiceTable({ group, isOpen }: { group: ServiceGroup; isOpen: boolean }) {
  const text = benefitsText.covered;
  const { columns } = text;
  const title = group.category === null ? text.uncategorized : carrierText(group.category);
  return (
    <details className="card folds services" open={isOpen}>
      <summary>
        <h3>{renderWords(title)}</h3>
        <span className="muted">{text.count(group.services.length)}</span>
        <Icon name="caret-down" />
      </summary>
      <Table
        caption={<TextParts of={text.caption(title)} />}
        columns={[
          { key: "name", label: columns.name },
          { key: "pays", label: columns.pays },
          { key: "limit", label: columns.limit },
        ]}
        rows={group.services.map((service) => ({
          key: service.key,
          cells: {
            name: (
              <div>
                {service.href !== null ? (
                  <Link className="link" to={service.href}>
                    {service.name === null ? service.code : renderCarrierText(service.name)}
                  </Link>
                ) : service.name === null ? (
                  text.unnamed
                ) : (
                  renderCarrierText(service.name)
                )}
                <small>
                  <Sentences each={codeAnd(service)} between=" · " />
                </small>
              </div>
            ),
            pays: (
              <span>
                {service.youPay !== null && <b>{service.youPay}</b>}
                <PlanShare isSmall={service.youPay !== null}>
                  {renderWords(service.pays ?? text.notStated)}
                </PlanShare>
                {service.incentives.map(({ name, pays }) => (
                  <small key={name}>
                    <TextParts of={text.incentive(carrierText(name), pays)} />
                  </small>
                ))}
              </span>
            ),
            limit: service.limit !== null && renderCarrierText(service.limit),
          },
        }))}
      />
    </details>
  );
}
