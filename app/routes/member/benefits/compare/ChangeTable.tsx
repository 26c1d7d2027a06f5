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
        const { key, from: before, to: after, means, change } = row;
        const tone = TONES[means];
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

type Things = ArrangedChange["things"];

/** What changed, and where; of what stands above only where, and its name for those who listen. */
function What({ change }: { change: ArrangedChange }) {
  const { things, places, label, continuesFact } = change;
  const [only, another] = things;
  const codes = another === undefined && !continuesFact ? (only?.about ?? []) : [];
  return (
    <div className={continuesFact ? "changes__more" : undefined}>
      {continuesFact ? (
        <VisuallyHidden>
          {things.map(({ name }, at) => (
            <TextParts key={at} of={at === 0 ? name : [", ", ...name]} />
          ))}
        </VisuallyHidden>
      ) : another === undefined ? (
        only && <TextParts of={only.name} />
      ) : (
        <ThingList things={things} />
      )}
      <small>{[listNames(places), ...codes, label].filter(Boolean).join(" · ")}</small>
    </div>
  );
}

/** A list that is longer is folded, but for its first. */
const MOST = 4;

/** Several things that change alike. */
function ThingList({ things }: { things: Things }) {
  const first = things.length > MOST ? things.slice(0, MOST - 1) : things;
  const more = things.slice(first.length);
  return (
    <>
      <NamedThings of={first} />
      {more.length > 0 && (
        <details>
          <summary className="link">
            {words.more(more.length)}
            <Icon name="caret-down" />
          </summary>
          <NamedThings of={more} />
        </details>
      )}
    </>
  );
}

const NamedThings = ({ of }: { of: Things }) => (
  <ul className="changes__things">
    {of.map(({ name, about }, at) => (
      <li key={at}>
        <TextParts of={name} /> <span className="muted">{about.join(" · ")}</span>
      </li>
    ))}
  </ul>
);
