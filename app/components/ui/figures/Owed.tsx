import { commonText } from "#app/text/common/common.ts";
import type { ShownCents } from "#app/rules/claims/claim-row.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { homeText } from "#app/text/frame/home.ts";
import { Amount } from "./Amount.tsx";
import { Badge } from "../text/Badge.tsx";

type OwedProps = { cents: ShownCents; contradictory?: boolean };

/**
 * The amount that the member owes for a claim, marked where the claim's amounts contradict each
 * other.
 */
export function Owed({ cents, contradictory = false }: OwedProps) {
  if (!contradictory) return <Cents cents={cents} />;
  return (
    <span className="owed">
      <Cents cents={cents} />{" "}
      <Badge tone="warn" icon="warning-fill">
        {claimsText.contradictory}
      </Badge>
    </span>
  );
}

function Cents({ cents }: { cents: ShownCents }) {
  const { notDecided, notGiven } = commonText;
  if (cents === null) return <span className="muted owed">{notGiven}</span>;
  if (cents === "undecided") return <span className="muted owed">{notDecided}</span>;
  if (cents >= 0) return <Amount cents={cents} />;
  return (
    <span className="owed">
      <small>{homeText.claims.credit}</small> <Amount cents={-cents} />
    </span>
  );
}
