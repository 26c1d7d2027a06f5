import { expect, test } from "vitest";
import { getPlainDate } from "../../dates/plain-date.ts";
import { assessClaim } from "../assess-claim.ts";
import { overAllowedCents, paidElsewhereCents } from "./asides.ts";
import { judgeLines } from "./claim-lines.ts";
import { SENT_LINE } from "./sent-line.fixture.ts";

type Line = Parameters<typeof judgeLines>[0][number];
const serviceDateFrom = getPlainDate("2026-10-05");

/** Billed 500, of which 300 are disallowed, 120 are paid, and 80 are owed as a copay. */
const visit: Line = {
  ...SENT_LINE,
  billedCents: 500,
  disallowedCents: 300,
  planPaidCents: 120,
  copayCents: 80,
  oweCents: 80,
  serviceDateFrom,
  cptCode: "99213",
};
const coded = (code: string, more: Partial<Line> = {}): Line => ({
  ...visit,
  ...more,
  medicalLineDisallowed: { code, description: null },
});

const worded = (description: string, more: Partial<Line> = {}): Line => ({
  ...visit,
  ...more,
  dentalLineDisallowed: { code: null, description },
});

/** A claim of this line, as it is read. */
function claimOf(line: Line, otherPayerPaidCents: number | null = null, networkTier = "") {
  const claimDetails = judgeLines([{ ...line, serviceDateFrom }], "Paid");
  const { billedCents, planPaidCents, oweCents } = line;
  const claim = {
    claimStatusDescription: "Paid",
    claimDetails,
    claimDetailTotals: { billedCents, planPaidCents, oweCents, otherPayerPaidCents },
    networkTier,
  };
  return { ...claim, assessed: assessClaim(claim) };
}

test.each<[string, Line, string, readonly [number, number]]>([
  ["is not owed", coded("PR-45"), "", [300, 0]],
  ["is not owed, and has zeros in its code", coded("PR 045"), "", [300, 0]],
  ["is owed", coded("PR-45", { oweCents: 380 }), "", [0, 300]],
  ["is owed in part", coded("PR-45", { oweCents: 200 }), "", [0, 120]],
  ["is not owed in network", coded("PR-45"), "In Network", [0, 0]],
  [
    "is beside charges that are owed",
    coded("PR-45", { disallowedCents: 100, notCoveredCents: 200, oweCents: 280 }),
    "",
    [0, 200],
  ],
  [
    "is beside charges that are owed in network",
    coded("PR-45", { disallowedCents: 100, notCoveredCents: 200, oweCents: 280 }),
    "In Network",
    [0, 0],
  ],
  ["the provider bears", coded("CO-45"), "", [0, 0]],
  ["nobody explains", visit, "In Network", [0, 0]],
  ["nobody explains out of network", visit, "Out of Network", [300, 0]],
  ["the provider bears out of network", coded("CO-45"), "Out of Network", [0, 0]],
  ["was agreed on out of network", coded("CO-131"), "Out of Network", [0, 0]],
  [
    "was negotiated, in words, out of network",
    worded("The negotiated amount; the difference is not the patient's responsibility"),
    "Out of Network",
    [0, 0],
  ],
  [
    "is over a usual fee, in words, out of network",
    worded("Exceeds the usual, customary and reasonable fee"),
    "Out of Network",
    [300, 0],
  ],
  ["is over a usual fee, in words", worded("Over the UCR fee"), "", [0, 0]],
  [
    "is owed beyond a usual fee, in words",
    worded("Over the UCR fee", { disallowedCents: 0, notCoveredCents: 300, oweCents: 380 }),
    "",
    [0, 300],
  ],
  ["is nothing", coded("PR-45", { billedCents: 200, disallowedCents: 0 }), "", [0, 0]],
])(
  "T-88 what is over the allowed amount and %s may be billed, or is in what is owed: %j",
  (_what, line, tier, [mayBeBilledCents, overOwedCents]) => {
    const claim = claimOf(line, null, tier);
    expect(overAllowedCents(claim)).toEqual({ mayBeBilledCents, overOwedCents });
    expect(claim.claimDetails[0]?.denial).toBeNull();
    expect(claim.assessed).toMatchObject({ contradictory: false, balanced: true });
  },
);

test.each<[string, Line, number | null, number]>([
  ["adds up", coded("OA-23"), null, 300],
  ["was paid from an account", coded("PR-187"), null, 300],
  ["is a part of what others are said to have paid", coded("OA-23"), 120, 300],
  ["leaves a rest", coded("OA-23", { billedCents: 510 }), null, 0],
  ["was paid to the member", coded("OA-100"), null, 0],
  ["is only a discount", coded("CO-45"), null, 0],
])(
  "T-88 an amount that others paid or took off, and that %s, is told where it explains the bill",
  (_what, line, other, cents) => {
    expect(paidElsewhereCents(claimOf(line, other))).toBe(cents);
  },
);

test.each<[string, Partial<Line>, number | null]>([
  ["with it", { otherPayerPaidCents: 120 }, 180],
  ["without it", { otherPayerPaidCents: 120, billedCents: 620 }, 300],
  ["neither way", { otherPayerPaidCents: 120, billedCents: 600 }, null],
  ["by nobody named", {}, null],
])(
  "T-88 the discount within an amount that another payer paid is known where the bill adds up %s",
  (_how, more, discountCents) => {
    expect(judgeLines([coded("OA-23", more)], "Paid")[0]?.discountCents).toBe(discountCents);
  },
);
