import { expect, test } from "vitest";
import { claimDetailText } from "#app/text/claims/claim.ts";
import { getPlainDate } from "../dates/plain-date.ts";
import {
  CLAIM_STATUS_KEYS,
  statusFactsOf,
  findDeniedExtent,
  findWithdrawal,
  isAuthorization,
  showStatus,
  statusClass,
} from "./claim-status.ts";

test.each([
  ["Paid", "paid", "ok", "check-circle-fill", "none"],
  ["PAID ", "paid", "ok", "check-circle-fill", "none"],
  ["In Process", "in-process", "info", "arrows-clockwise", "wait"],
  ["in-process", "in-process", "info", "arrows-clockwise", "wait"],
  ["Pended", "pended", "warn", "clock", "wait-or-answer"],
  ["On hold", "pended", "warn", "clock", "wait-or-answer"],
  ["Denied", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Adjusted", "adjusted", "info", "swap", "compare"],
  ["PENDING", "in-process", "info", "arrows-clockwise", "wait"],
  ["In Progress", "in-process", "info", "arrows-clockwise", "wait"],
  ["Processing", "in-process", "info", "arrows-clockwise", "wait"],
  ["Partially Denied", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
  ["partly denied", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
  ["Denied in Part", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
  ["Partial Denial", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
  ["Rejected", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["DECLINED", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Estimate", "estimate", "info", "info", "none"],
  ["Pre-Treatment Estimate", "estimate", "info", "info", "none"],
  ["Pretreatment estimate", "estimate", "info", "info", "none"],
  ["PREDETERMINATION", "estimate", "info", "info", "none"],
  ["Pre-determination", "estimate", "info", "info", "none"],
  ["Denied - Timely Filing", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  [" DENIED: duplicate", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Denied (not covered)", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Denied - part of another service", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Denied (partial)", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
  ["Denied: in part, not covered", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
  ["DENIED - PARTIALLY", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
  ["Denied in full", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Fully Denied", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Denied for timely filing", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Not Covered", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Not payable", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["In Review", "in-process", "info", "arrows-clockwise", "wait"],
  ["Under review", "in-process", "info", "arrows-clockwise", "wait"],
  ["Under review: records", "in-process", "info", "arrows-clockwise", "wait-or-answer"],
  ["Received", "in-process", "info", "arrows-clockwise", "wait"],
  ["Submitted", "in-process", "info", "arrows-clockwise", "wait"],
  ["Pending review", "in-process", "info", "arrows-clockwise", "wait"],
  ["Pending - additional info", "in-process", "info", "arrows-clockwise", "wait-or-answer"],
  ["Pending additional information", "in-process", "info", "arrows-clockwise", "wait-or-answer"],
  ["Pend", "pended", "warn", "clock", "wait-or-answer"],
  ["Pend - records", "pended", "warn", "clock", "wait-or-answer"],
  ["PENDED: RECORDS", "pended", "warn", "clock", "wait-or-answer"],
  ["Pended for medical records", "pended", "warn", "clock", "wait-or-answer"],
  ["Suspended", "pended", "warn", "clock", "wait-or-answer"],
  ["On hold (other insurance)", "pended", "warn", "clock", "wait-or-answer"],
  ["Received - not yet processed", "in-process", "info", "arrows-clockwise", "wait-or-answer"],
  ["Submitted - awaiting review", "in-process", "info", "arrows-clockwise", "wait-or-answer"],
  ["Rejected: duplicate", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Not covered - cosmetic", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Declined: not a benefit", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Finalized/Denied", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Closed - Denied", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Processed - Denied", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Processed - partially denied", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
  ["Partially Denied - see line 2", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
  ["Paid - denied line 2", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
  ["Denied - submitted in error", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Denied - duplicate of a reversed claim", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Denied - partial records received", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Adjusted - denial overturned on appeal", "adjusted", "info", "swap", "compare"],
  ["Completed - Predetermination of Benefits", "estimate", "info", "info", "none"],
  ["Paid - by check", "paid", "ok", "check-circle-fill", "none"],
  ["Predetermination of Benefits", "estimate", "info", "info", "none"],
  ["Pre-Determination - Approved", "estimate", "info", "info", "none"],
  ["Preauthorization", "estimate", "info", "info", "none"],
  ["Pre-determination completed", "estimate", "info", "info", "none"],
  ["Predetermination Denied", "estimate", "info", "info", "none"],
  ["Pre-Estimate", "estimate", "info", "info", "none"],
  ["Predetermined", "estimate", "info", "info", "none"],
  ["Prior authorization", "estimate", "info", "info", "none"],
  ["Dental predetermination", "estimate", "info", "info", "none"],
  ["Finalized - prior auth", "estimate", "info", "info", "none"],
  ["Denied - prior authorization missing", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Reopened", "in-process", "info", "arrows-clockwise", "wait"],
  ["Under appeal", "in-process", "info", "arrows-clockwise", "wait"],
  ["Additional information requested", "pended", "warn", "clock", "wait-or-answer"],
  ["Treatment plan", "estimate", "info", "info", "none"],
  ["Treatment plan required", "other", null, "question", "call-with-questions"],
  ["Reprocessing", "in-process", "info", "arrows-clockwise", "wait"],
  ["Pre-Treatment", "estimate", "info", "info", "none"],
  ["Pretreatment - approved", "estimate", "info", "info", "none"],
  ["Pre-Treatment Review", "estimate", "info", "info", "none"],
  ["Orthodontic Treatment Plan", "estimate", "info", "info", "none"],
  ["Voluntary pre-treatment estimate", "estimate", "info", "info", "none"],
  ["Request for Predetermination", "estimate", "info", "info", "none"],
  ["Prior Approval", "estimate", "info", "info", "none"],
  ["Submitted - Predetermination", "estimate", "info", "info", "none"],
  ["In Process (pre-treatment estimate)", "estimate", "info", "info", "none"],
  ["In Review - prior authorization", "in-process", "info", "arrows-clockwise", "wait-or-answer"],
  ["Pending - Predetermination", "in-process", "info", "arrows-clockwise", "wait-or-answer"],
  ["Pretreatment x-rays requested", "other", null, "question", "call-with-questions"],
  ["Rejected at point of sale", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Denied as duplicate", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Paid at point of sale", "paid", "ok", "check-circle-fill", "none"],
  ["Paid in full", "paid", "ok", "check-circle-fill", "none"],
  ["Denied (appeal in progress)", "in-process", "info", "arrows-clockwise", "wait-or-answer"],
  ["Denied - under review", "in-process", "info", "arrows-clockwise", "wait-or-answer"],
  ["Denied, pending information", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Duplicate", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Duplicate claim of 10/28", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Forwarded", "forwarded", "info", "envelope-simple", "call-with-questions"],
  ["Forwarded to another payer", "forwarded", "info", "envelope-simple", "call-with-questions"],
  [
    "Processed, forwarded to another payer",
    "forwarded",
    "info",
    "envelope-simple",
    "call-with-questions",
  ],
  [
    "Processed as Primary, Forwarded to Additional Payer(s)",
    "forwarded",
    "info",
    "envelope-simple",
    "call-with-questions",
  ],
  [
    "Paid - forwarded to secondary insurance",
    "forwarded",
    "info",
    "envelope-simple",
    "call-with-questions",
  ],
  [
    "Not our claim, forwarded to another plan",
    "forwarded",
    "info",
    "envelope-simple",
    "call-with-questions",
  ],
  [
    "Processed - denied, forwarded to another payer",
    "denied",
    "bad",
    "x-circle-fill",
    "call-or-appeal",
  ],
  ["Pended - forwarded to plan's medical review", "pended", "warn", "clock", "wait-or-answer"],
  ["Processed, records forwarded to you", "other", null, "question", "none"],
  ["Appealed", "in-process", "info", "arrows-clockwise", "wait"],
  ["Appeal received", "in-process", "info", "arrows-clockwise", "wait"],
  ["Denied - appeal received", "in-process", "info", "arrows-clockwise", "wait-or-answer"],
  ["Needs info", "pended", "warn", "clock", "wait-or-answer"],
  ["More information needed", "pended", "warn", "clock", "wait-or-answer"],
  ["Reconsideration requested", "in-process", "info", "arrows-clockwise", "wait"],
  ["Under reconsideration", "in-process", "info", "arrows-clockwise", "wait"],
  ["Denied - reconsideration pending", "in-process", "info", "arrows-clockwise", "wait-or-answer"],
  ["Info needed", "pended", "warn", "clock", "wait-or-answer"],
  ["Awaiting records", "pended", "warn", "clock", "wait-or-answer"],
  ["Needs additional documentation", "pended", "warn", "clock", "wait-or-answer"],
  ["Denied - Appeal overturned", "other", null, "question", "call-with-questions"],
  ["Appealed - denied", "other", null, "question", "call-with-questions"],
  ["Approved, awaiting payment", "other", null, "question", "none"],
  ["Processed - payment pending", "other", null, "question", "none"],
  ["Finalized, not yet paid", "other", null, "question", "none"],
  ["Partially paid", "other", null, "question", "none"],
  ["Paid in part", "other", null, "question", "none"],
  ["Pending payment", "other", null, "question", "none"],
  ["Awaiting payment", "other", null, "question", "none"],
  ["Prior authorization not approved", "estimate", "info", "info", "none"],
  ["Prior authorization not required", "other", null, "question", "call-with-questions"],
  [
    "Pending/Patient Requested Information",
    "in-process",
    "info",
    "arrows-clockwise",
    "wait-or-answer",
  ],
  ["Pended - premium grace period", "pended", "warn", "clock", "call-with-questions"],
  ["Claim Denied", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["This claim was denied", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Claim Paid", "paid", "ok", "check-circle-fill", "none"],
  ["Appeal denied", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Denial upheld", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["NOT PROCESSED: Ineligible Claim", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Not eligible for payment", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Appealed - Paid", "other", null, "question", "call-with-questions"],
  ["Denied - Paid on appeal", "other", null, "question", "call-with-questions"],
  ["READY TO PAY", "other", null, "question", "none"],
  ["Payment In Process", "other", null, "question", "none"],
  ["Payment requested", "other", null, "question", "none"],
  ["Claim has been adjudicated and is awaiting payment cycle", "other", null, "question", "none"],
  ["F2 Finalized/Denial", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Adjusted to Deny", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
  ["No payment will be made for this claim.", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Disallowed", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Service not authorized.", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Partially Paid - Remainder denied", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
  ["In Process - Denied", "other", null, "question", "call-with-questions"],
  ["Received - Rejected", "other", null, "question", "call-with-questions"],
  ["Under Appeal - Upheld", "other", null, "question", "call-with-questions"],
  ["Claim submitted to incorrect payer.", "other", null, "question", "call-with-questions"],
  ["Finalized/Cannot Process", "other", null, "question", "call-with-questions"],
  ["Closed for lack of information", "other", null, "question", "call-with-questions"],
  ["Applied to deductible", "other", null, "question", "none"],
  ["Check Issued", "other", null, "question", "none"],
  ["Advanced Explanation of Benefits", "estimate", "info", "info", "none"],
  ["Advance EOB", "estimate", "info", "info", "none"],
  ["Good faith estimate", "estimate", "info", "info", "none"],
])("the status %j is of the kind %s", (status, key, tone, icon, nextStep) => {
  expect(statusFactsOf(status)).toEqual({ key, tone, icon, nextStep });
});

test("any other status is of the kind other", () => {
  const other = { key: "other", tone: null, icon: "question", nextStep: "call-with-questions" };
  const statuses = [
    "Under external review",
    "Awaiting premium payment",
    "Denied then paid",
    "Not denied",
    "Denied - overturned on appeal",
    "Prior authorization required",
    "Receivedness",
    "",
  ];
  expect(statuses.map(statusFactsOf)).toEqual(statuses.map(() => other));
});

test.each([
  ["Pended for records", "for records"],
  ["Denied - Duplicate", "Duplicate"],
  ["Denied (not covered)", "not covered"],
  ["Denied", null],
  ["Finalized/Denied", null],
  ["Denied (partial)", null],
  ["Under external review", null],
  ["Denied (appeal in progress)", "Denied (appeal in progress)"],
])("LANG-06 the status %j says %j behind the word of its state", (status, reason) => {
  const shown = showStatus({ status, paidDate: null });
  expect(shown.kind === "other" && (shown.reason ?? null)).toBe(reason);
});

test.each(["Processed - No Payment", "Finalized", "Approved", "Processed - denial reversed"])(
  "T-88 a claim that is %j has a word that says enough, with nothing left to ask",
  (status) => {
    expect(statusFactsOf(status)).toMatchObject({ key: "other", nextStep: "none" });
  },
);

test.each([
  ["Void", "taken-back"],
  ["Withdrawn", "taken-back"],
  ["VOID - duplicate", "taken-back"],
  ["Void - Replaced", "replaced"],
  ["Cancelled by provider", "taken-back"],
  ["Canceled due to an error", "taken-back"],
  ["Reversed (other insurance)", "taken-back"],
  ["Replaced by 77120", "replaced"],
  ["Reversed then paid", null],
  ["Avoided", null],
  ["Processed - Voided", "taken-back"],
  ["Paid - voided", "taken-back"],
  ["Paid (reversed)", "taken-back"],
  ["Reversed at pharmacy", "taken-back"],
  ["Returned to stock", "taken-back"],
  ["Not picked up", "taken-back"],
  ["NOT PROCESSED: Claim Cancelled", "taken-back"],
  ["Claim voided by provider", "taken-back"],
  ["Returned to Provider", "taken-back"],
  ["Acknowledgement/Rejected for Invalid Information", "taken-back"],
  ["Deleted", "taken-back"],
  ["Could not process.", "taken-back"],
  ["Invalid claim", null],
  ["Error", "taken-back"],
  ["Voided Paid", "taken-back"],
  ["Denied - Voided", "taken-back"],
  ["Denied - Replaced", "replaced"],
  ["Denied - replaced by another code", null],
  ["Not replaced", null],
  [null, null],
])("T-86 the status %j ends a claim as %j", (status, end) => {
  expect(findWithdrawal(status)).toBe(end);
});

test.each([
  ["Prior authorization", true],
  ["Finalized - prior auth", true],
  ["Pre-Certification - Denied", true],
  ["Pre-Determination - Approved", false],
  ["Treatment Plan Approved", false],
  ["Paid", false],
])("what is made before care as %j is an authorization: %s", (status, is) => {
  expect(isAuthorization(status)).toBe(is);
});

test("each kind of status has its own icon, and words for its meaning and next step", () => {
  const standings = CLAIM_STATUS_KEYS.map(statusFactsOf);
  expect(new Set(standings.map(({ icon }) => icon)).size).toBe(CLAIM_STATUS_KEYS.length);
  const { meanings, nextSteps } = claimDetailText;
  expect(Object.keys(meanings).toSorted()).toEqual(CLAIM_STATUS_KEYS.toSorted());
  const steps = new Set(standings.map(({ nextStep }) => nextStep));
  expect([...steps].filter((step) => !(step in nextSteps))).toEqual([]);
});

test.each([
  ["In Process", "in-process"],
  ["Paid", "paid"],
  ["Pended / Review (2)", "pended-review-2"],
  ['x" onload="alert(1)', "x-onload-alert-1"],
  ["a\u0000b\nc", "a-b-c"],
  ["Refusé", "refuse"],
  ["İptal", "iptal"],
  ["支払済", "unknown"],
  ["", "unknown"],
])("HOME-28 the status %j has the style class %s", (status, name) => {
  expect(statusClass(status)).toBe(name);
});

test("a paid status has its day, one in process nothing, others their text, style class and icon", () => {
  const paidDate = getPlainDate("2026-10-05");
  expect(showStatus({ status: "Paid", paidDate })).toEqual({ kind: "paid", on: paidDate });
  const paid = { status: "Paid", paidDate };
  expect(showStatus({ ...paid, planPaidCents: 1 })).toEqual({ kind: "paid", on: paidDate });
  expect(showStatus({ ...paid, planPaidCents: null })).toEqual({ kind: "paid", on: paidDate });
  expect(showStatus({ ...paid, planPaidCents: 0 })).toEqual({
    kind: "paid",
    on: paidDate,
    planPaidNothing: true,
  });
  expect(showStatus({ status: "PAID ", paidDate: null })).toEqual({ kind: "paid", on: null });
  expect(showStatus({ status: "In Process", paidDate })).toEqual({ kind: "in-process" });
  expect(showStatus({ status: "In process", paidDate: null })).toEqual({ kind: "in-process" });
  const denied = { key: "denied", className: "denied", tone: "bad", icon: "x-circle-fill" };
  const deniedText = { kind: "other", text: "Denied", ...denied };
  expect(showStatus({ status: "Denied", paidDate })).toEqual(deniedText);
  const other = { kind: "other", key: "other", tone: null, icon: "question" };
  const unpaid = { ...other, text: "Not Paid", className: "not-paid" };
  expect(showStatus({ status: "Not Paid", paidDate: null })).toEqual(unpaid);
  const unknown = { ...other, text: null, className: "unknown" };
  expect(showStatus({ status: null, paidDate: null })).toEqual(unknown);
  expect(statusClass(null)).toBe("unknown");
});

test.each([
  ["Denied", "denied"],
  ["Finalized/Denied", "denied"],
  ["Paid - denied line 2", "denied-in-part"],
  ["Paid", null],
  ["Prior authorization denied", "denied"],
  ["Prior Authorization request was denied", "denied"],
  ["Precertification - not approved", "denied"],
  ["Prior authorization (declined)", "denied"],
  ["Processed - prior authorization denied", "denied"],
  ["Preauthorization partially denied", "denied-in-part"],
  ["Prior authorization: partially approved", "denied-in-part"],
  ["Prior authorization denied - under appeal", null],
  ["Prior authorization denied, overturned", null],
  ["Prior authorization approved", null],
  ["Prior authorization", null],
  ["Predetermination denied", null],
])("T-88 the status %j says that this was denied: %j", (status, extent) => {
  expect(findDeniedExtent(status)).toBe(extent);
});
