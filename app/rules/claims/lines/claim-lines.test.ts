import { expect, test } from "vitest";
import { judgeLines, numberLines } from "./claim-lines.ts";
import { findPaidAs } from "./paid-as.ts";
import { SENT_LINE } from "./sent-line.fixture.ts";

type Line = Parameters<typeof judgeLines>[0][number];

/** Denied without a reason, since the plan does not cover it. */
const denied: Line = {
  ...SENT_LINE,
  billedCents: 200,
  disallowedCents: 80,
  notCoveredCents: 120,
};
const late = { code: "N30", description: "Filed too late" };
const reasoned: Line = { ...denied, notCoveredCents: 0, medicalLineDisallowed: late };
const paid: Line = { ...denied, notCoveredCents: 0, planPaidCents: 100, copayCents: 20 };

const negative = (cents: number | null) => (cents === null ? null : -cents);
const back = (line: Line, more: Partial<Line> = {}): Line => ({
  ...line,
  billedCents: negative(line.billedCents),
  disallowedCents: negative(line.disallowedCents),
  notCoveredCents: negative(line.notCoveredCents),
  planPaidCents: negative(line.planPaidCents),
  copayCents: negative(line.copayCents),
  ...more,
});
const NO_SHARE = { copayCents: 0, oweCents: 0 };
const unknownShare: Line = { ...denied, oweCents: null };
const crown: Line = { ...denied, cptCode: null, dentalProcedure: { procedureCode: "D2740" } };

/** Each line as what it is: "-" neither denied nor part of a reversal, else with the other's place. */
const judged = (lines: readonly Line[], status: string | null = "Paid") =>
  judgeLines(lines, status).map(({ denial, reversal }) =>
    reversal ? `${reversal.kind} ${reversal.other}` : (denial?.key ?? "-"),
  );

test.each<[string, readonly Line[], readonly string[]]>([
  ["one denial", [denied], ["not-covered"]],
  ["a part that is said to be denied", [{ ...paid, saidDeniedCents: 50 }], ["disallowed"]],
  [
    "a reason beside more than was billed",
    [{ ...reasoned, disallowedCents: -30, planPaidCents: 230 }],
    ["-"],
  ],
  [
    "a denial, its reversal, and a payment",
    [denied, back(denied), paid],
    ["taken-back 1", "takes-back 0", "-"],
  ],
  [
    "a denial with a reason, and its reversal",
    [reasoned, back(reasoned)],
    ["taken-back 1", "takes-back 0"],
  ],
  ["a reversal before its line", [back(denied), denied], ["takes-back 1", "taken-back 0"]],
  [
    "a denial, its reversal, and the same denial again",
    [denied, back(denied), denied],
    ["taken-back 1", "takes-back 0", "not-covered"],
  ],
  [
    "two refusals, one of them reversed",
    [denied, denied, back(denied)],
    ["not-covered", "taken-back 2", "takes-back 1"],
  ],
  [
    "two refusals, of which the reversal names the reason of the first",
    [reasoned, { ...reasoned, medicalLineDisallowed: null }, back(reasoned)],
    ["taken-back 2", "-", "takes-back 0"],
  ],
  ["unknown amounts on both", [unknownShare, back(unknownShare)], ["taken-back 1", "takes-back 0"]],
  [
    "an amount that is unknown on one and given on the other",
    [unknownShare, back(denied, { oweCents: -5 })],
    ["not-covered", "takes-back null"],
  ],
  [
    "a reversal with the bill and the plan's payment alone",
    [{ ...paid, oweCents: 20 }, back(paid, { ...NO_SHARE, disallowedCents: null }), denied],
    ["taken-back 1", "takes-back 0", "not-covered"],
  ],
  [
    "a reversal without the plan's payment",
    [{ ...paid, oweCents: 20 }, back(paid, { ...NO_SHARE, planPaidCents: 0 })],
    ["-", "takes-back null"],
  ],
  [
    "a correction of a part",
    [denied, back(denied, { notCoveredCents: -60 })],
    ["not-covered", "takes-back null"],
  ],
  [
    "another service",
    [denied, back(denied, { cptCode: "97112" })],
    ["not-covered", "takes-back null"],
  ],
  [
    "another day",
    [denied, back(denied, { serviceDateFrom: "2026-10-06" })],
    ["not-covered", "takes-back null"],
  ],
  [
    "another dental procedure",
    [crown, back(crown, { dentalProcedure: { procedureCode: "D2750" } })],
    ["not-covered", "takes-back null"],
  ],
  [
    "another tooth",
    [{ ...crown, toothNumber: "3" }, back(crown, { toothNumber: "4" })],
    ["not-covered", "takes-back null"],
  ],
  [
    "another surface",
    [{ ...crown, toothSurface: "M" }, back(crown, { toothSurface: "D" })],
    ["not-covered", "takes-back null"],
  ],
  ["a reversal alone, with its old reason", [back(reasoned)], ["takes-back null"]],
  ["a bill of zero", [{ ...denied, billedCents: 0 }], ["not-covered"]],
  ["no lines", [], []],
])("T-88 lines cancel before one is called denied: %s", (_what, lines, expected) => {
  expect(judged(lines)).toEqual(expected);
});

