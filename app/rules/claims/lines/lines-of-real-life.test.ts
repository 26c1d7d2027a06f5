import { expect, test } from "vitest";
import { judgeLines } from "./claim-lines.ts";
import { readInterest } from "./interest.ts";
import { SENT_LINE } from "./sent-line.fixture.ts";

type Line = Parameters<typeof judgeLines>[0][number];

/** A paid line with a discount, and its reason: words of the carrier's own, or a code of remittances. */
const reasoned = (why: string, more: Partial<Line> = {}): Line => {
  const isCode = /^[A-Z]{2}-/.test(why);
  const reason = { code: isCode ? why : "X7", description: isCode ? null : why };
  return {
    ...SENT_LINE,
    billedCents: 150,
    disallowedCents: 50,
    planPaidCents: 100,
    medicalLineDisallowed: why === "" ? null : reason,
    ...more,
  };
};
const unpaid = { planPaidCents: 0, disallowedCents: 150 };
const keyOf = (line: Line, ...more: readonly (string | null)[]) =>
  judgeLines([line], more[0] ?? "Paid", more[1] ?? null)[0]?.denial?.key ?? null;

test.each([
  "Out-of-pocket limit met. Your plan pays 100%.",
  "Deductible maximum has been met.",
  "No authorization required for this service.",
  "Referral not required.",
  "Medically necessary; approved after review.",
  "Preventive care is excluded from the deductible.",
  "Benefit maximum not yet reached.",
  "Coverage verified. Not a duplicate.",
  "Experimental pricing methodology.",
  "Benefits are limited to two times per contract year.",
  "This is not a denial. The amount exceeds the network rate.",
  "This service was not denied",
  "Claim denied in error; corrected payment issued",
])("T-88 the words %j never deny a line that was paid", (words) => {
  expect(keyOf(reasoned(words))).not.toBe("disallowed");
});

test.each([
  ["Frame over limit.", { disallowedCents: 18, notCoveredCents: 32, oweCents: 32 }, "not-covered"],
  ["Frame over limit.", { oweCents: 50 }, "not-allowed"],
  ["The plan pays within its allowance for frames.", { oweCents: 50 }, null],
  ["Paid in part against an earlier overpayment.", { disallowedCents: 0 }, null],
  ["The balance will be paid in quarterly parts.", { disallowedCents: 0, planPaidCents: 0 }, null],
  ["No prior authorization", { disallowedCents: 0, planPaidCents: 0 }, "disallowed"],
])("T-88 the words %j of a line with %j are read as %j", (words, more, key) => {
  expect(keyOf(reasoned(words, more))).toBe(key);
});

test.each([
  ["Suspended", "Processing was suspended, awaiting information"],
  ["Pended", "Possible duplicate, under review"],
  ["In Process", "Medical records requested"],
  ["Pending", "Sent to clinical review"],
])("T-74 T-88 of a claim that is %s, %j is no decision", (status, words) => {
  expect(keyOf(reasoned(words, { ...unpaid, status: null }), status)).toBeNull();
});

test.each(["CO-1", "OA-2", "CO-281", "PR-169", "OA-192", "PR-78", "CO-101", "OA-215"])(
  "T-88 of the code %s only the amounts tell what it means",
  (code) => {
    expect(keyOf(reasoned(code, unpaid))).toBe("not-allowed");
  },
);

test.each(["OA-209", "CO-P14", "CO-271", "CO-94", "OA-134", "OA-293"])(
  "T-88 the code %s is no denial",
  (code) => {
    expect(keyOf(reasoned(code))).toBeNull();
  },
);

test.each(["OA-290", "CO-B11", "CO-280"])(
  "T-88 a line with the code %s was sent on, and is not decided",
  (code) => {
    const [line] = judgeLines([reasoned(code, unpaid)], "Paid");
    expect([line?.status, line?.denial]).toEqual(["Forwarded", null]);
  },
);

test.each([
  ["PR-1", [50, 0, 0]],
  ["PR-66", [50, 0, 0]],
  ["PR-2", [0, 0, 50]],
  ["PR-3", [0, 50, 0]],
  ["Applied to deductible", [50, 0, 0]],
  ["Coinsurance", [0, 0, 50]],
  ["Copay", [0, 50, 0]],
  ["PR-142", [null, null, null]],
])("T-88 a disallowed amount that is owed for %j is that share", (why, shares) => {
  const [line] = judgeLines([reasoned(why, { oweCents: 50 })], "Paid");
  expect([line?.deductibleCents, line?.copayCents, line?.coinsuranceCents]).toEqual(shares);
  expect(line).toMatchObject({ denial: null, discountCents: 0, notCoveredCents: 0 });
});

test.each<[string, Partial<Line>, number | null]>([
  ["exactly the rest of the bill", { oweCents: 50, disallowedCents: 0 }, null],
  ["another amount", { oweCents: 40, disallowedCents: 0 }, 0],
  ["nothing", {}, 0],
])("T-88 shares of 0 are not told where the member owes %s", (_what, more, copayCents) => {
  expect(judgeLines([reasoned("", more)], "Paid")[0]).toMatchObject({ copayCents });
});

