import { Table } from "#app/components/ui/figures/Table.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { TextParts, renderWords } from "#app/components/ui/text/CarrierText.tsx";
import { VisuallyHidden } from "#app/components/ui/text/VisuallyHidden.tsx";
import { benefitChangesText } from "#app/text/benefits/changes.ts";
import { showDate } from "#app/text/common/format.ts";
import { listNames } from "#app/text/common/list.ts";
import type { ArrangedChange } from "./arrange-changes.ts";
import type { ComparedCategory } from "./load-comparison.ts";

const words = benefitChangesText.category;

const TONES = { new: "info", gone: "warn", better: "ok", worse: "warn", changed: null } as const;

type ChangeTableProps = {
  caption: string;
  rows: ComparedCategory["changes"];
  days: readonly [string, string];
};

/** What changed in a category, with what it was and is. */
export function ChangeTable({ caption, rows, days: [from, to] }: ChangeTableProps) {
  return (
    <Table
      caption={caption}
      columns={[
        { key: "what", label: words.columns.what },
        { key: "from", label: showDate(from) },
        { key: "to", label: showDate(to) },
        { key: "change", label: words.columns.change },
      ]}
      rows={rows.map((row) => {
        const { key, from: before, to: after, effect, change } = row;
        const tone = TONES[effect];
        return {
          key,
          cells: {
            what: <What change={row} />,
            from: renderWords(before),
            to: renderWords(after),
            change: <b className={tone === null ? undefined : `tone-${tone}`}>{change}</b>,
          },
        };
      })}
    />
  );
}

type ChangedItems = ArrangedChange["items"];

/** What changed, and in which networks; only screen readers hear items of the row above again. */
function What({ change }: { change: ArrangedChange }) {
  const { items, places, label, repeatsItems } = change;
  const [only, another] = items;
  const codes = another === undefined && !repeatsItems ? (only?.codes ?? []) : [];
  return (
    <div className={repeatsItems ? "changes__more" : undefined}>
      {repeatsItems ? (
        <VisuallyHidden>
          {items.map(({ name }, at) => (
            <TextParts key={at} of={at === 0 ? name : [", ", ...name]} />
          ))}
        </VisuallyHidden>
      ) : another === undefined ? (
        only && <TextParts of={only.name} />
      ) : (
        <ItemList items={items} />
      )}
      <small>{[listNames(places), ...codes, label].filter(Boolean).join(" · ")}</small>
    </div>
  );
}

/** A longer list shows one item fewer than this and folds the rest. */
const MOST = 4;

/** Several items that change alike. */
function ItemList({ items }: { items: ChangedItems }) {
  const first = items.length > MOST ? items.slice(0, MOST - 1) : items;
  const more = items.slice(first.length);
  return (
    <>
      <NamedItems of={first} />
      {more.length > 0 && (
        <details>
          <summary className="link">
            {words.more(more.length)}
            <Icon name="caret-down" />
          </summary>
          <NamedItems of={more} />
        </details>
      )}
    </>
  );
}

const NamedItems = ({ of }: { of: ChangedItems }) => (
  <ul className="changes__things">
    {of.map(({ name, codes }, at) => (
      <li key={at}>
        <TextParts of={name} /> <span className="muted">{codes.join(" · ")}</span>
      </li>
    ))}
  </ul>
);