test.each([
  ["the carrier's", [3, 7], [3, 7]],
  ["their places, where there are none", [null, null], [1, 2]],
  ["a place in the stead of one below 1", [7, 0], [7, 2]],
  ["their places, where two would be the same", [1, 1, 1], [1, 2, 3]],
  ["their places, where a place would be another's number", [2, null], [1, 2]],
] as const)(
  "DATA-16 lines have the numbers that pages and files say: %s",
  (_what, sent, numbers) => {
    expect(
      numberLines(sent.map((sequenceNumber) => ({ claimDetailPK: { sequenceNumber } }))),
    ).toEqual(numbers);
    expect(numberLines([{}, { claimDetailPK: null }])).toEqual([1, 2]);
  },
);

const remark = { medicalLineDisallowed: { code: "N620", description: "For reporting only" } };
const whole: Line = {
  ...paid,
  ...remark,
  disallowedCents: 0,
  planPaidCents: 120,
  deductibleCents: 30,
  copayCents: 30,
  coinsuranceCents: 20,
};

test.each<[string, Line, string]>([
  ["that is paid and shared as a whole", whole, "-"],
  [
    "that another payer paid the rest of",
    { ...whole, planPaidCents: 20, otherPayerPaidCents: 100 },
    "-",
  ],
  [
    "of $0.00",
    { ...denied, ...remark, billedCents: 0, disallowedCents: 0, notCoveredCents: 0 },
    "-",
  ],
  ["with a rest, and nothing disallowed", { ...whole, planPaidCents: 119 }, "-"],
  ["with an unknown amount", { ...whole, disallowedCents: null }, "not-allowed"],
  ["with charges that are not covered", { ...whole, notCoveredCents: 1 }, "not-allowed"],
  ["with the status of a denied one", { ...whole, status: "Denied" }, "disallowed"],
])("T-88 a reason beside a line %s", (_what, line, is) => {
  expect(judged([line])).toEqual([is]);
});

test.each<[string, Partial<Line>, string | undefined]>([
  ["of which nothing was paid", { planPaidCents: 0 }, "denied"],
  ["of which a part was paid", { planPaidCents: 50 }, undefined],
  ["with a status of its own", { status: "Paid" }, undefined],
  ["for a share", code("PR-1"), undefined],
])("T-88 a denied claim's line without a status, with the reason CO-97, %s", (_what, more, key) => {
  const line = { ...reasoned, status: null, ...code("CO-97"), ...more };
  expect(judgeLines([line], "Denied")[0]?.denial?.key).toBe(key);
});

test.each([
  ["CO-97", 0, undefined],
  ["CO-97", 120, "not-covered"],
  ["CO-50", 0, "disallowed"],
])(
  "T-88 charges not covered with the reason %s, of which %i cents are owed, are %s",
  (sent, oweCents, key) => {
    const line = { ...denied, ...code(sent), disallowedCents: 0, billedCents: 120, oweCents };
    expect(judgeLines([line], "Paid")[0]?.denial?.key).toBe(key);
  },
);

test.each([
  ["CO-133", "Paid", "Pended", null],
  ["OA 257", null, "Pended", null],
  ["CO-133", "Denied", "Denied", "denied"],
  ["133", "Paid", "Paid", "not-allowed"],
])("T-88 a line with the code %s, whose status is %s, is read as %s", (sent, status, is, key) => {
  const [line] = judgeLines([{ ...reasoned, ...code(sent), status }], "Paid");
  expect([line?.status, line?.denial?.key ?? null]).toEqual([is, key]);
});

const again = { ...reasoned, ...code("OA-18"), disallowedCents: 200, notCoveredCents: 0 };

