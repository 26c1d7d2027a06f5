import { expect, test } from "vitest";
import {
  CHANGES,
  TAKEN,
  TAKES,
  adjusted,
  again,
  back,
  claim,
  other,
  owed,
  partBack,
  partOf,
  said,
  served,
  unknownBack,
  unpaid,
  waits,
  type More,
} from "./standings.fixture.ts";
import { judgeStandings, type StandingClaim } from "./standings.ts";

test.each<[string, readonly StandingClaim[], readonly string[]]>([
  [
    "a whole claim beside a larger one of its visit",
    [
      claim("A"),
      claim("B", { claimDetailTotals: { billedCents: 500, planPaidCents: 400, oweCents: 0 } }),
      claim("C", back),
    ],
    ["A taken-back (not counted)", "B -", "C takes-back (not counted)"],
  ],
  [
    "a part of a claim of another day",
    [claim("A", { serviceDateFrom: "2026-10-13" }), claim("B", partBack)],
    ["A -", `B ${TAKES}`],
  ],
  [
    "a part of the claim that it names, of another day",
    [claim("A"), claim("B", { ...partBack, reversalOf: "A", serviceDateFrom: null })],
    ["A may-change", "B takes-back"],
  ],
  [
    "a part of the claim that it names, beside another of its visit",
    [claim("A"), claim("B", { ...partBack, reversalOf: "A" }), claim("C", again)],
    ["A may-change", "B takes-back", "C -"],
  ],
  [
    "a part of the claim that it names, which was replaced later",
    [claim("A"), claim("B", { ...partBack, reversalOf: "A" }), claim("C", { replaces: "A" })],
    ["A replaced (not counted)", `B ${TAKES}`, "C -"],
  ],
  [
    "the claim that it names, without an amount",
    [
      claim("A"),
      claim("B", {
        reversalOf: "A",
        claimDetailTotals: { billedCents: null, planPaidCents: null, oweCents: null },
      }),
    ],
    [`A ${TAKEN}`, `B ${TAKES}`],
  ],
  [
    "a part, of two under one number",
    [claim("A"), claim("A", again), claim("B", partBack)],
    ["A same-number", "A same-number", "B takes-back"],
  ],
  [
    "a reversal of another day",
    [claim("A"), claim("B", { ...back, serviceDateFrom: "2026-10-13" })],
    ["A may-change", "B takes-back"],
  ],
  [
    "a reversal of another day and less",
    [claim("A"), claim("B", { ...partBack, serviceDateFrom: "2026-10-13" })],
    ["A -", `B ${TAKES}`],
  ],
  [
    "a reversal of a larger payment",
    [claim("A", unpaid), claim("B", partBack)],
    ["A -", `B ${TAKES}`],
  ],
  [
    "one reversal of one of two that are alike",
    [claim("C", back), claim("B"), claim("A")],
    [`C ${TAKES}`, "B may-change (not counted)", "A may-change"],
  ],
  [
    "two reversals of two that are alike",
    [claim("D", back), claim("C", back), claim("B"), claim("A")],
    [`D ${TAKES}`, `C ${TAKES}`, `B ${TAKEN}`, `A ${TAKEN}`],
  ],
  [
    "taken back, and done again with the same amounts",
    [claim("C"), claim("B", back), claim("A")],
    ["C -", `B ${TAKES}`, `A ${TAKEN}`],
  ],
  [
    "adjusted beside another of its visit and bill",
    [claim("C", other), claim("B", adjusted), claim("A")],
    ["C -", "B may-change", "A may-change"],
  ],
  [
    "adjusted beside an estimate, one that is not decided, and one of another day",
    [
      claim("D", adjusted),
      claim("C", { claimStatusDescription: "Estimate" }),
      claim("B", waits),
      claim("A", { serviceDateFrom: "2026-10-13" }),
    ],
    ["D -", "C -", "B -", "A -"],
  ],
  [
    "a reversal of another first name",
    [claim("A"), claim("B", { ...back, patientFirstName: "Theo" })],
    ["A -", `B ${TAKES}`],
  ],
  [
    "a reversal of another last name",
    [claim("A"), claim("B", { ...back, patientLastName: "Sample" })],
    ["A -", `B ${TAKES}`],
  ],
  [
    "a reversal that names no provider",
    [claim("A"), claim("B", { ...back, provider: null })],
    [`A ${TAKEN}`, `B ${TAKES}`],
  ],
  [
    "a part of a claim of other services",
    [claim("A", served("99213")), claim("B", { ...partBack, ...served("80053") })],
    ["A -", `B ${TAKES}`],
  ],
  [
    "a part of a claim with one service of it",
    [claim("A", served("99213", "80053")), claim("B", { ...partBack, ...served("80053") })],
    ["A may-change", "B takes-back"],
  ],
  [
    "more than the claim of its visit",
    [claim("A", partOf), claim("B", unknownBack)],
    ["A -", `B ${TAKES}`],
  ],
  [
    "a part of a claim that is not listed",
    [claim("A"), claim("B", { ...partBack, reversalOf: "X" })],
    ["A -", `B ${TAKES}`],
  ],
  ["replaced by one in process", [claim("A"), claim("B", { ...waits, replaces: "A" })], CHANGES],
])("T-86 where a claim stands beside one that may change it: %s", (_what, claims, expected) => {
  expect(said(claims)).toEqual(expected);
  expect(said(judgeStandings(claims))).toEqual(expected);
});

test("T-86 a fill of a drug may change where another of its day is called reversed and has no amounts", () => {
  const none = { claimDetailTotals: { billedCents: 0, planPaidCents: 0, oweCents: 0 } };
  const drug = { claimDetails: [{ serviceDescription: { description: "Examplastatin 20 mg" } }] };
  const filled = claim("A", drug);
  const besides = (more: More) => said([claim("B", { ...none, ...drug, ...more }), filled]);
  const reversed = { claimStatusDescription: "Reversed" };
  expect(besides(reversed)).toEqual([`B ${TAKEN}`, "A may-change"]);
  expect(besides({ claimStatusDescription: "Returned to stock" })[1]).toBe("A may-change");
  const refused = claim("A", { ...drug, claimStatusDescription: "Rejected" });
  expect(said([claim("B", { ...none, ...drug, ...reversed }), refused])[1]).toBe("A -");
  for (const other of [
    { claimStatusDescription: "Voided" },
    { ...reversed, ...owed },
    { ...reversed, reversalOf: "C" },
    { ...reversed, claimDetails: [{ serviceDescription: { description: "Other" } }] },
    { ...reversed, serviceDateFrom: "2026-10-13" },
  ])
    expect(besides(other)[1]).toBe("A -");
});
