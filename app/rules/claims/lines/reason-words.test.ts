import { expect, test } from "vitest";
import { findDenial, splitDisallowed } from "./line-denial.ts";

const line = {
  status: "Paid",
  notCoveredCents: 0,
  planPaidCents: 0,
  medicalLineDisallowed: null,
  dentalLineDisallowed: null,
};

const worded = (description: string, code: string | null = null) => ({
  ...line,
  medicalLineDisallowed: { code, description },
  disallowedCents: 4110,
});
/** The denial in words alone, beside a code of the carrier's own, a number alone, and a code of a denial. */
const keysOf = (description: string) =>
  [null, "D9", "DISC", "97", "CO-50"].map(
    (code) => findDenial(worded(description, code))?.key ?? null,
  );

test.each([
  "Network discount",
  "Provider discount - you do not owe this amount",
  "Contractual adjustment",
  "PPO savings. Not the patient's responsibility.",
  "Charge exceeds the fee schedule",
  "Amount over the plan's allowed amount; no payment due",
  "Provider write-off",
  "Included in the payment for another service",
  "Bundled into the primary procedure",
  "PPO repricing adjustment",
  "Exceeds the usual, customary and reasonable fee",
  "More than a reasonable charge",
  "Reimbursement for this service may not exceed the allowable charges of your plan",
  "The plan pays no more than its allowed amount",
  "Provider contract rate",
  "Over the maximum allowed",
  "Applied to your deductible",
  "Copayment amount",
  "In-network discount. You do not owe this amount",
  "Contracted fee. The patient is not responsible for the difference",
  "Participating provider discount",
  "This amount was applied to your deductible",
  "Emergency services paid at 100%",
  "Benefits have been applied toward the deductible.",
  "This procedure is not subject to the plan maximum.",
  "These procedures are not subject to the plan deductible",
  "Out-of-network benefits applied. The provider may bill you for charges above the allowed amount",
])("T-88 the reason %j in words is no denial", (description) => {
  expect(keysOf(description)).toEqual([null, null, null, null, "disallowed"]);
  const split = splitDisallowed(worded(description), "Paid");
  expect(split).toEqual({ discountCents: 4110, deniedCents: 0 });
});

test.each([
  "Denied: included in the payment for another service",
  "Claim denied. Please send it again with a report.",
  "This charge was denied by our reviewers",
  "Not medically necessary",
  "MEDICAL NECESSITY WAS NOT SHOWN",
  "Frame allowance is allowed once a year",
  "Limited to two cleanings in a benefit year",
  "Duplicate of another line",
  "Looks like a duplicate of a claim from May",
  "Sent to us after the filing limit",
  "Claim is too old",
  "Filed after the time limit",
  "Prior authorization required",
  "Provider did this without a referral",
  "No authorization on file",
  "Prior authorization was not on file",
  "Service was not pre-authorized",
  "Experimental treatment",
  "More often than the plan allows",
  "Missing tooth clause",
  "Twelve-month waiting period",
  "Refill too soon",
  "Care before your coverage began",
  "Coverage had ended",
  "Patient is not an active member",
  "Exceeds the number of visits",
  "Patient is over the age limit",
  "Not covered by your plan",
  "SVC NOT COV",
  "Patient is not covered",
  "You are not covered for this",
  "Your plan doesn't cover massages",
  "Not part of your dental benefits",
  "NO BENEFITS FOR THIS PROCEDURE",
  "Excluded under your plan",
  "Your yearly maximum was reached",
  "Visits for this year are used up; benefits exhausted",
])("T-88 the reason %j in words is one of a denial", (description) => {
  expect(keysOf(description)).toEqual(Array(5).fill("disallowed"));
  const split = splitDisallowed(worded(description), "Paid");
  expect(split).toEqual({ discountCents: 0, deniedCents: 4110 });
});

test.each([
  "Charge adjusted",
  "See note 4",
  "Already paid for on another claim",
  "Not covered",
  "Ineligible amount",
  "Charge not allowed",
  "Non-duplication of benefits",
  "Out-of-network reimbursement limit reached",
  "Denied by Medicare",
  "Denial reversed after review",
  "Paid past the timely filing limit by exception",
  "Reduced: no prior authorization",
  "Late filing penalty",
  "Pended until we receive the information we asked for",
  "Not payable with another service on the same day",
  "Not covered when done in the same session",
  "Alternate benefit: the plan doesn't cover tooth-colored fillings here",
  "The primary plan's allowed amount was less",
  "Regulatory surcharge or allowance",
  "This is what you owe after your discount",
  "To be paid from your health savings account",
  "Forwarded to the network for the negotiated fee",
  "The discount may also have services you needn't pay",
  "Discount does not apply: provider is not contracted",
  "Service is not included in another service",
  "Deductible waiver expired",
  "Exceeds the maximum allowed benefit",
  "Charges over the maximum allowed for your plan year",
  "Your allowance for hearing aids is used up",
  "Above the allowable dosage",
  "Contracted rate requires authorization",
  "Not covered by this claim; see claim 77120",
  "Not payable: quality measure with no charge",
  "Service not payable separately",
  "This code that is not payable is only for reporting",
  "Consult our contractual agreement",
  "Se aplicó el límite anual",
])("T-88 of the reason %j in words nobody knows whether it is one of a denial", (description) => {
  expect(keysOf(description)).toEqual([...Array(4).fill("not-allowed"), "disallowed"]);
  const split = splitDisallowed(worded(description), "Paid");
  expect(split).toEqual({ discountCents: 0, deniedCents: 4110 });
});

test.each([
  "Not payable to the provider; payment was made to you",
  "Check issued to the subscriber",
])("T-88 the words %j are of a payment to the member, and no denial", (words) => {
  expect(findDenial(worded(words))).toBeUndefined();
  const split = splitDisallowed(worded(words), "Paid");
  expect(split).toEqual({ discountCents: null, deniedCents: 0 });
});

test.each([
  ["Not covered by your plan", "not-covered", 5000],
  ["Your yearly maximum was reached", "not-covered", 5000],
  ["Your yearly maximum was reached", "disallowed", 4999],
  ["Not medically necessary", "disallowed", 5000],
  ["Non-duplication of benefits", "not-allowed", 5000],
])(
  "T-88 charges with the reason %j are %s where the member owes %i of 5000",
  (words, key, owed) => {
    const charges = { ...worded(words), notCoveredCents: 5000, oweCents: owed };
    expect(findDenial(charges)?.key).toBe(key);
  },
);
