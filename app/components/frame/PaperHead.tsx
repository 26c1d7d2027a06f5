import { paperText } from "#app/text/paper.ts";

export type PaperHeadProps = {
  /** Null on pages outside the shell. */
  memberName: string | null;
  /** The group's name, which members know as their plan. */
  plan: string | null;
  /** The time of the oldest answer on the page, formatted; null where it is not known. */
  asOf: string | null;
  /** A number to call; null where the brand has none. */
  phone: string | null;
};

/** The header of printed pages: whose page it is, its time, and a number to call. */
export function PaperHead({ memberName, plan, asOf, phone }: PaperHeadProps) {
  const facts = [
    [paperText.member, memberName],
    [paperText.plan, plan],
    [paperText.asOf, asOf],
    [paperText.phone, phone],
  ] as const;
  const known = facts.filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <dl className="paper">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
