import type { z } from "zod";
import type { claimDetail } from "#server/gateway/calls/claims/claim-line.ts";
import type { WholeClaim } from "#server/sandbox/world/claims/claim-answer.ts";
import { claimAnswer } from "./gateway-answers.ts";

type LineWire = z.input<typeof claimDetail>;

/** A line whose amounts agree: billed 100, discount 20, paid 60, owed 20. */
export const lineAnswer = (more: Partial<LineWire> = {}): LineWire => ({
  serviceDateFrom: "2026-10-28",
  status: "Paid",
  chargeAmount: "100.00",
  disallowAmount: "20.00",
  nonCoveredCharges: "0.00",
  paidAmount: "60.00",
  deductibleAmount: "5.00",
  copayAmount: "10.00",
  coinsuranceAmount: "5.00",
  combinedMemberResponsibilityAmount: "20.00",
  claimDetailPK: { sequenceNumber: 1 },
  serviceDescription: { description: "Office visit" },
  cptCode: "99214",
  ...more,
});

/** A claim of these lines, by default with the totals of one `lineAnswer()`. */
export function wholeClaim(
  lines: readonly LineWire[] = [lineAnswer()],
  more: Partial<WholeClaim> = {},
): WholeClaim {
  return {
    ...claimAnswer("C1"),
    patientFirstName: "Ada",
    patientLastName: "Example",
    payeeProvider: { providerId: "2", providerName: "Example Billing Group" },
    claimDetails: [...lines],
    claimDetailTotals: {
      chargeAmountTotal: "100.00",
      paidAmountTotal: "60.00",
      combinedMemberResponsibilityAmount: "20.00",
    },
    claimCheck: { checkPayeeAmount: "60.00" },
    ...more,
  };
}