test.each<[string, Partial<Line>, readonly (number | null)[]]>([
  ["that owes nothing", { copayCents: null, coinsuranceCents: null }, [0, 0, 0]],
  [
    "whose copay is all that is owed",
    { copayCents: 50, oweCents: 50, disallowedCents: 0, coinsuranceCents: null },
    [0, 50, 0],
  ],
  [
    "whose copay is a part",
    { copayCents: 20, oweCents: 50, disallowedCents: 0, coinsuranceCents: null },
    [0, 20, null],
  ],
  ["whose owed amount is not known", { copayCents: null, oweCents: null }, [0, null, 0]],
])("T-88 shares that a line %s leaves out are read as %j", (_what, more, shares) => {
  const given = { ...more, notCoveredCents: null };
  const [line] = judgeLines([reasoned("", given)], "Paid");
  expect([line?.deductibleCents, line?.copayCents, line?.coinsuranceCents]).toEqual(shares);
  expect(line?.notCoveredCents).toBe(shares.includes(null) ? null : 0);
});

test("T-88 what the plan paid to the member is no charge that it does not cover", () => {
  const paid = { billedCents: 300, disallowedCents: 240, planPaidCents: 0, coinsuranceCents: 60 };
  const [line] = judgeLines([reasoned("PR-100", { ...paid, oweCents: 300 })], "Paid");
  expect(line).toMatchObject({ denial: null, notCoveredCents: 0, discountCents: null });
});

test.each([
  ["Out of Network", { kind: "over-owed", cents: 50 }, null],
  [null, { kind: "over-owed", cents: 50 }, null],
  ["In Network", undefined, "not-covered"],
])("T-88 what is owed in the network %j without a reason is %j", (network, aside, key) => {
  const [line] = judgeLines([reasoned("", { oweCents: 50 })], "Paid", network);
  expect([line?.aside, line?.denial?.key ?? null]).toEqual([aside, key]);
  const denied = { oweCents: 150, planPaidCents: 0, disallowedCents: 150, status: "Denied" };
  const [refused] = judgeLines([reasoned("", denied)], "Denied", network);
  expect([refused?.aside, refused?.denial?.key]).toEqual([undefined, "denied"]);
});

test.each([
  [100, { kind: "over-owed", cents: 100 }],
  [40, { kind: "may-be-billed", cents: 50 }],
])(
  "T-88 charges of 100 with the reason PR-45, of a line with %i owed, are %j",
  (oweCents, aside) => {
    const charged = { notCoveredCents: 100, copayCents: 40, planPaidCents: 0, oweCents };
    expect(judgeLines([reasoned("PR-45", charged)], "Paid")[0]).toMatchObject({ aside });
  },
);

test("T-88 what an earlier payer did explains no charges that are owed", () => {
  const owed = { planPaidCents: 0, disallowedCents: 100, notCoveredCents: 50, oweCents: 50 };
  const [line] = judgeLines([reasoned("OA-23", owed)], "Paid");
  expect(line?.denial).toMatchObject({ key: "not-covered", code: null, reason: null });
});

test("T-88 what is owed within a disallowed amount is a part of it where the line adds up so", () => {
  const owed = { billedCents: 200, disallowedCents: 60, planPaidCents: 140, oweCents: 48 };
  const is = { discountCents: 12, notCoveredCents: 48 };
  expect(judgeLines([reasoned("", owed)], "Paid")[0]).toMatchObject(is);
  const charged = { ...owed, planPaidCents: 130 };
  expect(judgeLines([reasoned("", charged)], "Paid")[0]).toMatchObject({ notCoveredCents: 0 });
});

test("T-88 a reason of the amount over the allowed one is none of charges that are not covered", () => {
  const both = { notCoveredCents: 20, planPaidCents: 80, oweCents: 0 };
  const [line] = judgeLines([reasoned("CO-45", both)], "Paid");
  expect(line?.denial).toMatchObject({ key: "not-covered", code: null, reason: null });
});

test("T-88 a payment for a service that bills nothing is allowed on top, one on a line of its own is beside the bill", () => {
  const nothing = { billedCents: 0, disallowedCents: 0, planPaidCents: 400 };
  const visit = { ...reasoned(""), interestCents: 0 };
  const coded = { ...reasoned("", nothing), interestCents: 0 };
  const alone = { ...coded, cptCode: null };
  expect(readInterest([visit, coded], null)).toMatchObject({ withoutBillCents: 0 });
  expect(judgeLines([coded], "Paid")[0]).toMatchObject({ discountCents: -400 });
  const beside = readInterest([visit, alone], null);
  expect(beside.withoutBillCents).toBe(400);
  expect(beside.lines[1]).toMatchObject({ planPaidCents: 0 });
  expect(readInterest([alone], null)).toMatchObject({ withoutBillCents: 0 });
  // Where the claim adds up with it, it is the payment of the bill.
  const unpaid = { ...visit, planPaidCents: 0, billedCents: 450 };
  expect(readInterest([unpaid, alone], null)).toMatchObject({ withoutBillCents: 0 });
});
