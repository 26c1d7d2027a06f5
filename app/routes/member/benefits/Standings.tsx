import { Amount } from "#app/components/ui/Amount.tsx";
import { Badge } from "#app/components/ui/Badge.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { ProgressMeter } from "#app/components/ui/ProgressMeter.tsx";
import { Toggletip } from "#app/components/ui/Toggletip.tsx";
import { benefitsText } from "#app/text/benefits.ts";
import type { StandingRow, StandingSide } from "./view-standing.ts";

const text = benefitsText.stands;

type StandingsProps = {
  rows: readonly StandingRow[];
  /** Null for the viewer's own. */
  name: string | null;
};

/** Each deductible, maximum and limit: how far it is, in numbers, as a bar and in a sentence. */
export function Standings({ rows, ...whose }: StandingsProps) {
  return (
    <ul className="standings">
      {rows.map((row) => (
        <li key={row.id} id={row.id} className="standing">
          <h3>
            {titleOf(row)}
            {row.detail?.body && (
              <Toggletip label={text.about(titleOf(row))}>
                {row.detail.header && <strong>{row.detail.header}</strong>}
                <p>{row.detail.body}</p>
              </Toggletip>
            )}
          </h3>
          <div className="standing__sides">
            {row.sides.map((side) => (
              <Side key={String(side.isFamily)} row={row} side={side} {...whose} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

const titleOf = ({ kind, name }: StandingRow): string => name ?? text.kind[kind];

type SideProps = Omit<StandingsProps, "rows"> & { row: StandingRow; side: StandingSide };

function Side({ row, side, name }: SideProps) {
  const { metCents, remainingCents, totalCents, state, sentence } = side;
  const who = side.isFamily ? text.family : (name ?? text.you);
  const title = text.of(titleOf(row), who);
  return (
    <div>
      <p className="standing__who">{who}</p>
      {metCents === null || remainingCents === null ? (
        <p>
          <Amount cents={totalCents} /> {text.total}
        </p>
      ) : (
        <ProgressMeter
          title={title}
          metCents={metCents}
          remainingCents={remainingCents}
          limitCents={totalCents}
          hide={{ title: true }}
          {...(isUsed(row) && { labels: text.labels })}
        />
      )}
      {state === "off" ? (
        <p>
          <Badge tone="warn" icon="warning-fill">
            {text.offHere}
          </Badge>
        </p>
      ) : (
        <p>{sentence}</p>
      )}
      {side.claims !== null && (
        <OnwardLink to={side.claims} context={text.claimsFor(title)}>
          {text.claims}
        </OnwardLink>
      )}
    </div>
  );
}

/** Limits are used by what the plan pays; deductibles and maximums are met by what members pay. */
const isUsed = ({ kind }: StandingRow): boolean => kind === "annualLimit" || kind === "other";