test.each<[string, readonly Line[], readonly string[]]>([
  ["that is paid", [paid, again], ["-", "-"]],
  [
    "that is paid, in words",
    [paid, { ...again, medicalLineDisallowed: { code: null, description: "Duplicate line" } }],
    ["-", "-"],
  ],
  ["left to the member", [{ ...paid, planPaidCents: 0, oweCents: 20 }, again], ["-", "-"]],
  ["of which nothing was paid", [{ ...paid, planPaidCents: 0 }, again], ["-", "disallowed"]],
  ["of another service", [{ ...paid, cptCode: "97112" }, again], ["-", "disallowed"]],
  ["of another bill", [{ ...paid, billedCents: 210 }, again], ["-", "disallowed"]],
  ["that was sent twice, too", [again, again], ["disallowed", "disallowed"]],
])("T-88 a line that was sent twice beside one %s", (_what, lines, is) => {
  expect(judged(lines)).toEqual(is);
});

test.each([
  ["Partially Denied", ["-", "disallowed"]],
  ["Denied", ["-", "denied"]],
])("T-88 lines that only repeat the status of a claim that is %s", (status, is) => {
  const lines = [paid, reasoned].map((line) => ({ ...line, status }));
  expect(judged(lines, status)).toEqual(is);
  expect(judgeLines(lines, status)[0]).toMatchObject({ status, discountCents: 80, deniedCents: 0 });
  // Where the claim says another, or has no other line, the status is the line's.
  expect(judged(lines, "Processed")).toEqual(["disallowed", is[1]]);
  expect(judged(lines.slice(0, 1), status)).toEqual(["disallowed"]);
});

const composite = { procedureCode: "D2392", procedureDescription: "Composite" };
const amalgam = { procedureCode: "D2150", procedureDescription: "Amalgam" };

test.each([
  ["paid as another procedure", composite, amalgam, 12_000, amalgam],
  ["denied, or left to the deductible", composite, amalgam, 0, null],
  ["not decided", composite, amalgam, null, null],
  ["paid as what it is", amalgam, { ...amalgam, procedureDescription: null }, 12_000, null],
  ["of which only the other is named", null, amalgam, 12_000, null],
  ["of which only its own is named", composite, null, 12_000, null],
])(
  "T-88 DATA-16 a dental line that was %s says so only then",
  (_what, dentalProcedure, alternateDentalProcedure, planPaidCents, expected) => {
    const line = { dentalProcedure, alternateDentalProcedure, planPaidCents };
    expect(findPaidAs(line)).toBe(expected);
  },
);

const prior = { code: "PRIOR", description: "No prior authorization" };
const owedWhole: Line = {
  ...denied,
  disallowedCents: 200,
  notCoveredCents: 0,
  oweCents: 200,
  medicalLineDisallowed: { code: "PR-96", description: "Not covered" },
};

const frames: Line = {
  ...owedWhole,
  billedCents: 350,
  planPaidCents: 150,
  medicalLineDisallowed: null,
};

test.each<[string, Line, readonly (number | null)[]]>([
  ["adds up in no other way", frames, [0, 0, 200]],
  ["has a copay, too", { ...frames, billedCents: 370, copayCents: 20, oweCents: 220 }, [0, 0, 200]],
  ["is over what is allowed, too", { ...frames, billedCents: 550 }, [200, 0, 0]],
  ["owes nothing of it", { ...frames, oweCents: 0 }, [200, 0, 0]],
])(
  "T-88 without a reason, an amount disallowed of a line that %s is what the member owes or a discount",
  (_what, line, expected) => {
    const [judgedLine] = judgeLines([line], "Paid");
    const { discountCents, deniedCents, notCoveredCents } = judgedLine ?? {};
    expect([discountCents, deniedCents, notCoveredCents]).toEqual(expected);
  },
);

/** A filling that the plan paid as another one, at 80% of 150. */
const filling: Line = {
  ...frames,
  billedCents: 250,
  planPaidCents: 120,
  coinsuranceCents: 30,
  dentalProcedure: { procedureCode: "D2392" },
  alternateDentalProcedure: { procedureCode: "D2150" },
};
const ALTERNATE = { dentalLineDisallowed: { code: "ALT", description: "Alternate benefit" } };

