import type { ShownCents } from "#app/rules/claims/claim-row.ts";
import type { ClaimStanding } from "#app/rules/claims/standings.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { Amount, sayCents } from "./Amount.tsx";
import { Badge } from "../text/Badge.tsx";

type OwedProps = {
  cents: ShownCents;
  contradictory?: boolean;
  standing?: ClaimStanding | null;
  /** What became of it, where no one claim's standing says it. */
  note?: string | null;
};

/**
 * The amount that the member owes for a claim, marked where the claim's amounts contradict each
 * other, or where another claim takes its place.
 */
export function Owed({
  cents,
  contradictory = false,
  standing = null,
  note = standing && claimsText.standings[standing],
}: OwedProps) {
  const amount = <Cents cents={cents} standing={standing} />;
  if (!contradictory && note === null) return amount;
  return (
    <span className="owed">
      {amount}{" "}
      {contradictory && (
        <Badge tone="warn" icon="warning-fill">
          {claimsText.contradictory}
        </Badge>
      )}
      {note !== null && (
        <Badge tone="info" icon="swap">
          {note}
        </Badge>
      )}
    </span>
  );
}

/** What takes another claim back only cancels that claim's amount, and is no credit. */
function Cents({ cents, standing }: Pick<OwedProps, "cents" | "standing">) {
  if (typeof cents !== "number") return <span className="muted owed">{sayCents(cents)}</span>;
  if (cents >= 0 || standing === "takes-back") return <Amount cents={cents} />;
  return (
    <span className="owed">
      <small>{claimWordsText.credit}</small> <Amount cents={-cents} />
    </span>
  );
}
