import { isSureDenial, type DenialBesideStatus } from "#app/rules/claims/claim-denial.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { Badge } from "../text/Badge.tsx";

/** A denial that the status beside it does not say. */
export function DenialBadge({ denial }: { denial: DenialBesideStatus | null }) {
  if (denial === null) return null;
  return (
    <Badge tone={isSureDenial(denial) ? "bad" : "warn"} icon="warning-fill">
      {claimsText.besideStatus[denial]}
    </Badge>
  );
}
