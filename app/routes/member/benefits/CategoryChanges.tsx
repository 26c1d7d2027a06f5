import { Alert } from "#app/components/ui/Alert.tsx";
import { Card } from "#app/components/ui/Card.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { Table } from "#app/components/ui/Table.tsx";
import { Unavailable } from "#app/components/ui/Unavailable.tsx";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { benefitChangesText } from "#app/text/benefit-changes.ts";
import { useSupportPhone } from "#app/frame/support-phone.tsx";
import { showDate } from "#app/text/format.ts";
import type { ComparedCategory } from "./load-comparison.ts";

const text = benefitChangesText.category;

type CategoryProps = { changes: ComparedCategory; days: readonly [string, string] };

/** A category that changed or cannot be compared, on a card of its own. */
export function CategoryChanges({ changes, days }: CategoryProps) {
  const name = benefitCategoryText[changes.category];
  return (
    <Card title={name} className="changes">
      <Body changes={changes} days={days} />
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

function Body({ changes, days }: CategoryProps) {
  const phone = useSupportPhone();
  const { kind, turn, areLimitsUnknown, lost, changes: rows } = changes;
  const name = benefitCategoryText[changes.category];
  if (kind === "unknown") {
    return <Unavailable subject={text.subject(name.toLowerCase())} phone={phone} />;
  }
  if (kind !== "compared") return <p className="card__body">{turn}</p>;
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

const TONES = { new: "info", gone: "warn", better: "ok", worse: "warn", changed: null } as const;

type ChangeTableProps = {
  caption: string;
  rows: ComparedCategory["changes"];
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
      rows={rows.map(({ key, name, about, means, change, ...row }) => {
        const tone = TONES[means];
        return {
          key,
          cells: {
            what: (
              <span>
                {name}
                <small>{about.join(" · ")}</small>
              </span>
            ),
            from: row.from,
            to: row.to,
            change: <b className={tone === null ? undefined : `tone-${tone}`}>{change}</b>,
          },
        };
      })}
    />
  );
}

/** Whether a category has nothing to tell of its own. */
export const isSame = ({ kind, changes, areLimitsUnknown, lost }: ComparedCategory): boolean =>
  kind === "compared" && changes.length === 0 && !areLimitsUnknown && lost.length === 0;