test.each<[string, Line, readonly (number | null)[], string | undefined]>([
  [
    "the disallowed amount",
    { ...filling, disallowedCents: 100, oweCents: 130 },
    [0, 0, 100],
    "not-covered",
  ],
  [
    "that, for a reason of the carrier's own",
    { ...filling, ...ALTERNATE, disallowedCents: 100, oweCents: 130 },
    [0, 0, 100],
    "not-covered",
  ],
  ["a part of it", { ...filling, disallowedCents: 100, oweCents: 90 }, [40, 0, 60], "not-covered"],
  ["in no amount", { ...filling, disallowedCents: 40, oweCents: 90 }, [40, 0, 60], "not-covered"],
  ["not owed", { ...filling, disallowedCents: 100, oweCents: 30 }, [100, 0, 0], undefined],
  [
    "a part of what is disallowed of one service",
    { ...filling, alternateDentalProcedure: null, disallowedCents: 100, oweCents: 90 },
    [40, 0, 60],
    undefined,
  ],
  [
    "within amounts that contradict each other",
    { ...filling, disallowedCents: 90, oweCents: 90 },
    [90, 0, 0],
    undefined,
  ],
])(
  "T-88 what the member owes of a line that was paid as another, where the difference is %s",
  (_what, line, expected, key) => {
    const [judgedLine] = judgeLines([line], "Paid");
    const { discountCents, deniedCents, notCoveredCents, denial } = judgedLine ?? {};
    expect([discountCents, deniedCents, notCoveredCents]).toEqual(expected);
    expect(denial?.key).toBe(key);
  },
);

const ownReason = { ...frames, medicalLineDisallowed: prior };

test.each<[string, Line, readonly (number | null)[], string | undefined]>([
  ["all that is owed", owedWhole, [0, 0, 200], "not-covered"],
  [
    "what is owed beside a copay",
    { ...owedWhole, copayCents: 20, oweCents: 220 },
    [0, 0, 200],
    "not-covered",
  ],
  [
    "more than is owed, and adds up in no way",
    { ...owedWhole, billedCents: 500, oweCents: 150 },
    [0, 200, 0],
    "disallowed",
  ],
  [
    "more than is owed, beside a discount",
    { ...owedWhole, oweCents: 150 },
    [50, 0, 150],
    "not-covered",
  ],
  [
    "more than is owed, for a deductible",
    { ...owedWhole, medicalLineDisallowed: { ...prior, code: "PR-1" }, oweCents: 150 },
    [200, 0, 0],
    undefined,
  ],
  [
    "more than is owed, for a reason of the carrier's own",
    { ...ownReason, oweCents: 150 },
    [0, 200, 0],
    "not-allowed",
  ],
  [
    "what the provider bears",
    { ...ownReason, medicalLineDisallowed: { code: "CO-119", description: null } },
    [0, 200, 0],
    "disallowed",
  ],
  ["for a reason of the carrier's own", ownReason, [0, 0, 200], "not-allowed"],
  [
    "for a bare number",
    { ...ownReason, medicalLineDisallowed: { ...late, code: "119" } },
    [0, 0, 200],
    "not-allowed",
  ],
  [
    "for a reason of its own, and adds up",
    { ...ownReason, planPaidCents: 350 },
    [0, 200, 0],
    "not-allowed",
  ],
])(
  "T-88 an amount disallowed for a reason is not covered where it is %s",
  (_what, line, expected, key) => {
    const [judgedLine] = judgeLines([line], "Paid");
    const { discountCents, deniedCents, notCoveredCents, denial } = judgedLine ?? {};
    expect([discountCents, deniedCents, notCoveredCents]).toEqual(expected);
    expect(denial?.key).toBe(key);
  },
);

test.each<[string, Line]>([
  ["is paid in another way", { ...denied, ...code("OA-23"), disallowedCents: 180, oweCents: 0 }],
  ["is refused", { ...reasoned, ...code("CO-197"), disallowedCents: 200 }],
  ["has a maximum", { ...frames, ...code("PR-119"), disallowedCents: 200, oweCents: 150 }],
  ["has a discount", { ...paid, oweCents: 20 }],
  ["was paid as another", { ...filling, disallowedCents: 100, oweCents: 90 }],
])(
  "T-88 what takes a line of another claim back that %s has its amounts below zero",
  (_what, line) => {
    const split = (lines: readonly Line[], sign: number) => {
      const [one] = judgeLines(lines, "Paid");
      return [one?.discountCents, one?.deniedCents, one?.notCoveredCents].map((cents) =>
        typeof cents === "number" ? sign * cents + 0 : cents,
      );
    };
    const reversal = back(line, {
      oweCents: negative(line.oweCents),
      coinsuranceCents: negative(line.coinsuranceCents),
    });
    expect(split([reversal], -1)).toEqual(split([line], 1));
    expect(judgeLines([reversal], "Paid")[0]?.denial).toBeNull();
  },
);

/** A reason of a remittance's code. */
function code(text: string) {
  return { medicalLineDisallowed: { code: text, description: null } };
}
