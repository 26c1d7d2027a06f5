import { paperText } from "#app/text/paper.ts";

export type PaperHeadProps = {
  /** Null on pages that are nobody's. */
  memberName: string | null;
  /** The group's name: what members call their plan. */
  plan: string | null;
  /** The moment the page is true for, as it is shown; null where no clock ran. */
  asOf: string | null;
  /** Whom to ring about it; null where the brand named nobody. */
  phone: string | null;
};

/** Says on paper, where no header is, whose page this is, of when, and whom to ask. */
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
