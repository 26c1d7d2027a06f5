import { claimDetailText } from "#app/text/claim-detail.ts";
import { homeText } from "#app/text/home.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import { Money } from "./Money.tsx";

/** In cents; null where the gateway gives none, "undecided" where there can be none yet. */
export type ShownCents = number | null | "undecided";

/** An amount of a claim, or why there is none: never a zero in its place. */
export function Amount({ cents }: { cents: ShownCents }) {
  if (cents === null) return claimDetailText.lines.notGiven;
  if (cents === "undecided") {
    return (
      <>
        <span aria-hidden="true">{"\u2014"}</span>
        <VisuallyHidden>{homeText.claims.notDecided}</VisuallyHidden>
      </>
    );
  }
  return <Money cents={cents} />;
}
