import { z } from "zod";
import { assessClaim } from "#app/rules/claims/assess-claim.ts";
import { judgeLines } from "#app/rules/claims/lines/claim-lines.ts";
import * as wire from "../../wire/wire.ts";
import { readInterest } from "#app/rules/claims/lines/interest.ts";
import { claimDetail } from "./claim-line.ts";

/** A claim (§3 "Claim"); everything but its id may be missing. */
export const claim = z
  .object({
    id: wire.key,
    claimType: wire.textOrNull.describe("medical, dental or vision; missing: the type asked for"),
    claimStatusDescription: wire.textOrNull.meta({
      description:
        "in the carrier's words, in any case; Pending, In Progress, Processing, In Review, Under Review, Received, Submitted, Reopened, Reprocessing, Under appeal, Appealed, Appeal received and Appeal in progress are read as In Process, On hold, Pend, Suspended, Needs info and Additional information requested as Pended, Partially Denied as denied in part, Rejected, Declined, Disallowed, Denied in full, Fully denied, Denial upheld, Appeal denied, Not covered, Not payable, Not eligible, Ineligible, Not authorized, No payment will be made and Duplicate as denied; a claim that was Forwarded is pending, and one that is Awaiting payment, Ready to pay or Payment requested, or Approved, awaiting payment, is not paid yet; a claim that is Final, Finalized, Complete, Completed, Processed, Adjudicated, Approved, Partially approved, Closed, Settled, Applied to deductible, Payment issued, Check issued or Partially paid is decided, and its amounts say how, unless nothing could be decided, as in 'Finalized/Cannot process'; of an Estimate, Advance EOB, Pre-Treatment, Pre-Treatment Estimate, Predetermination, Treatment Plan, Precertification, Preauthorization, Prior Approval or Prior Authorization nothing is owed or counted, and one of the last four that is denied, as in 'Prior authorization denied', can be appealed; a claim that is Void, Voided, Canceled, Cancelled, Withdrawn, Reversed, Returned to stock, Not picked up, Entered in error, Deleted, Returned to provider or Replaced counts nowhere; a reason may follow each, as in 'Denied - Duplicate' or 'Pended for records', a denial or its end a decided word, as in 'Finalized/Denied' or 'Processed - Voided', and what a denial is under again a denial, as in 'Denied (appeal in progress)'; what only says that it is one of a claim may stand before, as in 'Claim has been denied' or 'Not processed: canceled'; work under way with a denial behind it, as in 'In Process - Denied', says nothing that is known",
    }),
    claimStatusCode: wire.orElse(z.string(), "").describe("02: it has an explanation of benefits"),
    paidDate: wire.withMeaning(wire.plausibleDayOrNull, "when the plan paid"),
    patientFirstName: wire.textOrNull.describe("of the person who received the care"),
    patientLastName: wire.textOrNull.describe("of the person who received the care"),
    provider: wire.orNull(wire.namedProvider).describe("who gave the care"),
    payeeProvider: wire.orNull(wire.namedProvider).describe("whom the plan paid"),
    serviceDateFrom: wire.withMeaning(wire.dayOrNull, "first day of care, else its lines have it"),
    networkTier: wire.textOrNull.meta({
      description:
        "the network whose deductible, maximum and limit the claim counts toward, spelled as in benefits/limits; optional: without it pages cannot tell a network's claims from another's",
    }),
    version: wire.wholeOrNull.meta({
      description:
        "which answer to the claim this is, the highest one holds; optional: without it claims that share an id are all kept and counted, and pages say that they cannot tell which one holds",
    }),
    replaces: wire.keyOrNull.meta({
      description:
        "the id of an earlier claim of the same member and type that this one replaces, which counts nowhere once this one is decided; optional: one that moved to another member or type has a status such as Replaced or Void in its own list",
    }),
    reversalOf: wire.keyOrNull.meta({
      description:
        "the id of an earlier claim of the same member and type that this one takes back, with amounts below zero; one that bills less, or nothing, takes back a part of it, and both count; one whose claim the list lacks counts nowhere; until it is decided it takes back nothing; optional: without it a claim takes back the one of the same day, patient, provider and services, as far as both name them, whose billed and paid totals it cancels, and whose member's share as well where it names one",
    }),
    claimDetails: wire.listOf(claimDetail),
    claimDetailTotals: z
      .object({
        chargeAmountTotal: wire.withMeaning(wire.moneyOrNull, "what was billed"),
        paidAmountTotal: wire.withMeaning(wire.moneyOrNull, "what the plan pays"),
        otherPayerPaid: wire.moneyOrNull.meta({
          description:
            "what others, such as a second plan or a copay card, paid of the claim; optional: without it the sum of its lines' stands",
        }),
        interestPaid: wire.moneyOrNull.meta({
          description:
            "interest in paidAmountTotal, which is no part of the bill; optional: without it the sum of its lines' stands",
        }),
        combinedMemberResponsibilityAmount: wire.withMeaning(
          wire.moneyOrNull,
          "what is left to the member, shown as sent",
        ),
      })
      .nullish()
      .transform((totals) => ({
        billedCents: totals?.chargeAmountTotal ?? null,
        planPaidCents: totals?.paidAmountTotal ?? null,
        otherPayerPaidCents: totals?.otherPayerPaid ?? null,
        interestCents: totals?.interestPaid ?? null,
        oweCents: totals?.combinedMemberResponsibilityAmount ?? null,
      })),
    claimCheck: z
      .object({ checkPayeeAmount: wire.orElse(wire.money, 0).describe("dollars of the check") })
      .nullish()
      .transform((value) => ({ checkPayeeCents: value?.checkPayeeAmount ?? 0 })),
  })
  .transform(({ claimDetails, claimDetailTotals: sent, ...others }) => {
    const { interestCents: sentInterest, ...totals } = sent;
    const beside = readInterest(claimDetails, sentInterest);
    const { lines: sentLines, interestCents, withoutBillCents } = beside;
    const lines = judgeLines(sentLines, others.claimStatusDescription, others.networkTier);
    const { planPaidCents } = totals;
    const claimDetailTotals = {
      ...totals,
      planPaidCents:
        planPaidCents === null ? null : planPaidCents - interestCents - withoutBillCents,
    };
    const rest = {
      ...others,
      claimDetailTotals,
      ...(interestCents !== 0 && { interestCents }),
      ...(withoutBillCents !== 0 && { withoutBillCents }),
    };
    // A claim without a day is of its first line's.
    const [firstDay = null] = lines.flatMap((line) => line.serviceDateFrom ?? []).toSorted();
    return {
      ...rest,
      serviceDateFrom: rest.serviceDateFrom ?? firstDay,
      claimDetails: lines,
      assessed: assessClaim({ ...rest, claimDetails: lines }),
    };
  });

/** A single claim needs more than its id, or there would be nothing to show. */
export const shownClaim = claim
  .refine(
    ({ claimDetails, claimDetailTotals, ...it }) =>
      [it.claimType, it.claimStatusDescription, it.serviceDateFrom, it.provider].some(
        (value) => value !== null,
      ) ||
      claimDetails.length > 0 ||
      Object.values(claimDetailTotals).some((cents) => cents !== null),
  )
  .meta({
    description:
      "at least one of claimType, claimStatusDescription, serviceDateFrom, provider, a line or a total is given; id is the one asked for",
  });
