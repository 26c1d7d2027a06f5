import type { ShownCents } from "#app/rules/claims/pending.ts";
import { commonText } from "#app/text/common.ts";
import { usd } from "#app/text/format.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** Cents as dollars, in figures that line up, or why there are none: never a zero in their place. */
export function Amount({ cents }: { cents: ShownCents }) {
  if (cents === null) return commonText.notGiven;
  if (cents !== "undecided") return <span className="num">{usd(cents)}</span>;
  return (
    <>
      <span aria-hidden="true">{"\u2014"}</span>
      <VisuallyHidden>{commonText.notDecided}</VisuallyHidden>
    </>
  );
}
