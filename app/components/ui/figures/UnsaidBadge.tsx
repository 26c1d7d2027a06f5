import type { UnsaidDenial } from "#app/rules/claims/appeal/denied-claim.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { Badge } from "../text/Badge.tsx";

/** A denial that the status beside it does not say. */
export function UnsaidBadge({ unsaid }: { unsaid: UnsaidDenial | null }) {
  if (unsaid === null) return null;
  return (
    <Badge tone="bad" icon="warning-fill">
      {claimsText.unsaid[unsaid]}
    </Badge>
  );
}
