import { homeText } from "../text/home.ts";
import { Money } from "./Money.tsx";

/** What a claim leaves to owe, in cents, under a heading that says so. */
export function Owed({ cents }: { cents: number | "undecided" }) {
  const { credit, notDecided } = homeText.claims;
  if (cents === "undecided") return <span className="muted owed">{notDecided}</span>;
  if (cents >= 0) return <Money cents={cents} />;
  return (
    <span className="owed">
      {credit} <Money cents={-cents} />
    </span>
  );
}
