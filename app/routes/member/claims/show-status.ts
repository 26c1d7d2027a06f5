import type { ClaimStatusValue } from "#app/components/ui/ClaimStatus.tsx";
import { claimStanding } from "#app/rules/claims/claim-status.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { statusClass, statusKind } from "#app/rules/claims/recent-claims.ts";

type WithStatus = {
  readonly claimStatusDescription: string | null;
  readonly paidDate: PlainDate | null;
};

/** The status of a claim with its icon (§2 "Home dashboard", S-21). */
export function showStatus({ claimStatusDescription, paidDate }: WithStatus): ClaimStatusValue {
  const kind = statusKind({ claimStatus: claimStatusDescription, paidDate });
  if (kind.kind !== "other") return kind;
  const { tone, icon } = claimStanding(claimStatusDescription);
  return {
    ...kind,
    className: statusClass(claimStatusDescription),
    icon,
    ...(tone !== null && { tone }),
  };
}
