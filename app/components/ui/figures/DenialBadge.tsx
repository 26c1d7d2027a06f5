import type { DenialBesideStatus } from "#app/rules/claims/claim-denial.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { Badge } from "../text/Badge.tsx";

/** A denial that the status beside it does not say. */
export function DenialBadge({ denial }: { denial: DenialBesideStatus | null }) {
  if (denial === null) return null;
  return (
    <Badge tone={denial.startsWith("denied") ? "bad" : "warn"} icon="warning-fill">
      {claimsText.besideStatus[denial]}
    </Badge>
  );
}
