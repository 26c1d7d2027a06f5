import { commonText } from "#app/text/common.ts";
import type { ShownCents } from "#app/rules/claims/pending.ts";
import { homeText } from "#app/text/home.ts";
import { Amount } from "#app/components/ui/Amount.tsx";

/** What a claim leaves to owe, in cents, under a heading that says so; null where it is not given. */
export function Owed({ cents }: { cents: ShownCents }) {
  const { notDecided, notGiven } = commonText;
  if (cents === null) return <span className="muted owed">{notGiven}</span>;
  if (cents === "undecided") return <span className="muted owed">{notDecided}</span>;
  if (cents >= 0) return <Amount cents={cents} />;
  return (
    <span className="owed">
      {homeText.claims.credit} <Amount cents={-cents} />
    </span>
  );
}
