import { homeText } from "#app/text/home.ts";
import { Money } from "#app/components/ui/Money.tsx";

/** What a claim leaves to owe, in cents, under a heading that says so; null where it is not given. */
export function Owed({ cents }: { cents: number | null | "undecided" }) {
  const { credit, notDecided, notGiven } = homeText.claims;
  if (cents === null) return <span className="muted owed">{notGiven}</span>;
  if (cents === "undecided") return <span className="muted owed">{notDecided}</span>;
  if (cents >= 0) return <Money cents={cents} />;
  return (
    <span className="owed">
      {credit} <Money cents={-cents} />
    </span>
  );
}
