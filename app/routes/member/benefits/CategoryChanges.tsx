import { Alert } from "#app/components/ui/Alert.tsx";
import { Card } from "#app/components/ui/Card.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { Table } from "#app/components/ui/Table.tsx";
import { Unavailable } from "#app/components/ui/Unavailable.tsx";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { benefitChangesText } from "#app/text/benefit-changes.ts";
import { showDate } from "#app/text/format.ts";
import { sayChange } from "./say-change.ts";
import { showTier } from "./show-network.ts";
import type { ComparedCategory, ShownChange } from "./view-compare.ts";

const text = benefitChangesText.category;

type CategoryProps = {
  changes: ComparedCategory;
  days: readonly [string, string];
  phone: string | null;
};

/** A category that changed or cannot be compared, on a card of its own. */
export function CategoryChanges({ changes, days, phone }: CategoryProps) {
  const name = benefitCategoryText[changes.category];
  return (
    <Card title={name} className="changes">
      <Body changes={changes} days={days} phone={phone} />
      <p className="row card__body">
        {changes.pages.map(({ day, href }) => (
          <OnwardLink key={day} to={href}>
            {text.see(name, showDate(day))}
          </OnwardLink>
        ))}
      </p>
    </Card>
  );
}

function Body({ changes, days, phone }: CategoryProps) {
  const name = benefitCategoryText[changes.category];
  if (changes.kind === "unknown") {
    return <Unavailable subject={text.subject(name.toLowerCase())} phone={phone} />;
  }
  if (changes.kind !== "compared") return <p className="card__body">{sayCoverage(changes)}</p>;
  const { unreadable, areLimitsUnknown, changes: rows } = changes;
  const lost = unreadable.map((tier) => (tier === null ? text.someTier : showTier(tier)));
  return (
    <>
      {(areLimitsUnknown || lost.length > 0) && (
        <div className="card__body form">
          {areLimitsUnknown && <Alert kind="warning">{text.limitsUnread}</Alert>}
          {lost.length > 0 && <Alert kind="warning">{text.tiersUnread(lost.join(", "))}</Alert>}
        </div>
      )}
      {rows.length === 0 ? (
        <p className="card__body">{text.sameAsRead}</p>
      ) : (
        <ChangeTable caption={text.caption(name)} rows={rows} days={days} />
      )}
    </>
  );
}

type ChangeTableProps = {
  caption: string;
  rows: readonly ShownChange[];
  days: readonly [string, string];
};

function ChangeTable({ caption, rows, days: [from, to] }: ChangeTableProps) {
  return (
    <Table
      caption={caption}
      hideCaption
      columns={[
        { key: "what", label: text.columns.what },
        { key: "from", label: showDate(from) },
        { key: "to", label: showDate(to) },
        { key: "change", label: text.columns.change },
      ]}
      rowHeader="what"
      rows={rows.map((row, place) => {
        const said = sayChange(row);
        return {
          key: `${row.key} ${row.field} ${place}`,
          cells: {
            what: (
              <span>
                {said.name}
                <small>{said.about.join(" · ")}</small>
              </span>
            ),
            from: said.from,
            to: said.to,
            change: (
              <b className={said.tone === null ? undefined : `tone-${said.tone}`}>{said.change}</b>
            ),
          },
        };
      })}
    />
  );
}

/** Whether a category has nothing to tell of its own. */
export const isSame = (changes: ComparedCategory): boolean =>
  changes.kind === "compared" &&
  changes.changes.length === 0 &&
  !changes.areLimitsUnknown &&
  changes.unreadable.length === 0;

function sayCoverage(changes: ComparedCategory): string | null {
  const name = benefitCategoryText[changes.category];
  if (changes.kind === "begun") {
    return text[changes.isComing ? "begins" : "begun"](name, showDate(changes.day));
  }
  if (changes.kind !== "ended") return null;
  return text[changes.isComing ? "ends" : "ended"](name, showDate(changes.day));
}
