import { Icon } from "#app/components/ui/Icon.tsx";
import { benefitChangesText } from "#app/text/benefit-changes.ts";
import { FromTo } from "./AmountChanges.tsx";
import { showTier } from "./show-network.ts";
import { showTierIn } from "./show-tier.ts";
import type { FieldChange, ServiceLine, ShownTierChanges } from "./view-tier-changes.ts";

const text = benefitChangesText.services;
const tierText = benefitChangesText.tier;

/** So many services of a tier are told without folding. */
const FEW = 8;

/** A tier that is new, gone or renamed, and what changed in what it covers. */
export function ServiceChanges({ changes }: { changes: ShownTierChanges }) {
  const { tier, state, renamed, pages, groups } = changes;
  const count = groups.reduce((sum, { services }) => sum + services.length, 0);
  return (
    <>
      {state !== null && tier !== null && <p>{tierText[state](showTier(tier))}</p>}
      {renamed !== null && <p>{tierText.renamed(renamed.from, renamed.to)}</p>}
      {pages.length + count > 0 && tier !== null && <h3>{tierText.services(showTierIn(tier))}</h3>}
      {pages.length > 0 && (
        <ul className="changes">
          {pages.map(({ from, to }) => (
            <li key={`${from} ${to}`}>
              <b>{from ?? to}</b> <span>{showPage(from, to)}</span>
            </li>
          ))}
        </ul>
      )}
      {groups.map(({ category, services }) => (
        <details key={category} open={count <= FEW}>
          <summary>
            {category ?? text.other}: {showCounts(services)}
            <Icon name="caret-down" />
          </summary>
          <ul className="changes">
            {services.map((service, place) => (
              <li key={`${service.code} ${place}`}>
                <Service service={service} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function Service({ service: { kind, code, name, amount, fields } }: { service: ServiceLine }) {
  const label = name ?? (code === null ? text.unnamed : code);
  return (
    <>
      <span>
        <b>{label}</b>
        {code !== null && name !== null && <span className="muted"> {code}</span>}
      </span>{" "}
      {kind === "changed" ? (
        <span>
          {fields.map((field) => (
            <Changed key={field.field} change={field} />
          ))}
        </span>
      ) : (
        <span>
          {text[kind]}
          {amount !== null && <small>{`${text.field.amount}: ${amount}`}</small>}
        </span>
      )}
    </>
  );
}

const Changed = ({ change: { field, from, to } }: { change: FieldChange }) => (
  <small>
    {text.field[field]}: <FromTo from={from ?? text.notStated} to={to ?? text.notStated} />
  </small>
);

function showPage(from: string | null, to: string | null): string {
  if (from !== null && to !== null) return text.renamed(to);
  return from === null ? text.added : text.dropped;
}

/** "2 new, 1 changed". */
const showCounts = (services: readonly ServiceLine[]): string =>
  (["added", "dropped", "changed"] as const)
    .map((kind) => ({ kind, count: services.filter((one) => one.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => text.counts[kind](count))
    .join(", ");
