import { expect, test } from "vitest";
import {
  CHANGES,
  TAKEN,
  TAKES,
  again,
  back,
  backOf,
  claim,
  owed,
  partBack,
  paymentBack,
  said,
  shareOf,
  unknown,
  unknownBack,
  waits,
} from "./standings.fixture.ts";
import { judgeStandings, findStandingIn, type StandingClaim } from "./standings.ts";

test.each<[string, readonly StandingClaim[], readonly string[]]>([
  ["one claim", [claim("A")], ["A -"]],
  ["no claim", [], []],
  ["two of a day", [claim("A"), claim("B")], ["A -", "B -"]],
  [
    "paid, taken back, done again",
    [claim("A"), claim("B", back), claim("C", again)],
    [`A ${TAKEN}`, `B ${TAKES}`, "C -"],
  ],
  [
    "that replaces a reversal of a claim that is elsewhere",
    [claim("A", { replaces: "B" }), claim("B", back)],
    ["A -", `B ${TAKES}`],
  ],
  [
    "taken back, and brought back by a reversal of the reversal",
    [
      claim("A"),
      claim("B", { ...back, reversalOf: "A" }),
      claim("C", { ...again, reversalOf: "B" }),
    ],
    [`A ${TAKEN}`, `B ${TAKES}`, "C -"],
  ],
  [
    "taken back by one with amounts above zero",
    [claim("A"), claim("B", { reversalOf: "A" })],
    [`A ${TAKEN}`, `B ${TAKES}`],
  ],
  [
    "taken back under another spelling of the person and the provider",
    [
      claim("A"),
      claim("B", {
        ...back,
        patientFirstName: "ADA M",
        patientLastName: "EXAMPLE",
        provider: { providerId: null, providerName: "FERNHILL CLINIC, INC." },
      }),
    ],
    [`A ${TAKEN}`, `B ${TAKES}`],
  ],
  [
    "taken back of another person, and of another provider",
    [
      claim("A"),
      claim("B", { ...back, patientFirstName: "Ben" }),
      claim("C", { ...back, provider: { providerId: null, providerName: "Ashgrove Clinic" } }),
    ],
    ["A -", `B ${TAKES}`, `C ${TAKES}`],
  ],
  [
    "the same under one number",
    [claim("A"), claim("A", back), claim("A", again)],
    [`A ${TAKEN}`, `A ${TAKES}`, "A -"],
  ],
  [
    "newest first",
    [claim("C", again), claim("B", back), claim("A")],
    ["C -", `B ${TAKES}`, `A ${TAKEN}`],
  ],
  [
    "amounts that are not known on both",
    [claim("A", unknown), claim("B", unknownBack)],
    [`A ${TAKEN}`, `B ${TAKES}`],
  ],
  ["amounts known on one", [claim("A"), claim("B", unknownBack)], ["A may-change", "B takes-back"]],
  ["a part", [claim("A"), claim("B", partBack)], ["A may-change", "B takes-back"]],
  [
    "the highest version is void",
    [claim("A", { version: 1 }), claim("A", { version: 2, claimStatusDescription: "Voided" })],
    ["A replaced (not counted)", `A ${TAKEN}`],
  ],
  [
    "one of two that share a number is void, without versions",
    [claim("A"), claim("A", { claimStatusDescription: "Voided" })],
    ["A same-number", `A ${TAKEN}`],
  ],
  [
    "a void claim below zero without its claim",
    [claim("A", { ...back, claimStatusDescription: "Void" })],
    [`A ${TAKES}`],
  ],
  [
    "a reversed claim below zero with other amounts than its claim",
    [claim("A"), claim("B", { ...unknownBack, claimStatusDescription: "Reversed" })],
    ["A may-change", "B takes-back"],
  ],
  [
    "two reversed claims below zero without theirs",
    ["A", "B"].map((id) => claim(id, { ...back, claimStatusDescription: "Reversed" })),
    [`A ${TAKES}`, `B ${TAKES}`],
  ],
  [
    "a reversal that leaves the member's share out",
    [claim("A", owed), claim("B", backOf(null)), claim("C", again)],
    [`A ${TAKEN}`, `B ${TAKES}`, "C -"],
  ],
  [
    "a reversal with a share of zero, newest first",
    [claim("C", again), claim("B", backOf(0)), claim("A", owed)],
    ["C -", `B ${TAKES}`, `A ${TAKEN}`],
  ],
  [
    "a reversal of another share",
    [claim("A", owed), claim("B", backOf(-15))],
    ["A may-change", "B takes-back"],
  ],
  [
    "of two that could be, the one whose share the reversal has, too",
    [claim("A", owed), claim("B", shareOf(0)), claim("C", backOf(0))],
    ["A -", `B ${TAKEN}`, `C ${TAKES}`],
  ],
  ...["Void", "VOIDED", "Cancelled", "canceled", "Reversed", "Entered in error"].map(
    (claimStatusDescription): [string, readonly StandingClaim[], readonly string[]] => [
      `a claim that is ${claimStatusDescription} by its own status`,
      [claim("A", { claimStatusDescription }), claim("B", again)],
      [`A ${TAKEN}`, "B -"],
    ],
  ),
  [
    "a claim that is replaced by its own status",
    [claim("A", { claimStatusDescription: "Replaced" })],
    ["A replaced (not counted)"],
  ],
  [
    "a reversal whose status says so, too",
    [claim("A"), claim("B", { ...back, claimStatusDescription: "Reversed" })],
    [`A ${TAKEN}`, `B ${TAKES}`],
  ],
  [
    "reversals of claims that are not listed, whatever their status",
    ["Paid", "Adjusted", "Voided", "Reversed"].map((claimStatusDescription) =>
      claim(claimStatusDescription, { ...back, claimStatusDescription }),
    ),
    ["Paid", "Adjusted", "Voided", "Reversed"].map((status) => `${status} ${TAKES}`),
  ],
  [
    "a payment taken back without a bill, of the claim it names",
    [claim("A"), claim("B", { ...paymentBack, reversalOf: "A" })],
    ["A may-change", "B takes-back"],
  ],
  [
    "a payment taken back without a bill, of a claim of its visit",
    [claim("A"), claim("B", { ...paymentBack, claimStatusDescription: "Reversed" })],
    ["A may-change", "B takes-back"],
  ],
  [
    "a payment taken back without a bill, of a claim that is not listed",
    [claim("B", { ...paymentBack, reversalOf: "A" })],
    [`B ${TAKES}`],
  ],
  [
    "replaced by an estimate",
    [claim("A"), claim("B", { ...waits, replaces: "A", claimStatusDescription: "Estimate" })],
    ["A replaced (not counted)", "B -"],
  ],
  [
    "a reversal in process",
    [claim("A"), claim("B", { ...back, ...waits, reversalOf: "A" })],
    CHANGES,
  ],
  [
    "amounts of a reversal in process",
    [claim("A"), claim("B", { ...back, ...waits })],
    ["A -", "B -"],
  ],
  [
    "the highest version is in process",
    [
      claim("A", { version: 1 }),
      claim("A", { ...again, version: 2 }),
      claim("A", { ...waits, version: 3 }),
    ],
    ["A replaced (not counted)", "A may-change", "A -"],
  ],
  [
    "a claim in process, and another one that names it",
    [claim("A", waits), claim("B", { ...waits, replaces: "A" })],
    ["A -", "B -"],
  ],
  [
    "a claim in process that was replaced",
    [claim("A", waits), claim("B", { replaces: "A" })],
    ["A replaced (not counted)", "B -"],
  ],
])(
  "T-86 where claims of one list stand by their amounts and states: %s",
  (_what, claims, expected) => {
    expect(said(claims)).toEqual(expected);
    expect(said(judgeStandings(claims))).toEqual(expected);
  },
);

test("T-86 a claim read by itself stands as in its list, by its content where it shares a number", () => {
  const list = judgeStandings([claim("A"), claim("A", back), claim("A", again), claim("B")]);
  const alone = (of: StandingClaim) => judgeStandings([of]).map((one) => findStandingIn(one, list));
  expect(alone(claim("A"))).toEqual([{ standing: "taken-back", isCounted: false }]);
  expect(alone(claim("A", again))).toEqual([{ standing: null, isCounted: true }]);
  expect(alone(claim("A", unknown))).toEqual([{ standing: null, isCounted: true }]);
  // A list may say less of a claim than its own answer: its totals tell, or the one that holds.
  const more = { patientLastName: "Other" };
  const done = judgeStandings([claim("A"), claim("A", back), claim("A", again)]);
  const among = (of: StandingClaim) => judgeStandings([of]).map((one) => findStandingIn(one, done));
  expect(among(claim("A", more))).toEqual([{ standing: "taken-back", isCounted: false }]);
  expect(among(claim("A", { ...again, ...more }))).toEqual([{ standing: null, isCounted: true }]);
  expect(alone(claim("X", back))).toEqual([{ standing: "takes-back", isCounted: false }]);
});
